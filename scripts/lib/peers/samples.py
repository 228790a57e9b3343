"""What is exchanged: one thing of each kind from the app of this package, and another from the peer.

What arrives is described by a dictionary: `data` (bytes), `text`, `uris`, `paths`, `files` (names and contents),
`colour` (four numbers), `bold` (the text that is bold). `check` says what is wrong with it, or nothing.
"""

import html.parser
import json
import os
import re
import shutil
import subprocess
import urllib.parse

KINDS = {
    "text": "Text", "html": "HTML", "rtf": "RTF", "png": "PNG", "link": "A link", "colour": "A colour",
    "file": "One file", "files": "Three files", "folder": "A folder", "csv": "A named CSV", "custom": "A custom type",
}
# What programs easily get wrong: each is exchanged as another kind is, in the ways that are named.
HARD_KINDS = {
    "lines": ("Text of three lines", "text", ("out", "in", "copy", "paste")),
    "table": ("A table with other forms", "csv", ("out", "copy")),
    "names": ("Files, one of whose names is not UTF-8", "files", ("in", "paste")),
}
FILE_KINDS = ("file", "files", "folder")
# What the older pasteboards copy: their data has no names.
BOARD_KINDS = [kind for kind in KINDS if kind != "csv"]
CUSTOM_MIME = "application/x.org.example.peers.person"
MIMES = {
    "text": ["text/plain;charset=utf-8"], "html": ["text/html"], "rtf": ["text/rtf"], "png": ["image/png"],
    "link": ["text/x-moz-url"], "colour": ["application/x-color"], "csv": ["text/csv"], "custom": [CUSTOM_MIME],
    "file": ["text/uri-list"], "files": ["text/uri-list"], "folder": ["text/uri-list"],
}


