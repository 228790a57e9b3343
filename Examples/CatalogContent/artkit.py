"""Small drawing kit on top of pycairo: splines, tapered strokes, colours."""

import io
import math
from contextlib import contextmanager

import cairo
from PIL import Image


# --- colours ---------------------------------------------------------------

def rgb(colour):
    """Turn "#RRGGBB" into three floats."""
    return tuple(int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))


def mix(first, second, amount):
    """Blend two "#RRGGBB" colours; 0 gives the first, 1 the second."""
    pairs = zip(rgb(first), rgb(second))
    return "#" + "".join(
        f"{round((a + (b - a) * amount) * 255):02X}" for a, b in pairs)


def lighter(colour, amount):
    return mix(colour, "#FFFFFF", amount)


def darker(colour, amount):
    return mix(colour, "#140C1E", amount)


# --- geometry --------------------------------------------------------------

def mirrored(half):
    """Close a right half outline, given top to bottom, by its mirror image.

    The first and last points are expected to lie on the axis (x = 0).
    """
    left = [(-p[0], *p[1:]) for p in reversed(half)]
    inner = left[1:-1]
    return list(half) + inner


def flipped(points):
    """Mirror points at the vertical axis."""
    return [(-p[0], *p[1:]) for p in points]


def moved(points, dx, dy):
    return [(p[0] + dx, p[1] + dy, *p[2:]) for p in points]


def ellipse_points(x, y, rx, ry, count=12, start=0.0, stop=math.tau):
    step = (stop - start) / count
    return [(x + rx * math.cos(start + i * step),
             y + ry * math.sin(start + i * step)) for i in range(count)]


def bezier_segments(points, closed):
    """Yield cubic segments through the points.

    A point may carry a third value: 0 makes it a sharp corner.
    """
    n = len(points)
    tangents = []
    for i, p in enumerate(points):
        if closed:
            before, after = points[i - 1], points[(i + 1) % n]
        else:
            before, after = points[max(i - 1, 0)], points[min(i + 1, n - 1)]
        ax, ay = p[0] - before[0], p[1] - before[1]
        bx, by = after[0] - p[0], after[1] - p[1]
        la, lb = math.hypot(ax, ay), math.hypot(bx, by)
        if len(p) > 2 and p[2] == 0:
            tangents.append((0.0, 0.0))
            continue
        if la == 0 or lb == 0:
            tx, ty = ax + bx, ay + by
        else:
            tx = ax / la * lb + bx / lb * la
            ty = ay / la * lb + by / lb * la
        length = math.hypot(tx, ty) or 1.0
        tangents.append((tx / length, ty / length))
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        p, q = points[i], points[j]
        reach = math.hypot(q[0] - p[0], q[1] - p[1]) * 0.36
        yield ((p[0], p[1]),
               (p[0] + tangents[i][0] * reach, p[1] + tangents[i][1] * reach),
               (q[0] - tangents[j][0] * reach, q[1] - tangents[j][1] * reach),
               (q[0], q[1]))


def sample(points, steps=14):
    """Sample an open spline densely."""
    result = [points[0][:2]]
    for a, b, c, d in bezier_segments(points, closed=False):
        for k in range(1, steps + 1):
            t = k / steps
            u = 1 - t
            weights = (u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3)
            result.append(tuple(
                sum(w * p[axis] for w, p in zip(weights, (a, b, c, d)))
                for axis in (0, 1)))
    return result


# --- canvas ----------------------------------------------------------------

