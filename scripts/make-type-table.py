#!/usr/bin/env python3
"""Generates the Swift sources of the system's types from the tables in Data/.

    scripts/make-type-table.py            writes the two generated files
    scripts/make-type-table.py --check    fails when they are not what the tables say

Inputs: Data/apple-uniform-types.json, Data/additional-uniform-types.json (types), Data/constants.tsv (named constants).
Outputs: SystemTypes/SystemTypeTable+Generated.swift and UTType/UTType+Constants.swift of UniformTypes.

The table is a set of ASCII string literals, because a StaticString is read-only data of the executable: nothing is
allocated, relocated or run for it when a process starts. Numbers are written as base-64 digits, most significant
first, a digit being the character 48 + value. SystemTypeTable.swift describes the layout and reads it.
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources" / "UniformTypes"


def digits(value, count):
    assert 0 <= value < 64**count, (value, count)
    return "".join(chr(48 + (value >> (6 * place) & 63)) for place in reversed(range(count)))


def hashed(key):
    """FNV-1a, 32 bits, over the UTF-8 bytes: the same as SystemTypeTable.hash."""
    value = 0x811C9DC5
    for byte in key.encode():
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value ^ (value >> 15)


# What the tables of Apple's types get wrong for programs that choose by kind: a sound in WebM is no film.
CORRECTIONS = {"org.webmproject.webm": {"mimeTypes": ["video/webm"]}}


def load_types():
    types = []
    seen = {}
    for name in ("apple-uniform-types.json", "additional-uniform-types.json"):
        for entry in json.loads((ROOT / "Data" / name).read_text()):
            entry |= CORRECTIONS.get(entry["identifier"], {})
            key = entry["identifier"].lower()
            assert key not in seen, f"{entry['identifier']} is declared twice"
            seen[key] = len(types)
            types.append(entry)
    # A parent that nothing declares still counts in conformance tests: it is kept by name as a type without facts.
    for entry in list(types):
        for parent in entry["conformsTo"]:
            if parent.lower() not in seen:
                seen[parent.lower()] = len(types)
                types.append({"identifier": parent, "conformsTo": [], "undeclared": True})
    assert len(types) < 4095
    # Types that others conform to get the lowest numbers, so that a row of the conformance table stays short. The order
    # of the declarations, which decides between types of the same tag, is kept beside.
    parents = {parent.lower() for entry in types for parent in entry["conformsTo"]}
    for order, entry in enumerate(types):
        entry["order"] = order
    types.sort(key=lambda entry: (entry["identifier"].lower() not in parents, entry["order"]))
    seen = {entry["identifier"].lower(): number for number, entry in enumerate(types)}
    return types, seen, len(parents)


class Text:
    """The text that all strings of the table point into."""

    def __init__(self):
        self.lines = []
        self.length = 0
        self.known = {}

    def add_line(self, words):
        for word in words:
            if word not in self.known:
                self.known[word] = (self.length + len("\t".join(words[: words.index(word)]).encode()) + (words.index(word) > 0), len(word.encode()))
        line = "\t".join(words)
        self.lines.append(line)
        self.length += len(line.encode()) + 1

    def reference(self, word):
        offset, length = self.known[word]
        return digits(offset, 3) + digits(length, 2)


class Lists:
    """Lists of fixed-width items; equal lists are stored once."""

    def __init__(self):
        self.text = ""
        self.known = {}

    def reference(self, items):
        key = "".join(items)
        if not key:
            return digits(0, 3) + digits(0, 1)
        if key not in self.known:
            self.known[key] = len(self.text)
            self.text += key
        return digits(self.known[key], 3) + digits(len(items), 1)


def ancestors(index, types, seen):
    """All types that a type conforms to, nearest first, itself excluded."""
    found, queue = [], [index]
    while queue:
        for parent in types[queue.pop(0)]["conformsTo"]:
            number = seen[parent.lower()]
            if number not in found and number != index:
                found.append(number)
                queue.append(number)
    return found


def described(index, types, seen, visited=()):
    """The description of a type, or of the first supertype that has one, depth-first in the order of the declaration:
    so Apple's reference of UTType says that missing properties are searched."""
    if types[index].get("description"):
        return types[index]["description"]
    for parent in types[index]["conformsTo"]:
        number = seen[parent.lower()]
        if number not in visited:
            description = described(number, types, seen, (*visited, index))
            if description:
                return description
    return None


def hash_table(keys, slots):
    table = [0] * slots
    for number, key in enumerate(keys):
        slot = hashed(key) & (slots - 1)
        while table[slot]:
            slot = (slot + 1) & (slots - 1)
        table[slot] = number + 1
    return "".join(digits(value, 2) for value in table)


def power_of_two(minimum):
    size = 1
    while size < minimum:
        size *= 2
    return size


def wrapped(text, width=110):
    return "\\#\n".join(text[start : start + width] for start in range(0, len(text), width))