class Samples:
    """The things that one side sends, as files in a directory."""

    def __init__(self, directory, extension, text, bold, link, colour, size, picture, person, born, names, cities):
        self.directory, self.extension = directory, extension
        names = [f"{name}.{extension}" for name in names]
        self.text, self.bold, self.link, self.colour = text, bold, link, colour
        self.picture, self.size, self.person, self.born = picture, size, person, born
        self.table = f"name,city\n{cities}\n"
        shutil.rmtree(directory, ignore_errors=True)
        self.write("sample.txt", text)
        self.html = f"<p>Some <b>{bold}</b> text, {text}</p>"
        self.write("sample.html", f'<meta charset="utf-8">{self.html}')
        escaped = "".join(
            character if ord(character) < 128 else "".join(
                f"\\u{unit if unit < 32768 else unit - 65536}?" for unit in
                memoryview(character.encode("utf-16-le")).cast("H"))
            for character in text)
        self.write("sample.rtf", f"{{\\rtf1\\ansi Some {{\\b {bold}}} text, {escaped}}}")
        subprocess.run(["convert", "-size", size, f"xc:{picture}", f"png:{self.file('sample.png')}"], check=True, timeout=30)
        self.write("person.json", json.dumps({"name": person, "born": born}, ensure_ascii=False))
        self.write("sample.color", b"".join(round(part * 65535).to_bytes(2, "little") for part in colour))
        for path in (f"one/{names[0]}", *(f"three/{name}" for name in names), f"folder/folder/{names[1]}"):
            self.write(f"out/{path}", self.contents(os.path.basename(path)))
        self.write("out/csv/cities.csv", self.table)
        # A link's two lines in UTF-16, as browsers offer it.
        self.write("sample.moz-url", f"{link}\n{link}".encode("utf-16-le"))

    def contents(self, name):
        """What is in a file, which the programs that open it understand."""
        if self.extension == "png":
            return read(self.file("sample.png"))
        return pdf([name]) if self.extension == "pdf" else f"contents of {name}"

    def file(self, name):
        return os.path.join(self.directory, name)

    def write(self, name, contents):
        os.makedirs(os.path.dirname(self.file(name)), exist_ok=True)
        with open(self.file(name), "wb") as file:
            file.write(os.fsencode(contents) if isinstance(contents, str) else contents)

    def folder_of(self, kind):
        """The folder that has the files of a kind, and nothing else."""
        return self.file({"file": "out/one", "files": "out/three", "folder": "out/folder", "csv": "out/csv"}[kind])

    def paths(self, kind):
        folder = self.folder_of(kind)
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder))]

    def path(self, kind):
        """The file whose bytes are the thing, for programs that exchange bytes."""
        names = {"text": "sample.txt", "html": "sample.html", "rtf": "sample.rtf", "png": "sample.png",
                 "colour": "sample.color", "custom": "person.json", "csv": "out/csv/cities.csv", "link": "sample.moz-url"}
        if kind in names:
            return self.file(names[kind])
        self.write(f"{kind}.uris", "".join(f"{uri}\r\n" for uri in self.uris(kind)))
        return self.file(f"{kind}.uris")

    def uris(self, kind):
        return ["file://" + urllib.parse.quote(os.fsencode(path)) for path in self.paths(kind)] if kind != "link" else [self.link]

    def tree(self, kind):
        """The names and contents of files, as they are expected in a folder into which they are copied."""
        return read_tree(self.folder_of(kind))

    def check(self, kind, got):
        """What is wrong with what arrived, or None."""
        data, text = got.get("data"), got.get("text")
        if text is None and data is not None and kind in ("text", "html", "rtf", "csv", "link", "custom"):
            text = decode(data)
        if kind in FILE_KINDS or (kind == "csv" and ("files" in got or "uris" in got)):
            if "files" in got:
                return None if got["files"] == self.tree(kind) else f"files {sorted(got['files'])}"
            if kind == "csv":
                paths = [path_of(uri) for uri in got["uris"]]
                if [os.path.basename(path) for path in paths] != ["cities.csv"]:
                    return f"got {paths}"
                return None if read(paths[0]) == self.table.encode() else "the file has other contents"
            if "uris" in got:
                paths = [path_of(uri) for uri in got["uris"]]
            elif "paths" in got:
                paths = got["paths"]
            else:
                paths = [path_of(line) for line in (text or decode(data or b"")).replace("\r", "").split("\n") if line]
            paths = [path.rstrip("/") for path in paths]
            # A `URL` has no name that is not UTF-8: the app is given the other files, and its log names that one.
            if paths == self.paths(kind) or paths == [path for path in self.paths(kind) if is_utf8(path)]:
                return None
            # Copies of the files are as good.
            copies = {}
            for path in paths:
                copies.update(read_tree_at(path))
            expected = {name: data for name, data in self.tree(kind).items() if is_utf8(name)}
            return None if copies in (self.tree(kind), expected) else f"got {paths}"
        if kind == "png":
            return self.check_picture(data)
        if kind == "colour":
            colour = got.get("colour")
            if colour is None and data and len(data) == 8:
                colour = [int.from_bytes(data[index:index + 2], "little") / 65535 for index in range(0, 8, 2)]
            if colour is None and (text or data):
                try:
                    colour = [float(part) for part in (text or decode(data)).split()]
                except ValueError:
                    return f"got “{(text or decode(data))[:80]}”"
            good = colour and all(abs(a - b) < 0.01 for a, b in zip(colour, self.colour))
            return None if good else f"got {colour}"
        if text is None:
            return "nothing arrived"
        if kind == "text":
            return None if text.strip() == self.text else f"got “{text[:60]}”"
        if kind in ("html", "rtf"):
            if "bold" in got:
                good = got["bold"].strip() == self.bold and self.text in text
            else:
                plain, bold = runs_of_rtf(text) if kind == "rtf" else runs_of_html(text)
                good = self.text in plain and bold.strip() == self.bold
            return None if good else f"got “{text[:120]}”"
        if kind == "link":
            return None if text.split("\n")[0].strip().rstrip("\0") == self.link else f"got “{text[:80]}”"
        if kind == "csv":
            if got.get("name") not in (None, "cities.csv"):
                return f"the name is {got['name']}"
            return None if normal(text) == normal(self.table) else f"got “{text[:80]}”"
        if got.get("described"):
            return None if text == f"{self.person} {self.born}" else f"got “{text[:80]}”"
        try:
            good = json.loads(text) == {"name": self.person, "born": self.born}
        except ValueError:
            good = False
        return None if good else f"got “{text[:80]}”"

    def check_picture(self, data):
        if not data:
            return "nothing arrived"
        done = subprocess.run(
            ["convert", "-", "-alpha", "off", "-depth", "8", "-format", "%wx%h #%[hex:p{5,5}]", "info:"], input=data,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=30)
        seen = done.stdout.decode().strip()
        size, _, colour = seen.partition(" #")
        # Firefox sends another encoding of the picture, which is not exact.
        good = size == self.size and all(
            abs(int(colour[index:index + 2], 16) - int(self.picture[index + 1:index + 3], 16)) < 10 for index in (0, 2, 4))
        return None if good else f"the picture is {seen or 'unreadable'}"


