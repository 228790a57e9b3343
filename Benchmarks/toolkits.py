"""The toolkits that Benchmarks/views measures, with the programs that open their windows.

This package's SwiftUI is built in release mode, and GTK 4 in C is compiled from Peers. The others are what people would pick
instead: PyGObject, and Qt Quick with PyQt6. All write the same lines of measures.
"""

import json
import pathlib
import subprocess
import sys
from dataclasses import dataclass, field

HERE = pathlib.Path(__file__).resolve().parent
PEERS = HERE / "Peers"
REQUIREMENTS = HERE.parent / "scripts/lib/requirements.sh"
RESOURCES = HERE.parent / "Examples/Catalog/Resources"
ROWS = "10000"
SQUARES = "100"
# Debian's, for which the packages of toolkits are.
PYTHON = "/usr/bin/python3"

# The apps are linked as "transferable bundle" does, to run on machines without Swift.
EXPORTS = HERE / ".build/exports"

# Qt draws with the processor, as GTK does with cairo, and on the main thread, whose time is measured. The settings of a desktop, of
# which GTK's are kept away, too, would bring another style.
QT_ENVIRONMENT = {
    "QSG_RENDER_LOOP": "basic",
    "QT_QPA_PLATFORM": "xcb",
    "QT_QPA_PLATFORMTHEME": "generic",
    "QT_QUICK_BACKEND": "software",
    "QT_QUICK_CONTROLS_STYLE": "Fusion",
}


@dataclass(frozen=True, eq=False)
class Toolkit:
    name: str
    # The commands that open the windows: "list", "empty", "moving" and "catalog".
    windows: dict
    environment: dict = field(default_factory=dict)
    # Whether a turn of the wheel scrolls as far as in GTK.
    scrolls_as_gtk: bool = True


def require_packages():
    """Installs the packages that are missing, or says which they are and ends the script."""
    lists = ("build_packages", "app_packages", "desktop_packages", "view_packages")
    command = " ".join(['source "$0" && require_packages', *(f'"${{{name}[@]}}"' for name in lists)])
    if subprocess.run(["bash", "-c", command, str(REQUIREMENTS)], stdout=sys.stderr).returncode != 0:
        sys.exit(1)


def swift_ui():
    EXPORTS.parent.mkdir(exist_ok=True)
    EXPORTS.write_text("{ local: *; };\n")
    return Toolkit("SwiftUI", {**windows(built("ViewBenchmarks")), "catalog": [built("Catalog")]})


def gtk_in_c(directory):
    catalog = [compiled("catalog", "gtk4", directory=directory), made_people(directory), str(RESOURCES / "portraits")]
    return Toolkit("GTK 4 in C", {**windows(compiled("list", "gtk4", directory=directory)), "catalog": catalog})


def py_gobject():
    return Toolkit(
        "PyGObject",
        {**windows(PYTHON, str(PEERS / "list.py")), "catalog": [PYTHON, str(PEERS / "catalog.py"), *catalog_files()]},
    )


def qt_quick(directory):
    program = [PYTHON, str(PEERS / "quick.py")]
    return Toolkit(
        "Qt Quick",
        {**windows(*program), "catalog": [*program, "catalog", *catalog_files()]},
        # What Qt has compiled of QML is read again, as at each start of an app but the first.
        {**QT_ENVIRONMENT, "QML_DISK_CACHE_PATH": f"{directory}/qml"},
        scrolls_as_gtk=False,
    )


def windows(*program):
    return {"list": [*program, "rows", ROWS], "empty": [*program, "empty"], "moving": [*program, "moving", SQUARES]}


def catalog_files():
    return [str(RESOURCES / "people.json"), str(RESOURCES / "portraits")]


def app_options():
    command = 'source scripts/lib/release.sh && prepare_apps && printf "%s\\n" "${app_options[@]}"'
    output = subprocess.run(["bash", "-c", command], cwd=HERE.parent, check=True, capture_output=True, text=True).stdout
    return [*output.splitlines(), "-Xlinker", f"--version-script={EXPORTS}"]


def built(product):
    command = ["swift", "build", "--package-path", str(HERE), *app_options(), "--product", product]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    path = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return f"{path}/{product}"


def compiled(name, *packages, directory):
    program = f"{directory}/{name}"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", *packages], check=True, capture_output=True, text=True
    ).stdout.split()
    subprocess.run(["cc", "-O2", str(PEERS / f"{name}.c"), "-o", program, *flags], check=True)
    return program


def made_people(directory):
    """The people of the Catalog, as its peer in C reads them."""
    path = f"{directory}/people"
    with open(path, "w") as file:
        for person in json.loads((RESOURCES / "people.json").read_text()):
            person["facts"] = "".join(fact.replace(";", "\\;") + ";" for fact in person.pop("funFacts"))
            lines = (f"{key}={value}" for key, value in person.items() if value is not None)
            print(f"[{person['id']}]", *lines, sep="\n", file=file)
    return path
