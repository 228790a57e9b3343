#!/usr/bin/env python3
"""Generates the overloads that differ in one parameter alone, such as a title that is a key, a string or a text.

    scripts/make-overloads.py            writes the generated files
    scripts/make-overloads.py --check    fails when they are not what the templates say

Inputs: the templates in Data/Overloads. A line "output: PATH" begins an output, of which a template has one or more; with
"for NAME in A, B" behind it there is an output for each value, whose path has the value in braces. The rest is Swift with

    %each NAME in A, B      repeats the lines up to "%end" for each value, with an empty line between; it nests
    %each NAME in {X.list}  repeats them for each of the words that a value of X has as its list, if there are any
    [NAME=A,B] LINE         a line for these values only, or with [NAME!=A,B] for all others; conditions may be repeated
    {NAME}, {NAME.lower}    the value, as it is and in lowercase; {NAME.camel} has a small first letter alone
    {NAME.outer}            the value before its full stop; {NAME.inner} is what comes after
    %words NAME.x A: words  words that {NAME.x} gives for a value, in a list with commas
    <<A: View, B>>          type parameters, to which the form of a title adds its own; nothing where there is none
    @Entry var x: A = b     a property of environment values with its key, as the macro of that name makes them

The values of a NAME that is "title" or "prompt" are the forms below. They give {attribute}, {argument}, {name}, {text} and
{words}, and a type parameter, which is the first for a title and the last for a prompt.
The output has the layout of "swift format".
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "Data" / "Overloads"

# A title: what is before the declaration, the parameter, its name, the text and the words that it gives, and a type parameter.
FORMS = {
    "key": ("", "_ titleKey: LocalizedStringKey", "titleKey", "Text(titleKey)", "titleKey.resolved()", None),
    "string": ("@_disfavoredOverload", "_ title: S", "title", "Text(title)", "String(title)", "S: StringProtocol"),
    "text": ("", "_ title: Text", "title", "title", "title.string", None),
    "resource": (
        "@_disfavoredOverload",
        "_ titleResource: LocalizedStringResource",
        "titleResource",
        "Text(titleResource)",
        "String(localized: titleResource)",
        None,
    ),
}
FIELDS = ("attribute", "argument", "name", "text", "words")
# What the lines "%words" of a template say, by name, field and value.
WORDS = {}


def values(variables):
    """What stands for names in braces, and the type parameter of the title."""
    known, parameter = dict(variables), None
    for name, value in variables.items():
        outer, _, inner = value.partition(".")
        forms = {"lower": value.lower(), "camel": value[0].lower() + value[1:], "outer": outer, "inner": inner}
        known |= {f"{name}.{form}": text for form, text in forms.items()}
        known |= {f"{name}.{field}": words for (of, field, given), words in WORDS.items() if (of, given) == (name, value)}
    for name in ("title", "prompt"):
        if name in variables:
            *fields, parameter = FORMS[variables[name]]
            known |= zip(FIELDS, fields)
    return known, parameter


def substituted(line, variables):
    """The line for some values; nil where it is not for them."""
    while condition := re.match(r"\[(\w+)(!?=)([\w., /]+)\] ?", line):
        if (variables[condition[1]] in re.split(r", *", condition[3])) != (condition[2] == "="):
            return None
        line = line[condition.end() :]
    known, parameter = values(variables)

    def generics(match):
        listed = [part for part in (match[1].strip(), parameter) if part]
        if "title" in variables:
            listed.reverse()
        return f"<{', '.join(listed)}>" if listed else ""

    line = re.sub(r"<<(.*?)>>", generics, line)
    result = re.sub(r"\{([\w.]+)\}", lambda match: known.get(match[1], match[0]), line)
    # An attribute that a form does not have leaves no line.
    return None if line.strip() and not result.strip() else result


def expanded(lines, variables):
    result, index = [], 0
    while index < len(lines):
        if words := re.fullmatch(r"%words (\w+)\.(\w+) (.*)", lines[index]):
            for value, text in (part.split(": ") for part in words[3].split(", ")):
                WORDS[words[1], words[2], value] = text
            index += 1
            continue
        loop = re.fullmatch(r"%each (\w+) in (.*)", lines[index])
        if not loop:
            line = substituted(lines[index], variables)
            result += [] if line is None else [line]
            index += 1
            continue
        first, depth = index + 1, 1
        while depth:
            index += 1
            depth += {"%e": 1, "%end": -1}.get(lines[index] if lines[index] == "%end" else lines[index][:2], 0)
        listed = re.findall(r"[^, ]+", re.sub(r"\{.*\}", "", substituted(loop[2], variables) or ""))
        parts = [expanded(lines[first:index], variables | {loop[1]: value}) for value in listed]
        for number, part in enumerate(parts):
            result += ([""] if number else []) + part
        index += 1
    return result


def entries(source):
    """The Swift with a key, a getter and a setter for each property that is an entry."""

    def property(match):
        indent, access, name, kind, default = match.groups()
        key = f"{name[0].upper()}{name[1:]}Key"
        lines = [
            f"{access or ''}var {name}: {kind} {{",
            f"    get {{ self[{key}.self] }}",
            f"    set {{ self[{key}.self] = newValue }}",
            "}",
            f"private enum {key}: EnvironmentKey {{ static var defaultValue: {kind} {{ {default} }} }}",
        ]
        return "\n".join(indent + line for line in lines)

    return re.sub(r"^( *)@Entry (\w+ )?var (\w+): (.+?) = (.+)$", lambda m: property(m), source, flags=re.M)


def generated(template):
    """The outputs of a template, each with its path and its text."""
    for part in re.split(r"^output: ", template.read_text(), flags=re.M)[1:]:
        output, *lines = part.splitlines()
        path, _, loop = output.partition(" for ")
        name, _, listed = loop.partition(" in ")
        for variables in [{name: value} for value in re.split(r", *", listed)] if loop else [{}]:
            yield ROOT / substituted(path, variables), formatted(template, lines, variables)


def formatted(template, lines, variables):
    note = f"// Generated by scripts/make-overloads.py from {template.relative_to(ROOT)}.\n\n"
    source = note + entries("\n".join(expanded(lines, variables))) + "\n"
    command = ["swift", "format", "--configuration", str(ROOT / ".swift-format")]
    result = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"{template}: {result.stderr}\n{source}")
    return result.stdout


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    stale = []
    for template in sorted(TEMPLATES.glob("*.template")):
        for path, text in generated(template):
            # A file that is written again would be compiled again.
            if path.exists() and path.read_text() == text:
                continue
            if sys.argv[1:]:
                stale.append(str(path.relative_to(ROOT)))
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
    if stale:
        sys.exit(f"Not what the templates say; run scripts/make-overloads.py: {', '.join(stale)}")


main()