def ours(directory, extension="txt", hard=False):
    text = "Zażółć\ngęślą\njaźń 🦋" if hard else "Zażółć gęślą jaźń 🦋"
    return Samples(directory, extension, text, "kolorowy", "https://example.org/page?a=b", (1, 0.6, 0.2, 1), "64x48", "#C03020",
                   "Ada Łukasz", 1815, ["one file, 100 %", "three", "two ä"], "Ada,Łódź")


def theirs(directory, extension="txt", hard=False):
    text = "Grüße\naus\n東京 🐝" if hard else "Grüße aus 東京 🐝"
    return Samples(directory, extension, text, "fett", "https://example.net/other?c=d", (0.2, 0.4, 0.8, 1), "48x64", "#2060C0",
                   "Émilie", 1706, ["brief ß", "drei", os.fsdecode(b"zw\xf6lf") if hard else "zwei"], "Emilie,Düsseldorf")


def pdf(lines, picture=None):
    """A page with lines of text in any script, and with a picture: its size, and its red, green and blue."""
    # Each character is a code of its own; what it stands for is said to those who copy it, and boxes are what is seen.
    characters = sorted(set("".join(lines)))
    codes = {character: index + 1 for index, character in enumerate(characters)}
    content = "".join(
        f"BT /F 24 Tf 40 {340 - 60 * number} Td <{''.join(f'{codes[letter]:02X}' for letter in line)}> Tj ET\n"
        for number, line in enumerate(lines))
    pairs = "\n".join(f"<{code:02X}> <{character.encode('utf-16-be').hex()}>" for character, code in codes.items())
    names = ("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Names def\n"
             "1 begincodespacerange <00> <FF> endcodespacerange\n"
             f"{len(codes)} beginbfchar\n{pairs}\nendbfchar\nendcmap end end")
    differences = " ".join("/a" for _ in codes)
    widths = " ".join("600" for _ in codes)
    parts = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F 5 0 R >>"
        + (" /XObject << /P 7 0 R >>" if picture else "") + " >> >>",
        None,
        f"<< /Type /Font /Subtype /Type1 /BaseFont /Courier /FirstChar 1 /LastChar {len(codes)} /Widths [{widths}]"
        f" /Encoding << /Type /Encoding /Differences [1 {differences}] >> /ToUnicode 6 0 R >>",
        f"<< /Length {len(names)} >>\nstream\n{names}\nendstream",
    ]
    if picture:
        (width, height), colour = picture
        content += f"q {width * 3} 0 0 {height * 3} 40 40 cm /P Do Q\n"
        pixels = bytes(colour).hex() * (width * height)
        parts.append(f"<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /ColorSpace /DeviceRGB"
                     f" /BitsPerComponent 8 /Filter /ASCIIHexDecode /Length {len(pixels) + 1} >>\nstream\n{pixels}>\nendstream")
    parts[3] = f"<< /Length {len(content)} >>\nstream\n{content}\nendstream"
    file, places = b"%PDF-1.4\n", []
    for number, part in enumerate(parts, 1):
        places.append(len(file))
        file += f"{number} 0 obj\n{part}\nendobj\n".encode("ascii")
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    return file + (f"xref\n0 {len(parts) + 1}\n0000000000 65535 f \n{table}trailer\n<< /Size {len(parts) + 1} /Root 1 0 R >>\n"
                   f"startxref\n{len(file)}\n%%EOF\n").encode("ascii")


