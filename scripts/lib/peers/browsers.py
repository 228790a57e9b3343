"""Browsers, which show `programs/page.html`. The page posts what arrives to a server of this process."""

import base64
import http.server
import json
import os
import queue
import threading
import time
import urllib.parse

from desktop import Nothing, wait_for
from peer import Peer
from samples import CUSTOM_MIME, FILE_KINDS, MIMES


class PageServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, samples):
        super().__init__(("127.0.0.1", 0), PageHandler)
        self.samples, self.commands, self.arrivals, self.done = samples, queue.Queue(), queue.Queue(), queue.Queue()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request, client_address):
        """A page that was closed reads no answer."""

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_address[1]}"


class PageHandler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def answer(self, status, data=b"", content_type="text/plain"):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        path = urllib.parse.unquote(urllib.parse.urlparse(self.path).path)
        if path == "/next":
            try:
                self.answer(200, json.dumps(self.server.commands.get(timeout=20)).encode(), "application/json")
            except queue.Empty:
                self.answer(204)
        elif path == "/":
            with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs/page.html"), "rb") as file:
                self.answer(200, file.read(), "text/html; charset=utf-8")
        elif path.startswith("/files/") and ".." not in path and os.path.isfile(self.server.samples.file(path[7:])):
            kind = {".png": "image/png", ".csv": "text/csv"}.get(os.path.splitext(path)[1], "text/plain; charset=utf-8")
            with open(self.server.samples.file(path[7:]), "rb") as file:
                self.answer(200, file.read(), kind)
        else:
            self.answer(404)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        (self.server.arrivals if self.path == "/got" else self.server.done).put(body)
        self.answer(204)


class Browser(Peer):
    keeps_names = True
    # The key of the entry, and how far it is from the place that is clicked for the menu.
    key_to_copy_link = entry_to_copy_link = None
    process = server = None

    def explanation(self, kind, way):
        if kind == "colour":
            return "a page has no type for colours"
        if kind in FILE_KINDS + ("csv",) and way in ("in", "paste"):
            return "a page has no files of the user's to offer"
        if kind == "link" and way == "paste":
            return "a browser copies the address of a link as plain text alone, which is no `URL`"
        return None

    def start(self):
        self.server = PageServer(self.theirs)
        self.process = self.desktop.launch(self.command(self.server.address + "/"), {"HOME": self.desktop.path("home")})
        self.window = self.desktop.window("page-peer", seconds=60, move_to=(620, 40), size=(600, 500))
        # The page is there when it asks what to do.
        self.tell({}, seconds=30)
        time.sleep(1)

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def tell(self, command, seconds=10):
        for waiting in (self.server.commands, self.server.arrivals, self.server.done):
            while not waiting.empty():
                waiting.get_nowait()
        self.server.commands.put(command)
        wait_for("the page", seconds, lambda: not self.server.done.empty())

    @property
    def grip(self):
        return self.window.center[0], self.window.frame[1] + self.window.frame[3] // 3

    @property
    def place(self):
        return self.window.center[0], self.window.frame[1] + self.window.frame[3] * 3 // 4

    def got(self, way, kind):
        body = wait_for(
            "the page", self.patience, lambda: None if self.server.arrivals.empty() else self.server.arrivals.get(),
            error=Nothing)
        arrival = json.loads(body)
        files = {name: base64.b64decode(data) for name, data in arrival["files"].items()}
        data = arrival["data"]
        if kind in FILE_KINDS or (kind == "csv" and files):
            return {"files": files}
        if kind == "png":
            return {"data": next(iter(files.values()), None)}
        if kind == "link":
            return {"text": data.get("text/uri-list") or data.get("text/plain")}
        names = {"html": "text/html", "rtf": "text/rtf", "csv": "text/csv", "colour": MIMES["colour"][0], "custom": CUSTOM_MIME}
        text = data.get(names.get(kind, "text/plain"))
        if text is None and kind in ("rtf", "csv") and "text/plain" in data:
            # Pages are not given these types; the same as plain text is.
            plain = data["text/plain"]
            return {"text": plain, "note": "as plain text", **({"bold": self.ours.bold} if kind == "rtf" else {})}
        if text is None:
            raise Nothing(f"the page has {', '.join(arrival['types']) or 'nothing'}")
        return {"text": text} if kind != "rtf" else {"data": text.encode()}

    def sent(self, kind, drags=False):
        samples = self.theirs
        if kind == "png":
            address = f"{self.server.address}/files/sample.png"
            # Large enough to be met by the pointer.
            return {"html": f'<img id="handle" src="{address}" style="width:300px;height:160px">', "picture": address}
        if kind == "link" and drags:
            return {"html": f'<a id="handle" href="{samples.link}" style="font-size:60px;padding:40px">A long link</a>'}
        if kind in FILE_KINDS + ("link",):
            return {"data": {"text/uri-list": "".join(f"{uri}\r\n" for uri in samples.uris(kind))}}
        if kind == "csv":
            # Pages may name a file that is fetched when it is dropped.
            address = f"{self.server.address}/files/{os.path.relpath(samples.path(kind), samples.directory)}"
            return {"data": {"text/csv": samples.table, "DownloadURL": f"text/csv:cities.csv:{address}"}}
        texts = {"text": ("text/plain", samples.text), "html": ("text/html", samples.html)}
        if kind not in texts:
            # A page's data is text.
            with open(samples.path(kind), encoding="utf-8" if kind == "custom" else "latin-1") as file:
                texts[kind] = MIMES[kind][0], file.read()
        return {"data": dict([texts[kind]])}

    def paste(self, kind):
        self.tell({})
        self.desktop.activate(self.window)
        self.desktop.click(self.place)
        time.sleep(0.2)
        self.desktop.key("ctrl+v")
        return self.got("paste", kind)

    def copy(self, kind):
        if kind == "link":
            # The page's menu copies a link as such, which a page cannot.
            self.tell(self.sent(kind, drags=True))
            self.desktop.activate(self.window)
            (x, y), (across, down) = self.grip, self.entry_to_copy_link
            self.desktop.click((x, y), button=3)
            time.sleep(1)
            if self.desktop.name == "x11":
                self.desktop.key(self.key_to_copy_link)
            else:
                # What keys copy is not taken over by the compositor, as the press of a button is.
                self.desktop.click((x + across, y + down))
            time.sleep(0.6)
            return
        self.tell(self.sent(kind))
        self.desktop.activate(self.window)
        self.desktop.click(self.place)
        time.sleep(0.2)
        self.desktop.key("ctrl+c")
        time.sleep(0.6)

    def expect_drop(self, kind):
        self.tell({})
        return self.place

    def dropped(self, kind):
        return self.got("drop", kind)

    def offer(self, kind):
        self.tell(self.sent(kind, drags=True))
        return self.grip


