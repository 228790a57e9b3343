"""Prints the name of the pointer that an X server shows, as programs name it (XFixesSetCursorName); nothing for one without a name.

usage: pointer-name.py
"""

import ctypes


class CursorImage(ctypes.Structure):
    """XFixesCursorImage (X11/extensions/Xfixes.h)."""

    _fields_ = [
        ("x", ctypes.c_short), ("y", ctypes.c_short), ("width", ctypes.c_ushort), ("height", ctypes.c_ushort),
        ("xhot", ctypes.c_ushort), ("yhot", ctypes.c_ushort), ("cursor_serial", ctypes.c_ulong),
        ("pixels", ctypes.POINTER(ctypes.c_ulong)), ("atom", ctypes.c_ulong), ("name", ctypes.c_char_p),
    ]


x11, fixes = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXfixes.so.3")
x11.XOpenDisplay.restype = ctypes.c_void_p
fixes.XFixesGetCursorImage.restype = ctypes.POINTER(CursorImage)
display = ctypes.c_void_p(x11.XOpenDisplay(None))
if not display:
    raise SystemExit("no display")
major, minor = ctypes.c_int(), ctypes.c_int()
if not fixes.XFixesQueryVersion(display, ctypes.byref(major), ctypes.byref(minor)):
    raise SystemExit("no XFixes")
print((fixes.XFixesGetCursorImage(display).contents.name or b"").decode())
