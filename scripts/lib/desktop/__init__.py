"""Private displays without a monitor, for scripts: an X server with or without openbox, and Wayland compositors.

Everything that is started on a display ends with it. Every step has a bound. Shell scripts use scripts/lib/desktop.sh. Tests have a driver
in Swift, Tests/TransferTestSupport/Displays, with the same settings: Tests/TransferTestSupport/Session.
"""

from .session import SUPPORT, Failure, Nothing, Session, wait_for
from .server import XServer
from .wayland import GNOME, KDE, Sway, Weston
from .x11 import X11, Furnished

__all__ = ["GNOME", "KDE", "SUPPORT", "Failure", "Furnished", "Nothing", "Session", "Sway", "Weston", "X11", "XServer", "wait_for"]
