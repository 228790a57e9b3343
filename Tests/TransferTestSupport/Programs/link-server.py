#!/usr/bin/env python3
"""A web server with pages for the metadata of links, on a port of its own, whose number it prints first.

Each request is printed as "asked PATH". The pages are those of the function `page`; /slow, with anything after it, says nothing
more.
"""

import http.server
import struct
import threading
import zlib


def png():
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + b"\xff\0\0" * 2 for _ in range(2)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def page(path):
    """Returns the type and the contents of a page; None for one that is not there."""
    html = "text/html; charset=utf-8"
    return {
        "/recipe": (
            html,
            '<!doctype html><html><head><title>Plain</title><meta property="og:title" content="Ada&#39;s  recipe &amp; more">'
            '<meta property="og:image" content="/picture.png"><link rel="shortcut icon" href="icon.png"></head>'
            '<body><title>body</title><meta property="og:image" content="/never.png"></body>',
        ),
        "/old": ("text/html; charset=koi8-r", "<title>\u0420\u0435\u0446\u0435\u043f\u0442</title>".encode("koi8-r")),
        "/lies": (html, '<title>Lies</title><meta property="og:image" content="/recipe">'),
        "/leads-elsewhere": (
            html,
            '<title>Elsewhere</title><meta property="og:image" content="file:///etc/passwd">'
            '<link rel="icon" href="http://localhost:1/icon.png">',
        ),
        "/disguised": (html, "<title>a\u202egnp.exe\n\0\t b</title>"),
        "/untitled": (html, "<html><head></head><body>"),
        "/many": (html, "<title>" * 200_000),
        "/attributes": (html, "<meta " + "a=b " * 200_000 + "><title>x</title>"),
        "/comment": (html, "<!--" * 250_000),
        "/entities": (html, "<title>" + "&NotEqualTilde;" * 60_000 + "</title>"),
        "/half-bytes": (html, b"<title>\xff\xfe\xc3\x28</title>"),
        "/long": (html, "<title>" + "a" * 900_000 + "</title>"),
        "/late": (html, "<head>" + " " * 2_000_000 + "<title>late</title>"),
        "/picture.png": ("image/png", png()),
        "/icon.png": ("application/octet-stream", png()),
    }.get(path)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        print("asked " + self.path, flush=True)
        if self.path == "/moved":
            self.send_response(302)
            self.send_header("Location", "/recipe")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if self.path.startswith("/slow"):
            threading.Event().wait()
        if self.path == "/endless":
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            try:
                self.wfile.write(b"<title>endless</title>")
                while True:
                    self.wfile.write(b"<p>" * 4096)
            except OSError:
                self.close_connection = True
            return
        found = page(self.path)
        data = b"" if found is None else found[1] if isinstance(found[1], bytes) else found[1].encode()
        self.send_response(404 if found is None else 200)
        if found is not None:
            self.send_header("Content-Type", found[0])
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        try:
            self.wfile.write(data)
        except OSError:
            self.close_connection = True

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print("port %d" % server.server_address[1], flush=True)
server.serve_forever()
