"""The table of results, and the article that is made of it."""

import os

from peer import BOARD_WAYS, BOARDS, WAYS
from samples import BOARD_KINDS, HARD_KINDS, KINDS

DISPLAYS = {"x11": "X11", "wayland": "Wayland"}


class Results:
    """A line for each trial: peer, kind, way, display, what came of it, and what was seen where it did not work; and a line for
    each peer's version."""

    def __init__(self, path):
        self.path, self.cells, self.seen, self.versions = path, {}, {}, {}
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    fields = line.rstrip("\n").split("\t")
                    if fields[0] == "version":
                        self.versions[fields[1]] = fields[2]
                    else:
                        self.set(tuple(fields[:4]), *fields[4:])

    def get(self, key):
        return self.cells.get(key)

    def is_settled(self, key):
        """Whether a thing works, or is known to be what the other program cannot do."""
        return not (self.get(key) or "no").startswith("no")

    def set(self, key, result, seen=""):
        self.cells[key], self.seen[key] = " ".join(result.split()), " ".join(seen.split())

    def missing(self, key, result):
        """Sets the result where the trial was not reached."""
        if key not in self.cells:
            self.set(key, result)

    def write(self):
        os.makedirs(os.path.dirname(os.path.abspath(self.path)), exist_ok=True)
        with open(self.path + ".part", "w", encoding="utf-8") as file:
            for name in sorted(self.versions):
                file.write(f"version\t{name}\t{self.versions[name]}\n")
            for key in sorted(self.cells):
                file.write("\t".join((*key, self.cells[key], self.seen[key])).rstrip("\t") + "\n")
        os.replace(self.path + ".part", self.path)


HEAD = """# Exchanging data with other programs

See which things real programs of the Linux desktop exchange with an app of this package, on X11 and on Wayland.

## Overview

`scripts/try-peers` starts each program beside an app on a private display, copies, pastes and drags with a pointer and a
keyboard as a person does, and looks at what the receiver has afterwards: the document of an office program, the folder of a file
manager, what a page or a program of another toolkit was given. The app is `Tests/TransferProbe` with its view `PeersProbe`:
`String`, `URL`, `Color`, `Image` and values of its own, with `draggable`, `dropDestination`, `copyable` and `pasteDestination`.

- **Drag out** and **Copy**: the app sends, the other program receives. **Drop in** and **Paste**: the other way around.
- The programs of GTK 3, GTK 4 and Qt 6 are small ones that use the toolkit alone. A browser is a web page in it. The Wayland
  compositor is weston.
- **A named CSV** is a table with a suggested file name: it arrives under that name where the other program has names.
- Some programs are also given what is easily got wrong. **Text of three lines** arrives with its line breaks and no other characters.
  **A table with other forms** declares the table first, then a file of another type and a text, as the Catalog's does: the table is
  what arrives. Of **files, one of whose names is not UTF-8**, an app is given those that a `URL` can hold, and the log names the
  other. Programs of Qt give such a file another name, under which there is none.
- **yes** stands for both displays. Where they differ, or something does not work, a number leads to the reason below the table.
- **–** stands for a thing that was tried and that the program cannot do: a program of GTK 3, which takes the app's place then,
  cannot do it with that program either.
- **n/a** stands for a thing that there is no way to try. The script checks the reason: a program without windows has shown none.
- **?** stands for a thing that was not tried.

Run the script again to check it on your machine; it can be given some programs, kinds and displays, and writes those cells
anew.

## Where data becomes a file

- **Text that has a name**, such as a table, is text for editors, browsers and office programs, and a file for file managers. On the
  clipboard it is in the list of copied files (`x-special/gnome-copied-files`), which file managers alone read. A drag has no such
  list: on X11 the file manager says where the file is saved, and GTK 4 programs receive it through the portal for file transfers.
  It is not in the list of URIs (`text/uri-list`), from which editors would open it instead of inserting the text.
- **The declared order** decides where a type declares several: a table with a name that stands before a file is what becomes the file,
  and one that stands after it is data beside it. A receiver that asks for a form by its type gets that form, wherever it stands.
- **A picture** that is dragged is also in the list of URIs, as a file that is written when a receiver asks for it. One PNG that is
  copied is only in the list of copied files, because LibreOffice Calc inserts no picture that has a list of URIs beside it.

## What web pages see

A page is given text, HTML, PNG, links and files by a browser, and no other types of the desktop. Its own formats travel in
containers, which this package reads and writes:

- **A page sends** what it gives to `navigator.clipboard.write` as `web application/vnd.example.profile`, or to `setData` of a drag or
  of a `copy` event. It arrives as the type with that name: the bytes of the former, and the text of the latter in UTF-8. The former
  works in Chromium alone, which asks the user first whether the page may see the clipboard; Firefox 153.7 rejects it (“Type 'web
  application/vnd.example.profile' not supported for write”).
- **A page receives** a type whose declaration has a name for pages (`org.w3.web-custom-format`): its bytes by
  `navigator.clipboard.read` in Chromium, and its text by `getData` of a drop or of a `paste` event. On Wayland Chromium gives a page
  no such text of a drop. All other types stay hidden from pages.
- A page's format is data and nothing else. Whatever it is called, it is not taken for files, for links or for marks.

"""

BOARD_HEAD = """The same things are copied and pasted by an app that uses the older pasteboards instead: `Tests/KitProbe` with its `PeersApp`, which
imports `AppKit` and `UIKit`. Texts, links, pictures, colours and files are objects there (`NSImage`, `UIPasteboard.urls`), and HTML, RTF
and the app's own type are bytes with a type. Data has no name."""

