"""Runs an FMU 2.0 for co-simulation in fixed steps."""
import ctypes
import os
import xml.etree.ElementTree
import zipfile

LOGGER = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)
ALLOCATE = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)
FREE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Callbacks(ctypes.Structure):
    _fields_ = [("logger", LOGGER), ("allocate", ALLOCATE), ("free", FREE), ("finished", ctypes.c_void_p),
                ("environment", ctypes.c_void_p)]


class Fmu:
    """An unpacked FMU: its library and the references of its variables."""

    def __init__(self, path, folder):
        with zipfile.ZipFile(path) as archive:
            archive.extractall(folder)
        root = xml.etree.ElementTree.parse(os.path.join(folder, "modelDescription.xml")).getroot()
        self.guid = root.get("guid")
        self.references = {variable.get("name"): int(variable.get("valueReference"))
                           for variable in root.iter("ScalarVariable") if variable.find("Real") is not None}
        name = root.find("CoSimulation").get("modelIdentifier")
        self.library = ctypes.CDLL(os.path.join(folder, "binaries", "linux64", name + ".so"))
        self.resources = "file://" + os.path.abspath(os.path.join(folder, "resources"))
        self.library.fmi2Instantiate.restype = ctypes.c_void_p
        libc = ctypes.CDLL(None)
        libc.calloc.restype = ctypes.c_void_p
        self.messages = []
        self.callbacks = Callbacks(LOGGER(lambda *about: self.messages.append(about)),
                                   ALLOCATE(lambda count, size: libc.calloc(ctypes.c_size_t(count), ctypes.c_size_t(size))),
                                   FREE(lambda pointer: libc.free(ctypes.c_void_p(pointer))), None, None)

    def run(self, stop, step, name, parameters):
        """The values of a variable at the end of every step, with other values of parameters."""
        library, reference = self.library, (ctypes.c_uint * 1)(self.references[name])
        model = ctypes.c_void_p(library.fmi2Instantiate(b"fmu", 1, self.guid.encode(), self.resources.encode(),
                                                        ctypes.byref(self.callbacks), 0, 0))
        self.check(0 if model else 3)
        self.check(library.fmi2SetupExperiment(model, 0, ctypes.c_double(0), ctypes.c_double(0), 0, ctypes.c_double(0)))
        for parameter, given in parameters.items():
            self.check(library.fmi2SetReal(model, (ctypes.c_uint * 1)(self.references[parameter]), ctypes.c_size_t(1), (ctypes.c_double * 1)(given)))
        self.check(library.fmi2EnterInitializationMode(model))
        self.check(library.fmi2ExitInitializationMode(model))
        values, value = [], (ctypes.c_double * 1)()
        for i in range(round(stop / step)):
            self.check(library.fmi2DoStep(model, ctypes.c_double(i * step), ctypes.c_double(step), 1))
            self.check(library.fmi2GetReal(model, reference, ctypes.c_size_t(1), value))
            values.append(value[0])
        library.fmi2FreeInstance(model)
        return values

    def check(self, status):
        if status > 1:
            raise RuntimeError("the FMU returned status %d: %s" % (status, [m[4] for m in self.messages[-3:]]))