def literal(name, comment, body):
    return f'    /// {comment}\n    static let {name}: StaticString = #"""\n{body}\n"""#\n'


def table_source(types, seen, supertype_count):
    text, lists = Text(), Lists()
    for entry in types:
        words = [entry["identifier"], entry.get("description", ""), *entry.get("extensions", []), *entry.get("mimeTypes", [])]
        text.add_line([word for word in words if word])
    assert all('"""' not in line and "\\#" not in line for line in text.lines)

    def strings(words):
        return lists.reference([text.reference(word) for word in words])

    def references(numbers):
        return lists.reference([digits(number, 2) for number in numbers])

    records = ""
    for index, entry in enumerate(types):
        description = described(index, types, seen)
        records += text.reference(entry["identifier"])
        records += text.reference(description) if description else digits(0, 5)
        records += references([seen[parent.lower()] for parent in entry["conformsTo"]])
        records += references(ancestors(index, types, seen))
        records += strings(entry.get("extensions", []))
        records += strings(entry.get("mimeTypes", []))
        records += digits(0 if entry.get("undeclared") else 1, 1)

    conformances = ""
    row_width = (supertype_count + 5) // 6
    for index in range(len(types)):
        row = [0] * row_width
        for number in [index] + ancestors(index, types, seen):
            if number < supertype_count:
                row[number // 6] |= 1 << number % 6
        conformances += "".join(digits(value, 1) for value in row)

    def tag_index(field):
        owners = {}
        for index, entry in sorted(enumerate(types), key=lambda pair: pair[1]["order"]):
            for tag in entry.get(field, []):
                owners.setdefault(tag.lower(), [tag, []])[1].append(index)
        keys = list(owners)
        entries = "".join(text.reference(owners[key][0]) + references(owners[key][1]) for key in keys)
        slots = power_of_two(len(keys) * 2)
        return entries, hash_table(keys, slots), slots

    extension_entries, extension_slots, extension_count = tag_index("extensions")
    mime_entries, mime_slots, mime_count = tag_index("mimeTypes")
    identifier_count = power_of_two(len(types) * 2)
    identifier_slots = hash_table([entry["identifier"].lower() for entry in types], identifier_count)

    return (
        "// Generated by scripts/make-type-table.py from the tables in Data/. Do not edit.\n"
        "// swift-format-ignore-file\n\n"
        "extension SystemTypeTable {\n"
        f"    static let typeCount = {len(types)}\n"
        f"    static let supertypeCount = {supertype_count}\n"
        f"    static let identifierSlotCount = {identifier_count}\n"
        f"    static let extensionSlotCount = {extension_count}\n"
        f"    static let mimeTypeSlotCount = {mime_count}\n\n"
        + literal("text", "A line for each type: identifier, description, extensions, MIME types, tabs between them.", "\n".join(text.lines))
        + "\n" + literal("records", "A record of facts for each type.", wrapped(records))
        + "\n" + literal("conformances", "A row for each type: a bit, six in a digit, for each supertype that it is or conforms to.", wrapped(conformances))
        + "\n" + literal("lists", "The lists that records and tag entries point to.", wrapped(lists.text))
        + "\n" + literal("identifierSlots", "Hash table: identifier to type number plus one.", wrapped(identifier_slots))
        + "\n" + literal("extensionEntries", "A filename extension and the types that have it.", wrapped(extension_entries))
        + "\n" + literal("extensionSlots", "Hash table: filename extension to entry number plus one.", wrapped(extension_slots))
        + "\n" + literal("mimeTypeEntries", "A MIME type and the types that have it.", wrapped(mime_entries))
        + "\n" + literal("mimeTypeSlots", "Hash table: MIME type to entry number plus one.", wrapped(mime_slots))
        + "}\n"
    )


def constants_source(seen):
    source = "// Generated by scripts/make-type-table.py from Data/constants.tsv. Do not edit.\n"
    open_group = False
    for line in (ROOT / "Data" / "constants.tsv").read_text().splitlines():
        if line.startswith("# "):
            source += ("}\n" if open_group else "") + f"\n// MARK: {line[2:]}\n\nextension UTType {{\n"
            open_group = True
            first = True
            continue
        name, identifier, summary = line.split("\t")
        source += "" if first else "\n"
        first = False
        source += f"    /// {summary}\n    ///\n    /// Its identifier is `{identifier}`.\n"
        source += f"    public static var {name}: UTType {{ UTType(systemType: {seen[identifier.lower()]}) }}\n"
    return source + "}\n"


def main():
    types, seen, supertype_count = load_types()
    outputs = {
        TARGET / "SystemTypes" / "SystemTypeTable+Generated.swift": table_source(types, seen, supertype_count),
        TARGET / "UTType" / "UTType+Constants.swift": constants_source(seen),
    }
    for path, source in outputs.items():
        if "--check" in sys.argv:
            if not path.exists() or path.read_text() != source:
                sys.exit(f"{path.relative_to(ROOT)} is out of date: run scripts/make-type-table.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source)


main()