class Canvas:
    """A supersampled cairo surface with shorthand drawing methods."""

    def __init__(self, width, height, scale=4):
        self.width, self.height, self.scale = width, height, scale
        self.surface = cairo.ImageSurface(
            cairo.FORMAT_ARGB32, width * scale, height * scale)
        self.ctx = cairo.Context(self.surface)
        self.ctx.scale(scale, scale)
        self.ctx.set_line_cap(cairo.LINE_CAP_ROUND)
        self.ctx.set_line_join(cairo.LINE_JOIN_ROUND)

    # -- state

    @contextmanager
    def saved(self):
        self.ctx.save()
        try:
            yield self
        finally:
            self.ctx.restore()

    @contextmanager
    def at(self, x, y, rotate=0.0, sx=1.0, sy=1.0):
        """Draw in a moved, turned (degrees) and scaled coordinate system."""
        with self.saved():
            self.ctx.translate(x, y)
            self.ctx.rotate(math.radians(rotate))
            self.ctx.scale(sx, sy)
            yield self

    @contextmanager
    def clipped(self, *outlines):
        """Restrict drawing to the union of the given outlines."""
        with self.saved():
            for points in outlines:
                self.path(points)
            self.ctx.set_fill_rule(cairo.FILL_RULE_WINDING)
            self.ctx.clip()
            yield self

    def colour(self, colour, alpha=1.0):
        self.ctx.set_source_rgba(*rgb(colour), alpha)

    # -- shapes

    def path(self, points, closed=True):
        started = False
        for _, b, c, d in bezier_segments(points, closed):
            if not started:
                self.ctx.new_sub_path()
                self.ctx.move_to(*points[0][:2])
                started = True
            self.ctx.curve_to(*b, *c, *d)
        if closed:
            self.ctx.close_path()

    def fill(self, points, colour, alpha=1.0):
        self.path(points)
        self.colour(colour, alpha)
        self.ctx.fill()

    def fill_vertical(self, points, top, bottom, y0, y1):
        """Fill with a vertical two-colour gradient."""
        gradient = cairo.LinearGradient(0, y0, 0, y1)
        gradient.add_color_stop_rgb(0, *rgb(top))
        gradient.add_color_stop_rgb(1, *rgb(bottom))
        self.path(points)
        self.ctx.set_source(gradient)
        self.ctx.fill()

    def line(self, points, colour, width, alpha=1.0, closed=False):
        self.path(points, closed)
        self.colour(colour, alpha)
        self.ctx.set_line_width(width)
        self.ctx.stroke()

    def circle(self, x, y, radius, colour, alpha=1.0):
        self.ctx.new_sub_path()
        self.ctx.arc(x, y, radius, 0, math.tau)
        self.colour(colour, alpha)
        self.ctx.fill()

    def ring(self, x, y, radius, colour, width, alpha=1.0):
        self.ctx.new_sub_path()
        self.ctx.arc(x, y, radius, 0, math.tau)
        self.colour(colour, alpha)
        self.ctx.set_line_width(width)
        self.ctx.stroke()

    def ellipse(self, x, y, rx, ry, colour, alpha=1.0, rotate=0.0):
        with self.at(x, y, rotate, rx, ry):
            self.circle(0, 0, 1, colour, alpha)

    def glow(self, x, y, radius, colour, alpha=1.0):
        """A soft round spot that fades out towards its rim."""
        gradient = cairo.RadialGradient(x, y, 0, x, y, radius)
        for stop, strength in ((0, 1), (0.35, 0.55), (0.7, 0.14), (1, 0)):
            gradient.add_color_stop_rgba(
                stop, *rgb(colour), alpha * strength)
        self.ctx.set_source(gradient)
        self.ctx.new_sub_path()
        self.ctx.arc(x, y, radius, 0, math.tau)
        self.ctx.fill()

    def taper(self, points, width, colour, alpha=1.0, peak=0.5):
        """A brush stroke, thickest at `peak` (0–1) and thin at its ends."""
        dots = sample(points)
        last = len(dots) - 1
        left, right = [], []
        for i, (x, y) in enumerate(dots):
            x0, y0 = dots[max(i - 1, 0)]
            x1, y1 = dots[min(i + 1, last)]
            length = math.hypot(x1 - x0, y1 - y0) or 1.0
            nx, ny = -(y1 - y0) / length, (x1 - x0) / length
            t = i / last
            ramp = t / peak if t < peak else (1 - t) / (1 - peak)
            half = width / 2 * math.sin(ramp * math.pi / 2) ** 0.8
            left.append((x + nx * half, y + ny * half))
            right.append((x - nx * half, y - ny * half))
        self.ctx.new_path()
        for x, y in left + right[::-1]:
            self.ctx.line_to(x, y)
        self.ctx.close_path()
        self.colour(colour, alpha)
        self.ctx.fill()

    def text(self, x, y, string, size, colour, alpha=1.0,
             family="DejaVu Serif", bold=False):
        """Text centred on (x, y)."""
        weight = (cairo.FONT_WEIGHT_BOLD if bold
                  else cairo.FONT_WEIGHT_NORMAL)
        self.ctx.select_font_face(family, cairo.FONT_SLANT_NORMAL, weight)
        self.ctx.set_font_size(size)
        box = self.ctx.text_extents(string)
        self.ctx.move_to(x - box.x_bearing - box.width / 2,
                         y - box.y_bearing - box.height / 2)
        self.colour(colour, alpha)
        self.ctx.show_text(string)
        self.ctx.new_path()

    # -- output

    def image(self):
        """The finished picture, reduced to its nominal size."""
        self.surface.flush()
        data = bytes(self.surface.get_data())
        size = (self.surface.get_width(), self.surface.get_height())
        picture = Image.frombuffer(
            "RGBA", size, data, "raw", "BGRA", self.surface.get_stride(), 1)
        return picture.convert("RGB").resize(
            (self.width, self.height), Image.LANCZOS)

    def png(self):
        """The finished picture as PNG bytes."""
        buffer = io.BytesIO()
        self.image().save(buffer, "PNG", optimize=True)
        return buffer.getvalue()
