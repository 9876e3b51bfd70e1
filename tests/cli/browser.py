"""A headless Chromium, driven over a pipe by its DevTools protocol."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def chromium():
    """The path of a Chromium, or None."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return shutil.which(name)
    return None


class Browser:
    def __init__(self, path, width=1280, height=900):
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()
        self.folder = tempfile.mkdtemp()

        def connect():  # Chromium reads from descriptor 3 and writes to 4
            a, b = os.dup(to_browser), os.dup(from_browser)
            os.dup2(a, 3)
            os.dup2(b, 4)
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [path, "--headless", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
             "--user-data-dir=" + self.folder, "--window-size=%d,%d" % (width, height), *sandbox, "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.number, self.session, self.messages = b"", 0, None, []

    def close(self):
        self.process.terminate()
        self.process.wait()
        os.close(self.write_end)
        os.close(self.read_end)
        shutil.rmtree(self.folder, ignore_errors=True)

    def receive(self, timeout):
        """The next message, or None."""
        end = time.monotonic() + timeout
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.read_end], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            data = os.read(self.read_end, 1 << 20)
            if not data:
                raise RuntimeError("the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def command(self, method, timeout=60, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.write_end, json.dumps(request).encode() + b"\0")
        end = time.monotonic() + timeout
        while True:
            message = self.receive(end - time.monotonic())
            if message is None:
                raise RuntimeError("no answer to " + method)
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError("%s: %s" % (method, message["error"]))
                return message["result"]
            self.messages.append(message)

    def open(self, address):
        """Loads a page; what it complains about is then in complaints()."""
        if not self.session:
            target = self.command("Target.createTarget", url="about:blank")["targetId"]
            self.session = self.command("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network"):
                self.command(domain + ".enable")
        self.messages = []
        self.command("Page.navigate", url=address)
        end = time.monotonic() + 60
        while not any(m.get("method") == "Page.loadEventFired" for m in self.messages):
            message = self.receive(end - time.monotonic())
            if message is None:
                raise RuntimeError("the page does not load")
            self.messages.append(message)

    def complaints(self):
        """Errors and warnings on the console, exceptions, requests to other places."""
        found = []
        for message in self.messages:
            method, parameters = message.get("method"), message.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(json.dumps(parameters["exceptionDetails"])[:500])
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                found.append(json.dumps(parameters["args"])[:500])
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith("file:"):
                found.append("asks for " + parameters["request"]["url"])
        return found

    def evaluate(self, expression):
        answer = self.command("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    def wait(self, expression, what, seconds=20):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise AssertionError(what)
            time.sleep(0.02)

    def device(self, width, height=800, phone=False):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=2 if phone else 1, mobile=phone)
        self.command("Emulation.setTouchEmulationEnabled", enabled=phone)

    def media(self, kind="", **features):
        self.command("Emulation.setEmulatedMedia", media=kind,
                     features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def mouse(self, kind, x, y, button="left", **more):
        """kind: Pressed, Released, Moved, Wheel."""
        held = kind in ("Pressed", "Released") or more.get("buttons")
        self.command("Input.dispatchMouseEvent", type="mouse" + kind, x=x, y=y, button=button if held else "none",
                     **more)

    def click(self, x, y, button="left", count=1):
        self.mouse("Moved", x, y)
        for number in range(1, count + 1):
            self.mouse("Pressed", x, y, button, clickCount=number)
            self.mouse("Released", x, y, button, clickCount=number)

    def key(self, key, modifiers=0):
        """Presses a key: " ", "Tab", "Enter", "ArrowLeft", ...; modifiers: 1 Alt, 2 Control, 8 Shift."""
        codes = {" ": 32, "Tab": 9, "Enter": 13, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
                 "ArrowRight": 39, "ArrowDown": 40}
        text = {" ": " ", "Enter": "\r"}.get(key)
        common = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": codes[key],
                  "modifiers": modifiers}
        if text:
            common["text"] = text
        self.command("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **common)
        common.pop("text", None)
        self.command("Input.dispatchKeyEvent", type="keyUp", **common)

    def box(self, selector, number=0):
        """Left, top, width and height of an element in the window, after scrolling to it."""
        return self.evaluate("(() => { const e = document.querySelectorAll(%s)[%d];"
                             " e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect();"
                             " return [b.left, b.top, b.width, b.height]; })()"
                             % (json.dumps(selector), number))

    def middle(self, selector, number=0):
        left, top, width, height = self.box(selector, number)
        return left + width / 2, top + height / 2

    def screenshot(self, path, **parameters):
        data = self.command("Page.captureScreenshot", format="png", **parameters)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