class Runs(html.parser.HTMLParser):
    """The text of HTML, and what of it is bold."""

    def __init__(self):
        super().__init__()
        self.text, self.bold, self.open = "", "", []

    def handle_starttag(self, tag, attributes):
        style = dict(attributes).get("style") or ""
        bold = tag in ("b", "strong") or re.search(r"font-weight:\s*(?:bold|[6-9]00)", style)
        if tag not in ("meta", "br", "img", "link"):
            self.open.append((tag, bool(bold)))

    def handle_endtag(self, tag):
        for index in reversed(range(len(self.open))):
            if self.open[index][0] == tag:
                del self.open[index:]
                break

    def handle_data(self, data):
        if any(tag in ("style", "title", "head") for tag, _ in self.open):
            return
        self.text += data
        if any(bold for _, bold in self.open):
            self.bold += data


def runs_of_html(text):
    runs = Runs()
    runs.feed(text)
    return " ".join(runs.text.split()), runs.bold


def runs_of_rtf(text):
    """The text of RTF, and what of it is bold, as far as the programs here write it."""
    plain, bold, states, surrogate = "", "", [(False, False)], None
    pattern = re.compile(r"\\'([0-9a-fA-F]{2})|\\u(-?\d+) ?|\\([a-zA-Z]+)(-?\d+)? ?|\\(.)|([{}])|([^\\{}\r\n]+)", re.S)
    skip = 0
    for found in pattern.finditer(text):
        byte, unit, word, number, symbol, brace, characters = found.groups()
        is_bold, is_hidden = states[-1]
        if brace == "{":
            states.append(states[-1])
            continue
        if brace == "}":
            states.pop() if len(states) > 1 else None
            continue
        if word:
            if word == "b":
                is_bold = number != "0"
            elif word == "plain":
                is_bold = False
            elif word in ("fonttbl", "colortbl", "stylesheet", "info", "generator", "listtable", "pgdsctbl"):
                is_hidden = True
            states[-1] = is_bold, is_hidden
            continue
        if symbol == "*":
            states[-1] = is_bold, True
            continue
        if unit:
            code, skip = int(unit) % 65536, 1
            if 0xD800 <= code < 0xDC00:
                surrogate = code
                continue
            characters = chr(code) if surrogate is None else chr(0x10000 + (surrogate - 0xD800) * 1024 + code - 0xDC00)
            surrogate = None
        elif byte:
            characters, skip = ("", 0) if skip else (bytes([int(byte, 16)]).decode("cp1252", "replace"), 0)
        elif characters and skip:
            characters, skip = characters[1:], 0
        if characters and not is_hidden:
            plain += characters
            bold += characters if is_bold else ""
    return " ".join(plain.split()), bold


def is_utf8(name):
    """Whether the bytes of a file's name are UTF-8; Python stands them for halves of surrogate pairs where they are not."""
    return not any(0xDC80 <= ord(character) <= 0xDCFF for character in name)


def normal(text):
    return "\n".join(line.strip() for line in text.replace("\r\n", "\n").strip().strip("\0").split("\n"))


def decode(data):
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    if len(data) > 1 and data[1:2] == b"\0":
        return data.decode("utf-16-le", errors="replace")
    return data.decode(errors="replace").rstrip("\0")


def path_of(uri):
    return urllib.parse.unquote(urllib.parse.urlparse(uri.strip()).path) if uri.startswith("file:") else uri


def read(path):
    with open(path, "rb") as file:
        return file.read()


def read_tree(folder):
    files = {}
    for directory, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(directory, name)
            files[os.path.relpath(path, folder)] = read(path)
    return files


def read_tree_at(path):
    if os.path.isfile(path):
        return {os.path.basename(path): read(path)}
    return {os.path.join(os.path.basename(path), name): data for name, data in read_tree(path).items()}
