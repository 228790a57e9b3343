#!/usr/bin/env python3
"""Which targets of tests have passed as they are: what they are made of has not changed since, and neither has the machine.

usage: passed_tests.py changed RECORD TARGET…    prints those of the targets that have not passed as they are
       passed_tests.py record RECORD TARGET…     takes down that they have, as they were when the script was last asked

A target is made of its sources and those of all targets that it depends on, programs that it starts among them. Files that are no
source count for every target, wherever they lie: tests read articles, tables and scripts. So do the compiler and the packages of the
machine, where programs are that tests exchange data with.
"""
import hashlib, json, os, pathlib, shutil, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE_SUFFIXES = {".swift", ".c", ".h"}
# The pages and measurements that no test reads.
UNREAD = ("Benchmarks/", "CHANGELOG.md", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md")


def files():
    """The files of the working copy, with those that are not committed, and without those that are ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    return sorted(os.fsdecode(name) for name in listed.split(b"\0") if name and (ROOT / os.fsdecode(name)).is_file())


def targets():
    """The targets of the package as the environment has the manifest declare them, by name."""
    command = ["swift", "package", "--scratch-path", ".build/development", "describe", "--type", "json"]
    text = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    return {target["name"]: target for target in json.loads(text)["targets"]}


def machine():
    """What tests depend on beside the working copy."""
    said = []
    for path in [shutil.which("swiftc"), "/var/lib/dpkg/status"]:
        if path and os.path.exists(path):
            status = os.stat(path)
            said.append(f"{os.path.realpath(path)} {status.st_size} {status.st_mtime_ns}")
    return said


def keys(names):
    """A digest for each of some targets of tests of all that it is made of."""
    all_targets = targets()
    # The innermost folder of a target that a file lies in is that target's.
    owners = sorted(((target["path"].rstrip("/") + "/", name) for name, target in all_targets.items()), key=lambda e: -len(e[0]))
    own, common = {}, list(machine())
    for path in files():
        if path.startswith(UNREAD):
            continue
        line = f"{path} {hashlib.sha256((ROOT / path).read_bytes()).hexdigest()}"
        owner = next((name for folder, name in owners if path.startswith(folder)), None)
        if owner and pathlib.Path(path).suffix in SOURCE_SUFFIXES:
            own.setdefault(owner, []).append(line)
        else:
            common.append(line)

    def parts(name, found):
        if name not in found and name in all_targets:
            found.add(name)
            for other in all_targets[name].get("target_dependencies", []):
                parts(other, found)
        return found

    def digest(name):
        lines = common + [line for part in sorted(parts(name, set())) for line in own.get(part, [])]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    return {name: digest(name) for name in names}


def read(path):
    """The digests of a file; none where it is missing or damaged."""
    try:
        return json.loads(path.read_text())
    except (FileNotFoundError, ValueError):
        return {}


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("changed", "record"):
        sys.exit(__doc__)
    record, names = pathlib.Path(sys.argv[2]), sys.argv[3:]
    # A source may change while tests run.
    asked = record.with_suffix(".asked")
    if sys.argv[1] == "record":
        then = read(asked)
        record.write_text(json.dumps(read(record) | {name: then[name] for name in names if name in then}, indent=1))
        return
    passed = read(record)
    current = keys(names) if (ROOT / ".git").exists() else {}
    record.parent.mkdir(parents=True, exist_ok=True)
    asked.write_text(json.dumps(current))
    print("\n".join(name for name in names if name not in current or passed.get(name) != current[name]))


main()
