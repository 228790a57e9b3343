"""Reads what the compiler writes about sources in a debug build: which symbols a file defines, and which it uses.

The library is the toolchain's own, libIndexStore, whose interface is include/indexstore/indexstore.h of a toolchain.
"""
import ctypes, functools, json, os, subprocess
from ctypes import CFUNCTYPE, POINTER, byref, c_bool, c_char_p, c_int64, c_size_t, c_uint, c_uint64, c_void_p

DEFINITION, REFERENCE = 1 << 1, 1 << 2
RECORD = 2  # the kind of a unit's dependency that holds the symbols of a file


class Text(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


NamesCallback = CFUNCTYPE(c_bool, c_void_p, Text)
ItemsCallback = CFUNCTYPE(c_bool, c_void_p, c_void_p)


def library_path():
    """The path of the library in the toolchain whose compiler is found first."""
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    return os.path.join(os.path.dirname(info["paths"]["runtimeResourcePath"]), "libIndexStore.so")


class IndexStore:
    def __init__(self, path):
        self.library = ctypes.CDLL(library_path())
        self.handle = self.call("store_create", c_void_p, os.fsencode(path), None, types=[c_char_p, c_void_p])
        if not self.handle:
            raise OSError(f"{path} is no index store")

    def call(self, name, result, *arguments, types):
        function = getattr(self.library, "indexstore_" + name)
        function.restype, function.argtypes = result, types
        return function(*arguments)

    def unit_names(self):
        names = []
        callback = NamesCallback(lambda _, name: names.append(str(name)) or True)
        self.call(
            "store_units_apply_f", c_bool, self.handle, 0, None, callback,
            types=[c_void_p, c_uint, c_void_p, NamesCallback],
        )
        return names

    @functools.cached_property
    def units(self):
        """The files that were compiled, each with its path, the time of its compilation and the name of its record."""
        found = []
        for name in self.unit_names():
            unit = self.call(
                "unit_reader_create", c_void_p, self.handle, name.encode(), None, types=[c_void_p, c_char_p, c_void_p]
            )
            if not unit:
                continue
            path = str(self.call("unit_reader_get_main_file", Text, unit, types=[c_void_p]))
            seconds, nanoseconds = c_int64(), c_int64()
            self.call(
                "unit_reader_get_modification_time", None, unit, byref(seconds), byref(nanoseconds),
                types=[c_void_p, POINTER(c_int64), POINTER(c_int64)],
            )
            record = self.record_name(unit, path)
            self.call("unit_reader_dispose", None, unit, types=[c_void_p])
            found.append((path, seconds.value + nanoseconds.value / 1e9, record))
        return found

    def record_name(self, unit, path):
        records = []

        def visit(_, dependency):
            if self.call("unit_dependency_get_kind", c_uint, dependency, types=[c_void_p]) == RECORD:
                if str(self.call("unit_dependency_get_filepath", Text, dependency, types=[c_void_p])) == path:
                    records.append(str(self.call("unit_dependency_get_name", Text, dependency, types=[c_void_p])))
            return True

        self.call(
            "unit_reader_dependencies_apply_f", c_bool, unit, None, ItemsCallback(visit),
            types=[c_void_p, c_void_p, ItemsCallback],
        )
        return records[0] if records else None

    def occurrences(self, record):
        """The places where a file defines or uses a symbol: its identity, its name, what it is there, and the line."""
        reader = self.call(
            "record_reader_create", c_void_p, self.handle, record.encode(), None, types=[c_void_p, c_char_p, c_void_p]
        )
        found = []

        def visit(_, occurrence):
            symbol = self.call("occurrence_get_symbol", c_void_p, occurrence, types=[c_void_p])
            line, column = c_uint(), c_uint()
            self.call(
                "occurrence_get_line_col", None, occurrence, byref(line), byref(column),
                types=[c_void_p, POINTER(c_uint), POINTER(c_uint)],
            )
            found.append((
                str(self.call("symbol_get_usr", Text, symbol, types=[c_void_p])),
                str(self.call("symbol_get_name", Text, symbol, types=[c_void_p])),
                self.call("occurrence_get_roles", c_uint64, occurrence, types=[c_void_p]),
                line.value,
            ))
            return True

        self.call(
            "record_reader_occurrences_apply_f", c_bool, reader, None, ItemsCallback(visit),
            types=[c_void_p, c_void_p, ItemsCallback],
        )
        self.call("record_reader_dispose", None, reader, types=[c_void_p])
        return found
