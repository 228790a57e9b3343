"""Programs that make pictures."""

import os
import re
import shutil
import socket
import struct
import time
import xml.etree.ElementTree
from urllib.parse import unquote

from desktop import Failure, Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, read


class Studio(Peer):
    files, example, process = "png", "png", None
    refuses = {kind: "a program of pictures takes pictures, files and colours" for kind in (
        "text", "html", "rtf", "link", "csv", "custom")}

    def explanation(self, kind, way):
        return self.refuses.get(kind) if way in ("out", "copy") else None

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def focus(self):
        self.desktop.activate(self.window)
        time.sleep(0.3)


class GIMP(Studio):
    """GIMP answers to its own language over a socket."""

    name, title, package = "gimp", "GIMP", "gimp"
    packages = ("gimp",)
    displays, elsewhere, refusal = ("x11",), "GIMP 2.10 is a program for X11", ("gimp", "--no-splash", "--new-instance")
    has, only = {"in": ("png", "colour"), "paste": ("png",)}, "GIMP has pictures and colours alone, and copies pictures alone"
    refuses = Studio.refuses | {"folder": "GIMP opens files, and no folders"}
    # Of the window: the colour to draw with, a place beside the tools, and what the layers are in: its corner and its size.
    colour_area, toolbox, layers = (86, 152), (150, 150), ((570, 300), (140, 280))

    def explanation(self, kind, way):
        if (kind, way) == ("colour", "copy"):
            return "GIMP pastes no colours"
        if way == "copy" and kind in FILE_KINDS:
            return "GIMP pastes pictures, and no files"
        return super().explanation(kind, way)

    def start(self):
        # It would ask about the pictures of a program that was ended.
        shutil.rmtree(self.desktop.path("config/GIMP/2.10/backups"), ignore_errors=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = self.desktop.launch(
            ["gimp", "--no-splash", "--new-instance", "--console-messages", "--batch",
             f'(plug-in-script-fu-server 1 "127.0.0.1" {self.port} "{self.desktop.path("gimp.log")}")'])
        self.window = self.desktop.window("GNU Image", seconds=60, move_to=(640, 40), size=(720, 600))
        wait_for("GIMP's server", 60, self.answers, 0.5)
        self.known = self.images()
        time.sleep(1)

    def answers(self):
        try:
            return self.evaluate("(gimp-image-list)")
        except Failure:
            return None

    def evaluate(self, expression):
        """What an expression is, as text."""
        try:
            return self.answer(expression)
        except OSError as error:
            raise Failure(f"GIMP: {error}") from None

    def answer(self, expression):
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as connection:
            data = expression.encode()
            connection.sendall(b"G" + struct.pack(">H", len(data)) + data)
            answer = b""
            while len(answer) < 4 or len(answer) < 4 + struct.unpack(">H", answer[2:4])[0]:
                part = connection.recv(65536)
                if not part:
                    raise Failure("GIMP does not answer")
                answer += part
        if answer[1]:
            raise Failure(f"GIMP: {answer[4:].decode(errors='replace')}")
        return answer[4:].decode(errors="replace")

    def images(self):
        return set(re.findall(r"\d+", self.evaluate("(vector->list (cadr (gimp-image-list)))")))

    def forget(self):
        self.known = self.images()
        self.evaluate("(gimp-context-set-foreground '(0 0 0))")

    def got(self, kind):
        if kind == "colour":
            numbers = wait_for("GIMP's colour", self.patience, lambda: [
                int(number) for number in re.findall(r"\d+", self.evaluate("(car (gimp-context-get-foreground))"))
            ] not in ([0, 0, 0], []) and re.findall(r"\d+", self.evaluate("(car (gimp-context-get-foreground))")), error=Nothing)
            return {"colour": [int(number) / 255 for number in numbers] + [1]}

        def find():
            images = self.images() - self.known
            time.sleep(0.7)
            is_complete = kind not in FILE_KINDS or len(images) >= len(self.ours.paths(kind))
            return images if images and is_complete and images == self.images() - self.known else None

        images = sorted(wait_for("GIMP's pictures", self.patience, find, 0.3, Nothing), key=int)
        if kind in FILE_KINDS:
            return {"paths": sorted(self.evaluate(f"(car (gimp-image-get-filename {image}))").strip('"') for image in images)}
        path = self.desktop.path("gimp.png")
        self.evaluate(f'(file-png-save 1 {images[0]} (car (gimp-image-get-active-drawable {images[0]})) "{path}" "{path}"'
                      " 0 9 0 0 0 0 0)")
        return {"data": read(path)}

    def paste(self, kind):
        self.forget()
        self.focus()
        # As a picture of its own.
        self.desktop.key("ctrl+shift+v")
        return self.got(kind)

    def show(self):
        path = self.theirs.path("png")
        self.evaluate(f'(gimp-display-new (car (file-png-load 1 "{path}" "{path}")))')
        time.sleep(1)
        self.focus()

    def copy(self, kind):
        self.show()
        self.desktop.key("ctrl+a", "ctrl+c")
        time.sleep(1)

    def expect_drop(self, kind):
        self.forget()
        return self.window.at(*(self.colour_area if kind == "colour" else self.toolbox))

    def dropped(self, kind):
        return self.got(kind)

    def offer(self, kind):
        if kind == "colour":
            red, green, blue = (round(part * 255) for part in self.theirs.colour[:3])
            self.evaluate(f"(gimp-context-set-foreground '({red} {green} {blue}))")
            time.sleep(0.5)
            return self.window.at(*self.colour_area)
        self.show()
        return self.layer()

    def layer(self):
        """Where the picture of a layer is, which has the colour of the sample."""
        path, (corner, size) = self.desktop.path("gimp-window.png"), self.layers
        self.desktop.picture(path)
        left, top = self.window.at(*corner)
        crop = "{}x{}+{}+{}".format(*size, left, top)
        pixels = self.desktop.run(["convert", path, "-crop", crop, "+repage", "txt:-"]).stdout.decode()
        found = [tuple(map(int, place)) for place in re.findall(
            rf"^(\d+),(\d+): .*{self.theirs.picture}", pixels, re.MULTILINE | re.IGNORECASE)]
        if not found:
            raise Failure("GIMP shows no layer")
        x, y = found[len(found) // 2]
        return left + x, top + y

    def finish(self):
        self.desktop.key("Escape")


class Inkscape(Studio):
    """Inkscape, whose document is saved and read."""

    name, title, package = "inkscape", "Inkscape", "inkscape"
    packages = ("inkscape",)
    lacks = {"in": "Inkscape drags nothing out of its window"}
    has, only = ("png", "html"), "Inkscape copies drawings alone, also as pictures and as HTML"
    refuses = Studio.refuses | {"folder": "Inkscape opens files, and no folders"}
    # Files are linked, so that the document tells which.
    preferences = """<inkscape version="1">
<group id="dialogs"><group id="import" ask="0" ask_svg="0" link="link" import_mode_svg="include"/></group>
<group id="options"><group id="boot" enabled="0" shown-welcome="1"/><group id="defaultwindowsize" value="0"/>
<group id="savewindowgeometry" value="0"/></group>
</inkscape>
"""
    document_text = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<rect width="{width}" height="{height}" style="fill:{colour}"/></svg>
"""

    def explanation(self, kind, way):
        if (kind, way) == ("colour", "copy"):
            return "Inkscape pastes no colours"
        if way == "copy" and kind in FILE_KINDS:
            return "Inkscape pastes text and pictures, and no files"
        if (self.desktop.name, way, kind) == ("wayland", "copy", "png"):
            return "Inkscape 1.2 pastes no pictures on Wayland"
        if (way, kind) == ("paste", "html"):
            return "Inkscape's HTML is a page that draws"
        return super().explanation(kind, way)

    def start(self):
        os.makedirs(self.desktop.path("config/inkscape"), exist_ok=True)
        with open(self.desktop.path("config/inkscape/preferences.xml"), "w") as file:
            file.write(self.preferences)
        self.document = self.desktop.path("drawing.svg")
        width, height = self.theirs.size.split("x")
        with open(self.document, "w") as file:
            file.write(self.document_text.format(width=width, height=height, colour=self.theirs.picture))
        self.process = self.desktop.launch(["inkscape", self.document])
        self.window = self.desktop.window("drawing.svg", seconds=60, move_to=(640, 40), size=(720, 600))
        time.sleep(2)
        self.show_page()
        self.is_fresh = True

    def show_page(self):
        """Has the page in the middle of the window."""
        self.focus()
        self.desktop.key("5")
        time.sleep(0.5)

    def clear(self):
        """Has nothing in the drawing."""
        self.focus()
        self.desktop.key("Escape", "ctrl+a", "Delete")
        time.sleep(0.3)
        self.is_fresh = False

    def renew(self):
        """Has the drawing as it was in the beginning."""
        if not self.is_fresh:
            self.reset()
        self.is_fresh = False

    def drawing(self):
        self.desktop.key("ctrl+s")
        time.sleep(0.5)
        try:
            return xml.etree.ElementTree.parse(self.document).getroot()
        except xml.etree.ElementTree.ParseError:
            return None

    def got(self, kind):
        def find():
            root = self.drawing()
            if root is None:
                return None
            if kind == "colour":
                fills = re.findall(r"fill:#(\w{6})", " ".join(element.get("style", "") for element in root.iter()))
                return [fill for fill in fills if f"#{fill}".lower() != self.theirs.picture.lower()]
            return [element for element in root.iter() if element.tag.rsplit("}")[-1] in ("image", "text")]

        found = wait_for(f"{self.title}'s drawing", self.patience, find, 0.5, Nothing)
        if kind == "colour":
            return {"colour": [int(found[0][index:index + 2], 16) / 255 for index in (0, 2, 4)] + [1]}
        texts = [" ".join("".join(element.itertext()).split()) for element in found if element.tag.endswith("text")]
        if texts:
            return self.described(kind, texts[0])
        places = [next(value for name, value in element.attrib.items() if name.endswith("href")) for element in found]
        if kind in FILE_KINDS:
            return {"paths": sorted(self.path(place) for place in places)}
        if places[0].startswith("data:"):
            import base64
            return {"data": base64.b64decode(places[0].split(",", 1)[1])}
        return {"data": read(self.path(places[0]))}

    def described(self, kind, text):
        if kind in ("html", "rtf") and self.ours.bold in text:
            return {"text": text, "bold": self.ours.bold, "note": "as plain text"}
        return {"text": text}

    def path(self, place):
        return os.path.normpath(os.path.join(os.path.dirname(self.document), unquote(place.removeprefix("file://"))))

    def paste(self, kind):
        self.clear()
        self.desktop.key("ctrl+v")
        return self.got(kind)

    def copy(self, kind):
        self.renew()
        self.focus()
        self.desktop.key("Escape", "ctrl+a", "ctrl+c")
        time.sleep(1)

    def expect_drop(self, kind):
        if kind == "colour":
            self.renew()
        else:
            self.clear()
        return self.window.center

    def dropped(self, kind):
        self.focus()
        return self.got(kind)

    def offer(self, kind):
        self.renew()
        return self.window.center