FOOT = """## Running it again

```console
$ scripts/try-peers
$ scripts/try-peers --peers gtk4,qt6 --kinds png --displays wayland
```

The results are kept in `Data/peers.tsv`, from which this page is made. Where something does not work, the file also has what was
seen: what became of the trial with the app and with the program of GTK 3, and what the other program offered.
"""

LOWERCASE_NAMES = ("xclip", "wl-clipboard", "pcmanfm-qt")
NOT_TRIED = "?"


def text_of(result):
    """What a cell says of a result, and the reason, where there is one."""
    if result is None:
        return NOT_TRIED, None
    if result == "yes":
        return "yes", None
    for mark, word in (("yes, ", "yes"), ("– ", "–"), ("n/a ", "n/a"), ("no: ", "no")):
        if result.startswith(mark):
            return word, result[len(mark):]
    return result, None


class Notes:
    def __init__(self):
        self.texts = []

    def mark(self, reason):
        if reason not in self.texts:
            self.texts.append(reason)
        return f"({self.texts.index(reason) + 1})"

    def cell(self, result):
        word, reason = text_of(result)
        return f"{word} {self.mark(reason)}" if reason else word


def sentence(text):
    text = text.replace("|", "\\|").replace("<", "&lt;")
    first = text if text.split()[0] in LOWERCASE_NAMES else text[0].upper() + text[1:]
    return first + ("" if text.endswith(".") else ".")


def peer_section(results, peer, heading="##", ways=WAYS, kinds=KINDS):
    notes = Notes()
    title = f"{peer.title} {results.versions.get(peer.name, '')}".strip()
    lines = [f"{heading} {title}", "", "| | " + " | ".join(ways.values()) + " |", "| --- |" + " --- |" * len(ways)]
    for kind in [*kinds, *hard_kinds(results, peer, kinds)]:
        cells = []
        for way in ways:
            if kind in HARD_KINDS and way not in HARD_KINDS[kind][2]:
                cells.append("")
                continue
            values = [notes.cell(results.get((peer.name, kind, way, display))) for display in DISPLAYS]
            if values[0] == values[1]:
                cells.append(values[0])
            else:
                cells.append(", ".join(f"{title} {value}" for title, value in zip(DISPLAYS.values(), values)))
        lines.append(f"| {KINDS.get(kind) or HARD_KINDS[kind][0]} | " + " | ".join(cells) + " |")
    lines.append("")
    lines += [f"{number}. {sentence(text)}" for number, text in enumerate(notes.texts, 1)]
    return lines + [""] * bool(notes.texts)


def hard_kinds(results, peer, kinds):
    """What is hard and was tried with a peer."""
    tried = {key[1] for key in results.cells if key[0] == peer.name} if kinds is KINDS else ()
    return [kind for kind in HARD_KINDS if kind in tried]


def words(results, peers, way=None, display=None, ways=WAYS, kinds=KINDS):
    """What the cells say, without the reasons."""
    return [text_of(results.get((peer.name, kind, a_way, a_display)))[0]
            for peer in peers for kind in [*kinds, *hard_kinds(results, peer, kinds)] for a_way in ways for a_display in DISPLAYS
            if way in (None, a_way) and display in (None, a_display) and (kind in kinds or a_way in HARD_KINDS[kind][2])]


# What a word of a cell says of a number of things: of one, and of several.
CLAUSES = {
    "yes": ("works", "work"),
    "no": ("does not work", "do not work"),
    "–": ("is more than the other program can do", "are more than the other program can do"),
    "n/a": ("cannot be tried", "cannot be tried"),
    NOT_TRIED: ("has not been tried", "have not been tried"),
}


def sentence_of_counts(found):
    counts = [(found.count(word), clauses) for word, clauses in CLAUSES.items()]
    parts = [f"{count:,} {one if count == 1 else several}" for count, (one, several) in counts if count]
    return f"Of {len(found):,} things, {', '.join(parts[:-1])}{' and ' * (len(parts) > 1)}{parts[-1]}."


def summary(results, peers):
    """How many kinds work of those that a program can do."""
    lines = ["## At a glance", "", sentence_of_counts(words(results, peers)), "",
             "The table has how many kinds work, of those that the program can do.", "",
             "| | " + " | ".join(f"{way}, {display}" for way in WAYS.values() for display in DISPLAYS.values()) + " |",
             "| --- |" + " --- |" * (len(WAYS) * len(DISPLAYS))]
    for peer in peers:
        cells = []
        for way in WAYS:
            for display in DISPLAYS:
                found = words(results, [peer], way, display)
                able = [word for word in found if word in ("yes", "no")]
                others = next((word for word in (NOT_TRIED, "–", "n/a") if word in found), "–")
                cells.append(f"{able.count('yes')} of {len(able)}" if able else others)
        lines.append(f"| {peer.title} | " + " | ".join(cells) + " |")
    return lines + [""]


def board_sections(results, peers):
    """The older pasteboards, with the programs that they are tried with."""
    lines = [f"## {' and '.join(BOARDS.values())}", "", BOARD_HEAD, "",
             sentence_of_counts(words(results, peers, ways=BOARD_WAYS, kinds=BOARD_KINDS)), ""]
    for peer in peers:
        lines += peer_section(results, peer, "###", BOARD_WAYS, BOARD_KINDS)
    return lines


def text_of_article(results, peers, peers_of_boards):
    lines = summary(results, peers)
    for peer in peers:
        lines += peer_section(results, peer)
    lines += board_sections(results, peers_of_boards)
    return HEAD + "\n".join(lines) + "\n" + FOOT
