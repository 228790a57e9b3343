#!/usr/bin/env python3
"""A web server on a port of its own, whose number it prints first.

/picture?BYTES  as many bytes as image/png, with a parameter   /compressed   the same, packed with gzip
/moved          leads to /picture?5     /to-file   leads to a file     /round   leads to itself
/missing        404                     /endless   bytes without an end and without a length
/page           a page with something to drag in its upper half, for a browser
/waiting        says nothing more, and prints "closed" once the client is gone
"""

import gzip
import http.server
import select


PAGE = """<!doctype html>
<title>Page</title>
<style>body { margin: 0 } div { height: 50vh } #source { background: gold }</style>
<div id="source" draggable="true"></div>
<div id="target" tabindex="0"></div>
"""


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path, _, argument = self.path.partition("?")
        places = {"/moved": "/picture?5", "/to-file": "file:///etc/hostname", "/round": "/round"}
        if path in places:
            self.send_response(302)
            self.send_header("Location", places[path])
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif path in ("/picture", "/compressed"):
            data = b"x" * int(argument)
            if path == "/compressed":
                data = gzip.compress(data)
            self.send_response(200)
            self.send_header("Content-Type", "image/png; charset=binary")
            if path == "/compressed":
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
        elif path == "/page":
            data = PAGE.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
        elif path == "/endless":
            self.send_response(200)
            self.end_headers()
            try:
                while True:
                    self.wfile.write(b"x" * 4096)
            except OSError:
                self.close_connection = True
        elif path == "/waiting":
            self.send_response(200)
            self.send_header("Content-Length", "100")
            self.end_headers()
            self.wfile.flush()
            print("waiting", flush=True)
            select.select([self.connection], [], [])
            print("closed", flush=True)
            self.close_connection = True
        else:
            self.send_error(404)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print(f"port {server.server_port}", flush=True)
server.serve_forever()
