#!/usr/bin/env python3
"""Sends a request with a body of JSON, and prints the body of the answer: web-request.py METHOD ADDRESS BODY."""

import sys
import urllib.error
import urllib.request

method, address, body = sys.argv[1:]
headers = {"Content-Type": "application/json"}
request = urllib.request.Request(address, body.encode(), headers, method=method)
try:
    answer = urllib.request.urlopen(request, timeout=120)
except urllib.error.HTTPError as error:
    answer = error
sys.stdout.buffer.write(answer.read())
