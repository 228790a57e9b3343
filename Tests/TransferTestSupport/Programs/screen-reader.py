"""Runs Orca, whose log is written to standard output at once: what it says is in lines with SPEECH OUTPUT.

usage: screen-reader.py ARGUMENT …   the arguments are Orca's

Orca itself keeps some thousand characters of a log until there are more.
"""

import runpy
import sys

from orca import debug

debug.debugLevel = debug.LEVEL_ALL
debug.eventDebugLevel = debug.LEVEL_OFF
debug.debugFile = open(sys.stdout.fileno(), "w", buffering=1, encoding="utf-8", closefd=False)
runpy.run_path("/usr/bin/orca", run_name="__main__")
