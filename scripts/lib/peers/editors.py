"""Editors of text: what is sent is in their document, which is saved and read, or is opened as another one."""

import json
import os
import re
import shlex
import time

from desktop import Failure, Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, path_of, read


class Editor(Peer):
    has, only = ("text",), "an editor has text alone"
    process = None
    # What its window shows beside the document's name.
    mark = ""
    # Where the first letters of a document are in the window, and where there is no text.
    first, empty = {"x11": (40, 110), "wayland": (40, 110)}, (400, 400)
    size, corner = (700, 600), (660, 40)
    keys = {"paste": "ctrl+v", "copy": "ctrl+c", "all": "ctrl+a"}
    number = 0
    refuses = {kind: "an editor of text takes no colours and no app's own types" for kind in ("colour", "custom")}

    def explanation(self, kind, way):
        if (kind, way) == ("png", "copy"):
            return self.pastes_no_pictures
        return self.refuses.get(kind) if way in ("out", "copy") else None

    pastes_no_pictures = "an editor of text pastes text and the names of files, and no pictures"

    # MARK: The program

    def start(self):
        os.makedirs(self.desktop.path(self.name), exist_ok=True)
        self.document = self.new_document("")
        self.process = self.desktop.launch(self.command(self.document), self.variables())
        self.window = self.desktop.window(self.mark, seconds=40, move_to=self.corner, size=self.size,
                                          title_bar=self.title_bar)
        time.sleep(1.5)

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def variables(self):
        return {}

    def command(self, document):
        """What opens a document, also in a program that runs."""
        return [self.name, document]

    def new_document(self, text):
        self.number += 1
        path = self.desktop.path(f"{self.name}/document-{self.number}.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def open(self, text=""):
        """Shows a new document with a text."""
        self.document = self.new_document(text)
        self.desktop.run(self.command(self.document))
        self.desktop.window(os.path.basename(self.document), seconds=10)
        time.sleep(0.5)

    def read(self):
        """The text of the document."""
        self.desktop.key("ctrl+s")
        time.sleep(0.3)
        with open(self.document, encoding="utf-8", errors="replace") as file:
            return file.read()

    def opened(self):
        """The paths of the documents that were not opened here."""
        return []

    def browsed(self):
        """The address of the network that it has opened."""
        return None

    # MARK: What arrives

    def got(self, kind):
        def find():
            opened = self.opened()
            if opened:
                # There may be more of them a moment later.
                time.sleep(0.7)
                return {"paths": sorted({*opened, *self.opened()})}
            address = self.browsed()
            if address:
                return {"address": address}
            text = self.read()
            return {"text": text} if text.strip() else None

        return self.described(kind, wait_for(f"{self.title}'s document", self.patience, find, 0.3, Nothing))

    def described(self, kind, found):
        """What arrived, as the samples are compared with it."""
        if "address" in found:
            return {"text": found["address"], "note": "opened"}
        if "paths" in found:
            folder = self.ours.paths("folder")[0]
            if kind == "folder" and found["paths"] == [os.path.join(folder, name) for name in os.listdir(folder)]:
                return {"paths": [folder], "note": "as the files in it"}
            if kind in FILE_KINDS:
                return found | {"note": "opened as a document"}
            if len(found["paths"]) != 1 or not os.path.isfile(found["paths"][0]):
                raise Nothing(f"it has opened {found['paths']}")
            return {"data": read(found["paths"][0]), "note": "opened as a document"}
        text = found["text"]
        if kind in FILE_KINDS + ("png",) or (kind == "csv" and "\n" not in text.strip()):
            return self.named(kind, text)
        if kind in ("html", "rtf") and text.strip() == f"Some {self.ours.bold} text, {self.ours.text}":
            return {"text": text, "bold": self.ours.bold, "note": "as plain text"}
        return {"text": text}

    def named(self, kind, text):
        """What text says of files: their paths, or their URIs."""
        words = text.split("\n") if "\n" in text.strip() or text.startswith("file:") else shlex.split(text)
        words = [word for word in (word.strip() for word in words) if word]
        is_uri = bool(words) and words[0].startswith("file:")
        paths = [path_of(word) for word in words]
        what = ("URI" if is_uri else "path") + ("s" if kind == "files" else "")
        note = f"as {what}" if kind == "files" else f"as a {what}"
        if kind == "png":
            if len(paths) != 1 or not os.path.isfile(paths[0]):
                raise Nothing(f"got “{text[:80]}”")
            return {"data": read(paths[0]), "note": note}
        return {"uris" if kind == "csv" else "paths": paths, "note": note}

    # MARK: Trials

    def focus(self):
        self.desktop.activate(self.window)
        time.sleep(0.2)
        self.desktop.click(self.window.at(*self.empty))
        time.sleep(0.3)

    def paste(self, kind):
        self.open()
        self.focus()
        self.desktop.key(*self.keys["paste"].split())
        return self.got(kind)

    def select(self, kind):
        self.open(self.theirs.text)
        self.focus()
        self.desktop.key(*self.keys["all"].split())
        time.sleep(0.4)

    def copy(self, kind):
        self.select(kind)
        self.desktop.key(*self.keys["copy"].split())
        time.sleep(0.6)

    def expect_drop(self, kind):
        self.open()
        return self.window.at(*self.empty)

    def dropped(self, kind):
        # The window that has the keyboard saves.
        self.desktop.activate(self.window)
        return self.got(kind)

    def offer(self, kind):
        self.select(kind)
        return self.window.at(*self.first[self.desktop.name])

    def finish(self):
        self.desktop.key("Escape")


class Geany(Editor):
    name = package = "geany"
    title = mark = "Geany"
    packages = ("geany",)
    first = {"x11": (215, 128), "wayland": (245, 194)}
    refuses = Editor.refuses | {"png": "Geany opens no files but those of text", "folder": "Geany opens files, and no folders"}

    def explanation(self, kind, way):
        if (self.desktop.name, way) == ("wayland", "out") and kind in ("text", "html", "rtf", "link", "csv"):
            return "Geany reads dropped text by the name UTF8_STRING, and GTK 4 offers names with a slash alone on Wayland"
        return super().explanation(kind, way)

    def command(self, document):
        # Without messages, plugins and the documents of the last time.
        return ["geany", "-m", "-p", "-s", "-t", document]

    def open(self, text=""):
        # What a trial has opened is closed.
        self.desktop.activate(self.window)
        self.desktop.key("ctrl+shift+w")
        time.sleep(0.3)
        super().open(text)

    def opened(self):
        listed = self.desktop.run(["geany", "--list-documents"]).stdout.decode(errors="replace").split("\n")
        return [path for path in listed if path and not path.startswith(self.desktop.path(self.name) + "/")]


class Kate(Editor):
    name = package = "kate"
    title = mark = "Kate"
    packages = ("kate", "qtwayland5", "dbus")
    title_bar = 14
    first = {"x11": (100, 105), "wayland": (100, 143)}

    # Its title names the document that it shows, and its folder.
    settings = """[General]
Show Full Path in Title=true
Show welcome view for new window=false
"""

    def start(self):
        with open(self.desktop.path("config/katerc"), "w") as file:
            file.write(self.settings)
        super().start()

    def dropped(self, kind):
        if kind == "folder":
            # It asks whether to open all files in it.
            self.desktop.activate(self.desktop.window("Open Files", seconds=self.patience, error=Nothing, title_bar=self.title_bar))
            self.desktop.key("Return")
        if kind in FILE_KINDS:
            # It opens one after the other.
            time.sleep(2)
        return super().dropped(kind)

    def shown(self):
        """The path of the document that it shows."""
        for window in self.desktop.windows():
            found = re.match(r"(.*) @ (.*?)(?: \*| \[\*\])?\s+— Kate$", window.title)
            if found:
                return f"{found[2]}/{found[1]}"
        return None

    def opened(self):
        folder, found = self.desktop.path(self.name) + "/", []
        path = self.shown()
        # What was opened stands last among the tabs.
        while path and not path.startswith(folder) and path not in found and len(found) < 5:
            found.append(path)
            self.desktop.key("alt+Left")
            time.sleep(0.4)
            path = self.shown()
        return found


class Scripted(Editor):
    """An editor that is asked by its own language what is in its documents."""

    def opened(self):
        folder = self.desktop.path(self.name) + "/"
        return [path for path in self.state()["files"] if path and not path.startswith(folder)]

    def read(self):
        state = self.state()
        return state["text"] if state["name"] == self.document else ""


class GVim(Scripted):
    """Vim runs a script some times a second, which writes what is in the documents and opens another one."""

    name, title, package, mark = "gvim", "gvim", "vim-gtk3", "GVIM"
    packages = ("vim-gtk3",)
    # Without an X server it looks for a terminal, and reads standard error as one.
    displays, elsewhere = ("x11",), "gvim 9.0 is a program for X11"
    refusal = ("sh", "-c", "gvim -f >/dev/null 2>&1")
    lacks = {"in": "gvim drags nothing out of its window"}
    script = """set nocompatible noswapfile nobackup nowritebackup title titlestring=GVIM\\ %t encoding=utf-8
source $VIMRUNTIME/mswin.vim
function Look(timer)
    if filereadable($VIM_OPEN)
        let path = readfile($VIM_OPEN)[0]
        call delete($VIM_OPEN)
        silent! %bwipeout!
        execute 'edit!' fnameescape(path)
        startinsert
    endif
    let files = map(getbufinfo({'buflisted': 1}), {_, buffer -> buffer.name})
    let state = {'name': expand('%:p'), 'text': join(getline(1, '$'), "\\n"), 'files': files}
    call writefile([json_encode(state)], $VIM_STATE . '.part')
    call rename($VIM_STATE . '.part', $VIM_STATE)
endfunction
call timer_start(200, 'Look', {'repeat': -1})
startinsert
"""

    def variables(self):
        script = self.desktop.path(f"{self.name}/script.vim")
        with open(script, "w") as file:
            file.write(self.script)
        return {"VIM_OPEN": self.desktop.path("gvim/open"), "VIM_STATE": self.desktop.path("gvim/state")}

    def command(self, document):
        script = self.desktop.path(f"{self.name}/script.vim")
        return ["gvim", "-f", "-U", "NONE", "-u", script, document]

    def open(self, text=""):
        self.document = self.new_document(text)
        with open(self.desktop.path("gvim/open.part"), "w") as file:
            file.write(self.document)
        os.rename(self.desktop.path("gvim/open.part"), self.desktop.path("gvim/open"))
        wait_for("gvim's document", 10, lambda: self.state()["name"] == self.document)

    def state(self):
        try:
            with open(self.desktop.path("gvim/state"), encoding="utf-8") as file:
                return json.load(file)
        except FileNotFoundError:
            return {"name": "", "text": "", "files": []}

    def finish(self):
        """Escape would end the insertion."""


class Emacs(Scripted):
    name, title, package, mark = "emacs", "Emacs", "emacs-gtk", "EMACS"
    packages = ("emacs-gtk",)
    settings = """(require 'dired)
(setq frame-title-format "EMACS %b" inhibit-startup-screen t make-backup-files nil create-lockfiles nil
      server-socket-dir "{folder}" use-dialog-box nil
      browsed nil)
(advice-add 'find-file :around
  (lambda (open path &rest more) (if (string-prefix-p "https:" path) (setq browsed path) (apply open path more))))
(server-start)
"""
    keys = {"paste": "ctrl+y", "copy": "alt+w", "all": "ctrl+x h"}

    displays, elsewhere, refusal = ("x11",), "Emacs 28 is a program for X11", ("emacs", "-Q")
    lacks = {"in": "Emacs 28 drags nothing out of its window"}

    def command(self, document):
        settings = self.desktop.path("emacs/settings.el")
        with open(settings, "w") as file:
            file.write(self.settings.format(folder=self.desktop.path("emacs/run")))
        return ["emacs", "-Q", "--load", settings, document]

    def evaluate(self, expression):
        done = self.desktop.run(["emacsclient", f"--socket-name={self.desktop.path('emacs/run')}/server", "--eval", expression])
        if done.returncode:
            raise Failure(f"Emacs: {done.stderr.decode(errors='replace').strip()}")
        return done.stdout.decode()

    def open(self, text=""):
        self.document = self.new_document(text)
        self.evaluate(f'''(progn (delete-other-windows) (setq browsed nil) (dolist (buffer (buffer-list))
  (with-current-buffer buffer
    (when (or (buffer-file-name) dired-directory) (set-buffer-modified-p nil) (kill-buffer))))
  (find-file "{self.document}") nil)''')
        self.desktop.window(os.path.basename(self.document), seconds=10)

    def browsed(self):
        return self.state()["address"]

    def state(self):
        """What is in the window that is selected, and the files of all buffers."""
        path = self.desktop.path("emacs/state")
        self.evaluate(f'''(with-current-buffer (window-buffer (selected-window))
  (let ((state (list :name (or (buffer-file-name) "") :address (or browsed "")
                     :text (if enable-multibyte-characters (buffer-substring-no-properties (point-min) (point-max)) "")
                     :files (vconcat (delq nil (mapcar
                       (lambda (buffer) (with-current-buffer buffer (or (buffer-file-name) dired-directory)))
                       (buffer-list)))))))
    (with-temp-file "{path}" (set-buffer-file-coding-system 'utf-8) (insert (json-serialize state)))) nil)''')
        with open(path, encoding="utf-8") as file:
            return json.load(file)
