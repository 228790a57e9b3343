"""The directories of a display, the environment of its programs, and the programs themselves."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SUPPORT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Tests/TransferTestSupport"))
# Settings that the displays of tests have, too.
SETTINGS = os.path.join(SUPPORT, "Session")
INSTALLED_SERVICES = "/usr/share/dbus-1/services"
NO_SERVICES = ("org.freedesktop.portal.Desktop", "org.freedesktop.impl.portal.desktop", "org.a11y", "org.freedesktop.systemd1")
BUS = """<busconfig>
<type>session</type>
<listen>unix:path={path}</listen>
<servicedir>{services}</servicedir>
<policy context="default">
<allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
</policy>
</busconfig>
"""


class Failure(Exception):
    """Something did not happen in its time."""


class Nothing(Failure):
    """What was to be exchanged did not arrive, or it was something else, though all that leads there was done."""


def wait_for(what, seconds, check, interval=0.1, error=Failure):
    """Repeats `check` until it gives something true, which is returned."""
    deadline = time.monotonic() + seconds
    while True:
        result = check()
        if result:
            return result
        if time.monotonic() > deadline:
            raise error(f"{what}: nothing in {seconds:g} seconds")
        time.sleep(interval)


class Session:
    """Programs that end together, in an environment of their own."""

    def __init__(self):
        self.directory = tempfile.mkdtemp(prefix="desktop-")
        os.chmod(self.directory, 0o755)
        self.processes = []
        self.log = open(self.path("log"), "ab")
        for name in ("run", "home", "cache", "data", "state"):
            os.mkdir(self.path(name))
        os.chmod(self.path("run"), 0o700)
        shutil.copytree(os.path.join(SETTINGS, "config"), self.path("config"))
        self.environment = self.host = self.session_environment()
        try:
            self.start()
        except BaseException:
            self.stop()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        """Starts what makes this a display, and adds to the environment how programs find it: here nothing."""

    def path(self, name):
        return os.path.join(self.directory, name)

    def session_environment(self):
        environment = {**os.environ, "HOME": self.path("home")}
        with open(os.path.join(SETTINGS, "environment"), encoding="utf-8") as file:
            for line in file.read().splitlines():
                if line.startswith("#"):
                    continue
                name, is_set, value = line.partition("=")
                if is_set:
                    environment[name] = value.replace("$SESSION", self.directory)
                else:
                    environment.pop(name, None)
        return environment

    def start_bus(self):
        """Starts a message bus, as each session has one, with the portal for documents, by which some file managers take files."""
        self.environment.pop("DBUS_SESSION_BUS_ADDRESS")
        services = self.path("services")
        os.makedirs(services)
        for name in os.listdir(INSTALLED_SERVICES):
            # What asks a person, and settings of a desktop that this is not.
            if not name.startswith(NO_SERVICES):
                os.symlink(os.path.join(INSTALLED_SERVICES, name), os.path.join(services, name))
        with open(self.path("bus.conf"), "w") as file:
            file.write(BUS.format(path=self.path("run/bus"), services=services))
        self.spawn(["dbus-daemon", f"--config-file={self.path('bus.conf')}", "--nofork"], self.environment)
        wait_for("the message bus", 20, lambda: os.path.exists(self.path("run/bus")))
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={self.path('run/bus')}"
        # They would outlive the bus, were they started by it.
        for program in ("xdg-permission-store", "xdg-document-portal"):
            self.launch([f"/usr/libexec/{program}"])
        wait_for("the portal for documents", 20, lambda: os.path.ismount(self.path("run/doc")))

    # MARK: Processes

    def spawn(self, command, environment, **options):
        """Starts a program as the leader of a group, which ends with the display or with this script."""
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", self.log)
        process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "TERM", "--", *command], env=environment, stderr=self.log,
            start_new_session=True, **options)
        self.processes.append(process)
        return process

    def launch(self, command, extra=None, **options):
        return self.spawn(command, {**self.environment, **(extra or {})}, **options)

    def end(self, process):
        """Ends a program and all that it has started."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, number)
            except ProcessLookupError:
                break
            try:
                process.wait(3)
                if number == signal.SIGTERM:
                    time.sleep(0.2)
            except subprocess.TimeoutExpired:
                pass
        if process in self.processes:
            self.processes.remove(process)

    def stop(self):
        for process in reversed(list(self.processes)):
            self.end(process)
        self.log.close()
        # The portal takes its file system away when it ends; what is deleted there is deleted where it is.
        for _ in range(50):
            if not os.path.ismount(self.path("run/doc")):
                shutil.rmtree(self.directory, ignore_errors=True)
                return
            time.sleep(0.1)
        print(f"{self.path('run/doc')} is still mounted", file=sys.stderr, flush=True)

    def run(self, command, environment=None, timeout=10, data=None):
        """Runs a short command to its end and gives its output."""
        try:
            done = subprocess.run(
                command, env=environment or self.environment, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                timeout=timeout, **({} if data is not None else {"stdin": subprocess.DEVNULL}))
        except subprocess.TimeoutExpired:
            raise Failure(f"{command[0]} does not end within {timeout} seconds") from None
        return done