class Chromium(Browser):
    name, title, package = "chromium", "Chromium", "chromium"
    key_to_copy_link, entry_to_copy_link = "e", (80, 138)
    packages = ("chromium",)

    def explanation(self, kind, way):
        if (kind, way, self.desktop.name) == ("custom", "out", "wayland"):
            return "Chromium gives a page no format of its own that is dropped on Wayland (crbug.com/40192823)"
        return super().explanation(kind, way)

    def command(self, address):
        profile = self.desktop.path("chromium")
        return ["chromium", "--no-sandbox", "--test-type", "--no-first-run", "--disable-gpu", f"--user-data-dir={profile}",
                "--password-store=basic", "--disable-features=Translate", "--window-size=600,500",
                f"--ozone-platform={self.desktop.name}", f"--app={address}"]


class Firefox(Browser):
    name, title, package = "firefox", "Firefox", "firefox-esr"
    key_to_copy_link, entry_to_copy_link = "l", (46, 234)
    packages = ("firefox-esr",)

    def explanation(self, kind, way):
        if (kind, way) == ("files", "copy"):
            return "Firefox gives a page the first of several files that are pasted"
        return super().explanation(kind, way)

    preferences = """user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.tabs.warnOnClose", false);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("toolkit.startup.max_resumed_crashes", -1);
user_pref("termsofuse.bypassNotification", true);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
"""

    def command(self, address):
        profile = self.desktop.path("firefox")
        os.makedirs(f"{profile}/chrome", exist_ok=True)
        with open(f"{profile}/user.js", "w") as file:
            file.write(self.preferences)
        # The window shows the page alone, so that its places are known.
        with open(f"{profile}/chrome/userChrome.css", "w") as file:
            file.write("#navigator-toolbox { visibility: collapse }\n")
        return ["firefox-esr", "--no-remote", "--profile", profile, "-width", "600", "-height", "500", address]
