"""A Slurm cluster of two nodes on this machine, with its own folder, ports and authentication; all its processes end with
it."""
import getpass
import os
import shutil
import signal
import socket
import subprocess
import time

from support import Skip

CONFIGURATION = """ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
SlurmUser={user}
SlurmdUser={user}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool-%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd-%n.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=0,sched_interval=1
MaxArraySize={array}
ReturnToService=2
SlurmdTimeout=6
JobRequeue=1
SlurmdParameters=config_overrides
MpiDefault=none
NodeName=one NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[1]} CPUs=2
NodeName=two NodeHostname={host} NodeAddr=127.0.0.1 Port={ports[2]} CPUs=2
PartitionName=main Nodes=one,two Default=YES MaxTime=INFINITE State=UP
PartitionName=second Nodes=two MaxTime=INFINITE State=UP
"""


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Cluster:
    def __init__(self, folder, array=9):
        os.environ["PATH"] += ":/usr/sbin:/sbin"
        for name in ("slurmctld", "slurmd", "sbatch", "munged"):
            if not shutil.which(name):
                raise Skip("no Slurm here: %s was not found (Debian: slurm-wlm, munge)" % name)
        self.folder = folder
        self.processes = {}
        self.environment = dict(os.environ, SLURM_CONF=os.path.join(folder, "slurm.conf"))
        os.chmod(folder, 0o755)
        for name in ("state", "spool-one", "spool-two"):
            os.mkdir(os.path.join(folder, name))
        with open(os.path.join(folder, "munge.key"), "wb") as file:
            file.write(os.urandom(1024))
        os.chmod(file.name, 0o600)
        with open(os.path.join(folder, "slurm.conf"), "w") as file:
            file.write(CONFIGURATION.format(folder=folder, host=socket.gethostname().split(".")[0], ports=free_ports(3),
                                            user=getpass.getuser(), array=array))

    def __enter__(self):
        try:
            path = self.folder + "/munge."
            self.start("munged", "munged", "--foreground", "--force", "--key-file=%skey" % path,
                       "--socket=%ssocket" % path, "--pid-file=%spid" % path, "--log-file=%slog" % path,
                       "--seed-file=%sseed" % path)
            self.wait(lambda: os.path.exists(path + "socket"), "munged")
            self.start("slurmctld", "slurmctld", "-D")
            for node in ("one", "two"):
                self.start_node(node)
            self.wait(lambda: self.call("sinfo", "-h", "-o", "%D %t") == "2 idle", "two idle nodes")
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self, name, *words):
        with open(os.path.join(self.folder, name + ".out"), "a") as out:
            self.processes[name] = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                                                    env=self.environment)

    def start_node(self, node):
        self.start(node, "slurmd", "-D", "-N", node)

    def call(self, *words):
        done = subprocess.run(words, env=self.environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return done.stdout.strip()

    def wait(self, condition, what, seconds=90):
        end = time.time() + seconds
        while not condition():
            if time.time() > end:
                raise AssertionError("waited in vain for " + what)
            time.sleep(0.1)

    def jobs_of(self, node=None):
        """Processes of jobs of this cluster, with those that watch over them."""
        found = set()
        mark = ("SLURM_CONF=" + self.environment["SLURM_CONF"]).encode()
        for entry in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open("/proc/%s/environ" % entry, "rb") as file:
                    values = file.read().split(b"\0")
                names = [value for value in values if value.startswith(b"SLURMD_NODENAME=")]
                if mark not in values or not names or (node and names[0] != b"SLURMD_NODENAME=" + node.encode()):
                    continue
                found.add(int(entry))
                with open("/proc/%s/stat" % entry) as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
                with open("/proc/%d/comm" % parent) as file:
                    if file.read().startswith("slurmstepd"):
                        found.add(parent)
            except (OSError, IndexError):
                continue
        return found

    def kill_node(self, node):
        """As if the power went off."""
        self.processes[node].kill()
        self.processes.pop(node).wait()
        for process in self.jobs_of(node):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def stop(self):
        for name in ("one", "two", "slurmctld", "munged"):
            process = self.processes.pop(name, None)
            if not process:
                continue
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        for process in self.jobs_of():
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
