"""A program of the same user that does not keep to the protocol of the service's socket.

usage: hostile-program.py SOCKET ATTACK; prints what it saw, and "done".
"""

import json
import signal
import socket
import struct
import sys

REQUEST, ANSWER = 11, 12
PATIENCE = 60


def connect():
    # With a limit of time, a queue that is full would be an error.
    program = socket.socket(socket.AF_UNIX)
    program.connect(sys.argv[1])
    program.settimeout(PATIENCE)
    return program


def frame(kind, content=b"", count=None):
    return struct.pack("<BI", kind, len(content) if count is None else count) + content


def send(program, content):
    """Sends what the service takes; it may end the connection before the end."""
    try:
        program.sendall(content)
    except (BrokenPipeError, ConnectionResetError):
        pass


def answers(program):
    """The answers up to the end of the connection."""
    content = b""
    try:
        while part := program.recv(1 << 16):
            content += part
    except ConnectionResetError:
        pass
    found = []
    while len(content) >= 5:
        kind, count = struct.unpack("<BI", content[:5])
        assert kind == ANSWER, kind
        found.append(json.loads(content[5:5 + count]))
        content = content[5 + count:]
    return found


def is_refused(content, ends=True):
    """Sends bytes, to which the answer is a failure."""
    with connect() as program:
        send(program, content)
        if ends:
            program.shutdown(socket.SHUT_WR)
        found = answers(program)
    assert all("failed" in answer for answer in found), (content[:80], found)
    return len(found)


def kinds():
    """Parts of all other kinds, with and without content."""
    refused = 0
    for kind in range(256):
        if kind != REQUEST:
            refused += is_refused(frame(kind), ends=False) + is_refused(frame(kind, b'{"list":{}}'), ends=False)
    print("refused", refused)


def lengths():
    """Longer requests than there may be, and more of them than there is memory for if all were believed."""
    for count in (8 * 1024 * 1024 + 1, 0x7fffffff, 0xffffffff):
        is_refused(frame(REQUEST, count=count), ends=False)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
    programs = [connect() for _ in range(200)]
    for program in programs:
        program.sendall(frame(REQUEST, b"{", count=8 << 20))
    print("claimed", flush=True)
    signal.sigwait([signal.SIGUSR1])
    for program in programs:
        program.close()


def requests():
    """Requests that are no JSON, of another form, or about nothing."""
    identifier = "0" * 32
    texts = [
        b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"list":' * 50_000, b'"' + b"a" * 1_000_000,
        b'{"other":{}}', b'{"find":{"address":"256.0.0.1"}}', b'{"find":{"address":"\\u0000"}}',
        json.dumps({"pair": {"id": "../" * 1000, "acceptsWeakNumber": True}}).encode(),
        json.dumps({"pair": {"id": identifier, "number": "x" * 100_000, "acceptsWeakNumber": True}}).encode(),
        json.dumps({"send": {"_0": [{"file": {"_0": "/etc/passwd\0"}}], "id": identifier}}).encode(),
        json.dumps({"send": {"_0": [{"link": {"_0": ""}}], "id": identifier}}).encode(),
        json.dumps({"send": {"_0": [{"text": {"_0": "a"}}] * 10_000, "id": identifier}}).encode(),
        json.dumps({"copy": {"pasteboard": "../../outside", "id": identifier}}).encode(),
        json.dumps({"names": {"id": identifier}}).encode(),
        json.dumps({"receive": {"name": "\n" * 10_000, "id": identifier}}).encode(),
    ]
    for text in texts:
        with connect() as program:
            send(program, frame(REQUEST, text))
            found = answers(program)
        assert len(found) == 1 and "failed" in found[0], (text[:80], found)
        print(*found)


def halves():
    """Programs that die in the middle of a request, before its answer, and while they are told of devices."""
    whole = frame(REQUEST, b'{"watch":{}}')
    for count in range(len(whole) + 1):
        with connect() as program:
            program.sendall(whole[:count])
    # What follows a request is no part of it.
    for _ in range(50):
        with connect() as program:
            send(program, whole + b"x" * 1_000_000)


def flood():
    """Requests that follow one another, and programs that never read an answer."""
    deaf = [connect() for _ in range(200)]
    for program in deaf:
        program.sendall(frame(REQUEST, b'{"watch":{}}'))
    for _ in range(2_000):
        with connect() as program:
            program.sendall(frame(REQUEST, b'{"list":{}}'))
            found = answers(program)
            assert [list(answer)[0] for answer in found] == ["devices", "done"], found
    for program in deaf:
        program.close()


{attack.__name__: attack for attack in (kinds, lengths, requests, halves, flood)}[sys.argv[2]]()
print("done")
