"""Carries what two devices send each other, slowly, or not to its end.

usage: slow-network.py FIRST SECOND DELAY RATE COMMANDS

FIRST and SECOND are the addresses of the devices, which reach this machine only. Datagrams on port 1716 of one go to the other, and
so do connections on ports 1716 to 1764, each part after DELAY seconds and at no more than RATE bytes a second.

The file COMMANDS, which may appear later, has a line for each command: "cut" ends all connections at once, "cut-after N" those of
payloads after N bytes, and "pass" ends that. "done" is printed for each.
Prints "ready", and a line "payload N" for each payload connection with the number of its bytes.
"""

import asyncio
import os
import socket
import sys

first, second, delay, rate = sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4])
other = {first: second, second: first}
writers = set()
limit = None
CHUNK = 4096


async def carry(reader, writer, counts):
    loop = asyncio.get_running_loop()
    queue = asyncio.Queue(64)

    async def receive():
        while True:
            try:
                data = await reader.read(CHUNK)
            except OSError:
                data = b""
            await queue.put((loop.time() + delay, data))
            if not data:
                return

    receiving = asyncio.create_task(receive())
    free = loop.time()
    try:
        while True:
            due, data = await queue.get()
            await asyncio.sleep(max(due, free) - loop.time())
            if not data:
                writer.write_eof()
                return
            free = max(free, loop.time()) + len(data) / rate
            writer.write(data)
            await writer.drain()
            counts[0] += len(data)
            if counts[1] is not None and counts[0] >= counts[1]:
                for each in (writer, counts[2]):
                    each.transport.abort()
                return
    except (OSError, RuntimeError):
        pass
    finally:
        receiving.cancel()


async def connect(reader, writer):
    source = writer.get_extra_info("peername")[0]
    port = writer.get_extra_info("sockname")[1]
    is_payload = port >= 1739
    try:
        to_reader, to_writer = await asyncio.open_connection(other[source], port)
    except (OSError, KeyError):
        writer.close()
        return
    writers.update((writer, to_writer))
    cut = limit if is_payload else None
    counts = [[0, cut, to_writer], [0, cut, writer]]
    await asyncio.gather(carry(reader, to_writer, counts[0]), carry(to_reader, writer, counts[1]))
    if is_payload:
        print("payload", counts[0][0] + counts[1][0], flush=True)
    for each in (writer, to_writer):
        writers.discard(each)
        each.close()


class Datagrams(asyncio.DatagramProtocol):
    def connection_made(self, transport):
        self.transport = transport

    def datagram_received(self, data, address):
        if address[0] in other:
            self.transport.sendto(data, (other[address[0]], 1716))


async def main():
    global limit
    loop = asyncio.get_running_loop()
    for port in range(1716, 1765):
        await asyncio.start_server(connect, "0.0.0.0", port)
    await loop.create_datagram_endpoint(Datagrams, local_addr=("0.0.0.0", 1716), family=socket.AF_INET)
    print("ready", flush=True)
    count = 0
    while True:
        await asyncio.sleep(0.02)
        lines = open(sys.argv[5]).read().splitlines() if os.path.exists(sys.argv[5]) else []
        for line in lines[count:]:
            word, *rest = line.split()
            if word == "cut":
                for writer in list(writers):
                    writer.transport.abort()
            elif word == "cut-after":
                limit = int(rest[0])
            elif word == "pass":
                limit = None
            print("done", flush=True)
        count = len(lines)


asyncio.run(main())
