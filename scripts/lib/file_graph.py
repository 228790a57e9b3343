"""The files of a module and which of them use each other, by the index of a debug build."""
import os
import index_store


class StaleIndex(Exception):
    """The index does not have what the sources are now."""


class NotBuilt(Exception):
    """The build has no file of the module."""


class FileGraph:
    """What each file of a folder of sources uses of the others.

    A file uses another where it names a symbol that the other defines: a type, a function, a property, or a member of an
    extension. Overrides and the witnesses of a protocol name nothing.
    """

    def __init__(self, root, folder, store):
        """Reads the index for the Swift files of a folder, whose paths count from there."""
        self.folder = folder
        self.files = sorted(
            os.path.relpath(os.path.join(place, name), os.path.join(root, folder))
            for place, _, names in os.walk(os.path.join(root, folder))
            for name in names
            if name.endswith(".swift")
        )
        base = os.path.join(root, folder) + os.sep
        units = {path[len(base) :]: (time, record) for path, time, record in store.units if path.startswith(base)}
        if not units:
            raise NotBuilt(f"The build has no file of {folder}")
        # A file without a unit that was there when the module was built is for another system: the manifest leaves it out.
        last = max(time for time, _ in units.values())
        self.files = [file for file in self.files if file in units or os.path.getmtime(base + file) > last]
        stale = [
            file for file in self.files if file not in units or units[file][0] < os.path.getmtime(base + file)
        ]
        if stale:
            more = f" and {len(stale) - 3} more" if len(stale) > 3 else ""
            names = ", ".join(os.path.join(folder, file) for file in stale[:3])
            raise StaleIndex(f"The index is older than {names}{more}: run scripts/test first")
        occurrences = {file: store.occurrences(units[file][1]) if units[file][1] else [] for file in self.files}
        home = {}
        for file, found in occurrences.items():
            for identity, _, roles, _ in found:
                if roles & index_store.DEFINITION:
                    home.setdefault(identity, file)
        # The names that a file uses of another, each with its line: uses[file][other] is a set of (line, name).
        self.uses = {file: {} for file in self.files}
        for file, found in occurrences.items():
            for identity, name, roles, line in found:
                other = home.get(identity)
                if other is None or other == file or not roles & index_store.REFERENCE:
                    continue
                name = name.removeprefix("getter:").removeprefix("setter:")
                self.uses[file].setdefault(other, set()).add((line, name))

    def edges(self):
        """The files that each file uses."""
        return {file: set(others) for file, others in self.uses.items()}

    def folder_edges(self):
        """The folders that each folder uses, by the files directly in them."""
        edges = {}
        for file, others in self.uses.items():
            here = os.path.dirname(file)
            edges.setdefault(here, set()).update(os.path.dirname(other) for other in others)
            edges[here].discard(here)
        return edges


def circles(edges):
    """The sets of more than one member in which each leads to each other, the largest first.

    The algorithm is Tarjan's, without recursion: R. Tarjan, Depth-First Search and Linear Graph Algorithms, 1972.
    """
    number, low, stack, on_stack, found = {}, {}, [], set(), []
    for start in sorted(edges):
        if start in number:
            continue
        work = [(start, iter(sorted(edges[start])))]
        number[start] = low[start] = len(number)
        stack.append(start)
        on_stack.add(start)
        while work:
            here, others = work[-1]
            for other in others:
                if other not in number:
                    number[other] = low[other] = len(number)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(sorted(edges.get(other, ())))))
                    break
                if other in on_stack:
                    low[here] = min(low[here], number[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[here])
                if low[here] == number[here]:
                    members = set()
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        members.add(member)
                        if member == here:
                            break
                    if len(members) > 1:
                        found.append(members)
    return sorted(found, key=lambda members: (-len(members), min(members)))
