"""The ten portraits, drawn in one flat style with a few shading shapes.

Every figure is built on the same bust: coordinates are those of a 512 × 512
picture whose vertical axis lies at x = 256. Most outlines are given relative
to that axis, so that `mirrored` can complete them.
"""

import math
from dataclasses import dataclass

from artkit import (Canvas, darker, ellipse_points, flipped, lighter,
                    mirrored, mix, moved, sample)

SIZE = 512
AXIS = 256


@dataclass(frozen=True)
class Skin:
    """The colours of a complexion."""
    base: str
    shade: str
    line: str
    light: str
    blush: str
    lips: str


FAIR = Skin("#F6D5BF", "#E6B49B", "#9A5A48", "#FDE8DA", "#EC9C8B", "#C9666A")
ROSY = Skin("#F4CDB4", "#E0A98F", "#93513F", "#FBE1CF", "#E58C78", "#BE5E5B")
WARM = Skin("#F3D0A9", "#DFAE84", "#8F5A3C", "#FBE3C6", "#E39A78", "#C25B56")
BROWN = Skin("#A86F4C", "#8A5538", "#4A2818", "#C08661", "#B0593F", "#8E3F3C")


@dataclass(frozen=True)
class Face:
    """What makes one face differ from the next."""
    skin: Skin
    iris: str
    brow: str
    width: float = 1.0          # overall width of the face
    jaw: float = 1.0            # width of the jaw
    chin: float = 0.0           # extra length of the chin
    turn: float = 4.0           # features shifted sideways
    brow_arch: float = 6.0
    brow_weight: float = 6.5
    eye_open: float = 1.0
    eye_tilt: float = 0.0
    lashes: float = 1.0
    crease: bool = True
    smile: float = 3.0
    lips: str = ""              # lipstick; the skin's own colour if empty
    lip_fullness: float = 1.0
    nose: float = 1.0
    age: float = 0.0            # strength of the lines around mouth and eyes


class Portrait:
    """A canvas that knows how to draw busts."""

    def __init__(self, accent, face):
        self.accent = accent
        self.face = face
        self.skin = face.skin
        self.canvas = Canvas(SIZE, SIZE)
        self.outline = self.on_axis(self.face_outline())

    # -- helpers

    @staticmethod
    def on_axis(points):
        return moved(points, AXIS, 0)

    def both(self, half):
        """A symmetric outline in picture coordinates."""
        return self.on_axis(mirrored(half))

    # -- background

    def background(self, motif):
        c = self.canvas
        square = [(0, 0, 0), (SIZE, 0, 0), (SIZE, SIZE, 0), (0, SIZE, 0)]
        c.fill_vertical(square, lighter(self.accent, 0.46),
                        lighter(self.accent, 0.30), 0, SIZE)
        with c.saved():
            motif(c, lighter(self.accent, 0.62))
        c.circle(AXIS, 236, 182, lighter(self.accent, 0.64))
        c.circle(AXIS, 236, 166, lighter(self.accent, 0.72))

    # -- body

    def neck(self, spread=1.0):
        """Neck and bare upper shoulders."""
        c = self.canvas
        skin = self.skin
        half = [(0, 280), (37, 284), (37, 340), (44, 366),
                (90 * spread, 388), (148 * spread, 408),
                (176 * spread, 450), (186 * spread, 520, 0), (0, 530)]
        shape = self.both(half)
        c.fill(shape, skin.base)
        with c.clipped(shape):
            shadow = moved(self.outline, 6, 30)
            c.fill(shadow, skin.shade, 0.95)
            c.fill(self.on_axis([
                (128 * spread, 380), (150 * spread, 430),
                (156 * spread, 530), (230, 530), (220, 380)]),
                skin.shade, 0.55)
            # collar bones
            c.taper(self.on_axis([(12, 404), (46, 396), (92, 399)]), 4,
                    skin.shade, 0.9, peak=0.3)
            c.taper(self.on_axis([(-12, 404), (-46, 396), (-92, 399)]), 4,
                    skin.shade, 0.9, peak=0.3)

    def bust(self, neckline, colour, slope=1.0):
        """Clothed shoulders; `neckline` is the right half, axis outwards."""
        c = self.canvas
        half = [*neckline, (100 * slope, 386), (146 * slope, 404),
                (178 * slope, 440), (192 * slope, 478),
                (200 * slope, 530, 0), (0, 530, 0)]
        shape = self.both(half)
        c.fill(shape, colour)
        self.bust_shades(shape, colour)
        return shape

    def bust_shades(self, shape, colour):
        """Light on the left sleeve, shadow on the right one."""
        c = self.canvas
        with c.clipped(shape):
            c.fill(self.on_axis([(110, 380), (150, 440), (158, 530),
                                 (230, 530), (220, 400)]),
                   darker(colour, 0.35), 0.5)
            c.fill(self.on_axis([(-150, 400), (-176, 452), (-184, 530),
                                 (-230, 530), (-220, 400)]),
                   lighter(colour, 0.3), 0.35)
            c.taper(self.on_axis([(-128, 470), (-118, 500), (-120, 530)]),
                    6, darker(colour, 0.4), 0.6, peak=0.7)
            c.taper(self.on_axis([(128, 470), (118, 500), (120, 530)]),
                    6, darker(colour, 0.4), 0.8, peak=0.7)

    # -- head

    def face_outline(self):
        f = self.face
        w, j, k = f.width, f.jaw, f.chin
        return mirrored([
            (0, 112), (44 * w, 122), (70 * w, 158), (76 * w, 206),
            (74 * w, 244), (66 * w * j, 282 + k * 0.5),
            (46 * w * j, 312 + k), (21 * w * j, 330 + k), (0, 334 + k)])

    def ears(self, lobes_only=False):
        c, skin = self.canvas, self.skin
        w = self.face.width
        for side in (-1, 1):
            with c.at(AXIS + side * 75 * w, 236, side * 8, side, 1):
                shape = [(-6, -26), (9, -27), (15, -12), (11, 8), (4, 24),
                         (-5, 24)]
                c.fill(shape, skin.base if side < 0 else skin.shade)
                c.taper([(3, -17), (9, -10), (5, 4), (2, 10)], 3.4,
                        skin.line, 0.4)

    def head(self):
        """The face with its features."""
        c, skin, f = self.canvas, self.skin, self.face
        w = f.width
        c.fill(self.outline, skin.base)
        with c.clipped(self.outline):
            c.fill(self.on_axis([
                (50 * w, 100), (60 * w, 170), (63 * w, 226), (53 * w, 276),
                (34 * w, 312 + f.chin), (4, 337 + f.chin), (40, 360),
                (110, 330), (110, 110)]), skin.shade, 0.6)
            c.glow(AXIS - 14, 158, 62, skin.light, 0.55)
            for side in (-1, 1):
                c.glow(AXIS + side * 46 * w + f.turn, 268, 34, skin.blush,
                       0.62)
        with c.at(AXIS + f.turn, 0):
            self.nose()
            self.mouth()
            for side in (-1, 1):
                near = 1 - side * f.turn * 0.006
                with c.at(side * 34 * w, 228, 0, side * near, 1):
                    self.eye(side)
                    self.eyebrow()
            if f.age:
                self.lines()

    def eye(self, side):
        """One eye, drawn with the outer corner towards positive x."""
        c, skin, f = self.canvas, self.skin, self.face
        o, t = f.eye_open, f.eye_tilt
        upper = [(-18, 4), (-10, -6 * o), (1, -9.5 * o),
                 (11, -6.5 * o - t / 2), (19, 1 - t)]
        almond = [(-18, 4, 0), *upper[1:4], (19, 1 - t, 0),
                  (10, 7.5 - t / 3), (0, 8.8), (-10, 7.6)]
        c.fill(almond, "#FCF7F2")
        with c.clipped(almond):
            c.circle(0.5, -0.6, 9.2, darker(f.iris, 0.45))
            c.circle(0.5, -0.6, 7.9, f.iris)
            c.ellipse(0.5, 3.2, 5.2, 3.2, lighter(f.iris, 0.35), 0.7)
            c.circle(0.5, -0.8, 4.3, "#1B1216")
            c.fill([(-20, -14), (20, -14), (20, -2 - t), (0, -5.5 * o),
                    (-20, 1)], "#3A2530", 0.22)
            # the light falls from the left in both eyes
            c.circle(0.5 - 3.2 * side, -4.0, 2.5, "#FFFFFF", 0.95)
            c.circle(0.5 + 3.0 * side, 2.6, 1.2, "#FFFFFF", 0.55)
        lid = darker(skin.line, 0.62)
        flick = (22.5 + 1.5 * f.lashes, -2.5 - t - 2.5 * f.lashes)
        c.taper([(-18.5, 4.4), *upper[1:], flick], 4.0 + f.lashes, lid,
                peak=0.68)
        c.taper([(-14, 7), (0, 9.4), (11, 8 - t / 3), (19, 1.5 - t)], 1.7,
                skin.line, 0.6, peak=0.7)
        if f.crease:
            c.taper([(-14, -7 * o), (0, -15 * o), (12, -12.5 * o - t / 2),
                     (21, -5 - t)], 2.1, skin.line, 0.55)
        else:
            c.taper([(-6, -12.5 * o), (4, -14 * o), (15, -10 * o - t)], 1.6,
                    skin.line, 0.35)

    def eyebrow(self):
        f = self.face
        top = -24 - f.brow_arch
        self.canvas.taper(
            [(-19, -21), (-8, -25 - f.brow_arch * 0.5), (9, top),
             (26, -19)], f.brow_weight, f.brow, 0.95, peak=0.36)

    def nose(self):
        c, skin, n = self.canvas, self.skin, self.face.nose
        c.fill([(9, 214), (7, 232), (8, 250), (15 * n, 264), (13 * n, 272),
                (3, 274), (6, 262), (3, 244), (4, 226)], skin.shade, 0.62)
        c.fill([(-13 * n, 269), (-6, 272), (0, 274), (7, 272), (14 * n, 269),
                (8, 278), (0, 280), (-8, 278)], skin.shade, 0.75)
        c.taper([(-13 * n, 266), (-10 * n, 272), (-4, 272)], 2.6, skin.line,
                0.62)
        c.taper([(14 * n, 266), (11 * n, 272), (5, 272)], 2.6, skin.line,
                0.75)
        c.taper([(-1, 226), (-1.5, 246), (-1, 262)], 4.2, skin.light, 0.7,
                peak=0.7)
        c.ellipse(-2, 264, 4.2, 3.2, skin.light, 0.75)

    def mouth(self):
        c, skin, f = self.canvas, self.skin, self.face
        tone = f.lips or skin.lips
        s, full = f.smile, f.lip_fullness
        y = 298 + f.chin * 0.4
        corner = 25 + s * 0.6
        upper = [(-corner, y - s, 0), (-12, y - 5.5 * full),
                 (-4.5, y - 7.6 * full), (0, y - 5.4 * full),
                 (4.5, y - 7.6 * full), (12, y - 5.5 * full),
                 (corner, y - s, 0), (11, y + 1.6), (0, y + 2.4),
                 (-11, y + 1.6)]
        lower = [(-corner + 2, y - s + 0.4, 0), (-11, y + 1.2), (0, y + 2.2),
                 (11, y + 1.2), (corner - 2, y - s + 0.4, 0),
                 (13, y + 8.2 * full), (0, y + 11.6 * full),
                 (-13, y + 8.2 * full)]
        c.fill([(-14, y + 13), (0, y + 15.5), (14, y + 13), (9, y + 20),
                (0, y + 21.5), (-9, y + 20)], skin.shade, 0.55)
        c.fill(lower, mix(tone, skin.light, 0.16))
        c.fill(upper, darker(tone, 0.1))
        c.ellipse(-3, y + 6.2 * full, 8, 2.0, "#FFFFFF", 0.22)
        c.taper([(-corner - 1.5, y - s - 0.8), (-11, y + 1.3), (0, y + 2.2),
                 (11, y + 1.3), (corner + 1.5, y - s - 0.8)], 2.5,
                darker(tone, 0.55), 0.9)
        for side in (-1, 1):
            c.taper([(side * (corner + 1), y - s - 4),
                     (side * (corner + 4), y - s),
                     (side * (corner + 2), y - s + 4)], 2.2, skin.line, 0.26)

    def lines(self):
        """Marks of age and laughter."""
        c, skin, f = self.canvas, self.skin, self.face
        for side in (-1, 1):
            c.taper([(side * 17, 270), (side * 29, 282), (side * 33, 296)],
                    3, skin.line, 0.42 * f.age, peak=0.4)
            c.taper([(side * 22, 245), (side * 36, 249), (side * 48, 244)],
                    2.4, skin.line, 0.34 * f.age)
            for dy in (-4, 3):
                c.taper([(side * 59, 227 + dy), (side * 66, 226 + dy * 2.2)],
                        1.8, skin.line, 0.3 * f.age)

    # -- hair

    def hair(self, points, colour, shadow=False, light=0.16):
        """A mass of hair; optionally it casts a shadow onto the face."""
        c = self.canvas
        if shadow:
            with c.clipped(self.outline):
                c.fill(moved(points, 3, 8), self.skin.shade, 0.8)
        c.fill(points, colour)
        if light:
            with c.clipped(points):
                c.fill(moved(points, 40, 22), darker(colour, 0.35), 0.35)

    def strands(self, clip, curves, colour, width=4, alpha=0.5, peak=0.5):
        """Tapered streaks inside a mass of hair."""
        with self.canvas.clipped(clip):
            for curve in curves:
                self.canvas.taper(curve, width, colour, alpha, peak)

    def coil(self, x, y, radius, colour, turns=2.1, spin=1):
        """A rolled or braided knot of hair seen from the front."""
        c = self.canvas
        disc = ellipse_points(x, y, radius, radius * 1.06, 14)
        c.fill(disc, colour)
        with c.clipped(disc):
            c.circle(x + radius * 0.5, y + radius * 0.45, radius,
                     darker(colour, 0.4), 0.4)
            steps = 26
            spiral = []
            for i in range(steps + 1):
                t = i / steps
                angle = spin * t * turns * math.tau - 1.0
                reach = radius * (1.0 - 0.86 * t)
                spiral.append((x + reach * math.cos(angle),
                               y + reach * 1.06 * math.sin(angle)))
            c.line(spiral, darker(colour, 0.5), radius * 0.1, 0.85)
            c.line(moved(spiral, -radius * 0.07, -radius * 0.1),
                   lighter(colour, 0.24), radius * 0.07, 0.5)

    def round_glasses(self, rx, ry, colour, width, spread=36, squareness=0.0):
        """Spectacles; squareness pulls the rims towards rectangles."""
        c, f = self.canvas, self.face
        y = 231
        with c.at(AXIS + f.turn, y):
            for side in (-1, 1):
                k = 1 + squareness
                rim = [(-rx, 0), (-rx * 0.72 * k, -ry * 0.72 * k), (0, -ry),
                       (rx * 0.72 * k, -ry * 0.72 * k), (rx, 0),
                       (rx * 0.72 * k, ry * 0.72 * k), (0, ry),
                       (-rx * 0.72 * k, ry * 0.72 * k)]
                rim = moved(rim, side * spread, 0)
                c.fill(rim, "#FFFFFF", 0.08)
                with c.clipped(rim):
                    x = side * spread
                    c.fill([(x + rx * 0.1, ry, 0), (x + rx * 0.8, -ry, 0),
                            (x + rx * 1.1, -ry, 0), (x + rx * 0.4, ry, 0)],
                           "#FFFFFF", 0.28)
                c.line(moved(rim, 1, 3), self.skin.line, width, 0.22, True)
                c.line(rim, colour, width, closed=True)
                edge = side * (spread + rx)
                c.line([(edge, -2), (side * 78 * f.width - f.turn, -6)],
                       colour, width * 0.9)
            gap = spread - rx
            c.line([(-gap, -2), (0, -6), (gap, -2)], colour, width)


# --- motifs in the background ----------------------------------------------

def gear(c, x, y, radius, teeth, colour, width=5):
    points = []
    for i in range(teeth):
        for part, reach in ((0.0, 0.86), (0.22, 0.86), (0.32, 1.0),
                            (0.68, 1.0), (0.78, 0.86)):
            angle = (i + part) / teeth * math.tau
            points.append((x + radius * reach * math.cos(angle),
                           y + radius * reach * math.sin(angle), 0))
    c.line(points, colour, width, closed=True)
    c.ring(x, y, radius * 0.52, colour, width)
    c.circle(x, y, radius * 0.14, colour)


def gears_motif(c, colour):
    gear(c, 62, 78, 62, 14, colour)
    gear(c, 462, 104, 78, 18, colour)
    gear(c, 26, 300, 70, 16, colour)
    gear(c, 484, 330, 58, 14, colour)


def tape_motif(c, colour):
    """Punched paper tape; the rows spell letters in ASCII."""
    for column, word in ((16, "COMPILER"), (412, "NANOSECS")):
        c.line([(column - 4, -10), (column - 4, 522)], colour, 3)
        c.line([(column + 88, -10), (column + 88, 522)], colour, 3)
        rows = [ord(letter) for letter in word] * 3
        for row, code in enumerate(rows):
            y = 14 + row * 22
            for bit in range(7):
                x = column + 6 + bit * 11.5 + (8 if bit > 2 else 0)
                if code >> (6 - bit) & 1:
                    c.circle(x, y, 4.6, colour)
            c.circle(column + 37.5, y, 2.0, colour)


def rays_motif(c, colour):
    for i in range(36):
        angle = i / 36 * math.tau
        inner, outer = 196, (250 if i % 2 else 330)
        c.line([(AXIS + inner * math.cos(angle),
                 236 + inner * math.sin(angle)),
                (AXIS + outer * math.cos(angle),
                 236 + outer * math.sin(angle))], colour, 5)
        c.circle(AXIS + (outer + 14) * math.cos(angle),
                 236 + (outer + 14) * math.sin(angle), 4.5, colour)


def hopping_motif(c, colour):
    """A chart of frequency over time, with a signal that hops."""
    order = [3, 7, 1, 5, 9, 2, 8, 4, 0, 6, 10, 3, 7]
    for row in range(11):
        c.line([(-5, 20 + row * 47), (517, 20 + row * 47)], colour, 1.5, 0.7)
    previous = None
    for step, row in enumerate(order):
        x, y = step * 42 - 6, 20 + row * 47
        if previous:
            c.line([previous, (x, y)], colour, 2, 0.8)
        c.line([(x, y), (x + 34, y)], colour, 11)
        previous = (x + 34, y)


def orbit_motif(c, colour):
    for tilt, reach in ((-24, 1.0), (-24, 1.16)):
        with c.at(AXIS, 236, tilt):
            c.line(ellipse_points(0, 0, 292 * reach, 205 * reach, 24),
                   colour, 4 if reach == 1.0 else 2, closed=True)
    for x, y, r in ((46, 60, 5), (96, 34, 3), (30, 132, 3), (370, 52, 4),
                    (490, 128, 6), (478, 200, 3), (30, 420, 4), (470, 404, 5),
                    (160, 26, 4), (352, 26, 3), (22, 260, 4), (496, 300, 3)):
        star = []
        for i in range(8):
            angle = i * math.tau / 8 - math.pi / 2
            reach = r * (2.4 if i % 2 == 0 else 0.8)
            star.append((x + reach * math.cos(angle),
                         y + reach * math.sin(angle), 0))
        c.fill(star, colour)
    c.ring(432, 66, 40, colour, 4)      # the moon
    for x, y, r in ((420, 56, 9), (446, 76, 7), (428, 86, 4), (448, 50, 4)):
        c.ring(x, y, r, colour, 3)


def fission_motif(c, colour):
    def nucleus(x, y, scale):
        for i in range(19):
            angle = i * 2.39996
            reach = 9.4 * math.sqrt(i) * scale
            c.ring(x + reach * math.cos(angle), y + reach * math.sin(angle),
                   7.5 * scale, colour, 3)
    nucleus(66, 92, 1.15)
    nucleus(448, 74, 0.95)
    nucleus(468, 350, 0.95)
    nucleus(34, 380, 0.8)
    for curve in (((118, 60), (180, 34), (250, 26), (330, 30), (392, 50)),
                  ((494, 140), (508, 200), (500, 270)),
                  ((22, 160), (6, 220), (10, 300))):
        for x, y in sample(curve, 5)[1:-1]:
            c.circle(x, y, 3.6, colour)


def symmetry_motif(c, colour):
    """Hexagons that turn into themselves."""
    for row in range(8):
        for column in range(8):
            x = column * 78 + (39 if row % 2 else 0) - 6
            y = row * 68 + 4
            for radius, width in ((38, 2.5), (22, 4)):
                turn = 0 if radius == 38 else math.pi / 6
                c.line([(x + radius * math.cos(turn + math.pi / 2
                                               + i * math.pi / 3),
                         y + radius * math.sin(turn + math.pi / 2
                                               + i * math.pi / 3), 0)
                        for i in range(6)], colour, width, closed=True)


def parity_motif(c, colour):
    """Two spinning nuclei, one the mirror image of the other."""
    for x, side in ((58, 1), (454, -1)):
        for y in (84, 236, 388):
            c.circle(x, y, 22, colour)
            with c.at(x, y, 0, side, 1):
                c.line(ellipse_points(0, 0, 44, 15, 14, 0.1, 5.6), colour,
                       4)
                c.fill([(35, -2, 0), (52, -1, 0), (44, -17, 0)], colour)
            c.line([(x, y - 30), (x, y - 56)], colour, 4)
            c.fill([(x - 9, y - 52, 0), (x, y - 70, 0), (x + 9, y - 52, 0)],
                   colour)
            c.line([(x, y + 30), (x, y + 46)], colour, 4)


def helix_motif(c, colour):
    for x in (54, 458):
        left = [(x + 38 * math.sin(y / 40), y) for y in range(-20, 540, 10)]
        right = [(x - 38 * math.sin(y / 40), y) for y in range(-20, 540, 10)]
        for y in range(-4, 530, 21):
            offset = 38 * math.sin(y / 40)
            if abs(offset) > 9:
                c.line([(x + offset, y), (x - offset, y)], colour, 3)
        c.line(left, colour, 7)
        c.line(right, colour, 7)


def ammonite(c, x, y, radius, colour, turn=0.0):
    with c.at(x, y, turn):
        def reach(t):
            return radius * math.exp(-0.17 * t)
        spiral = [(reach(t / 6) * math.cos(t / 6),
                   reach(t / 6) * math.sin(t / 6)) for t in range(0, 110)]
        c.line(spiral, colour, 4.5)
        for i in range(44):
            t = i * 0.24
            outer, inner = reach(t) * 0.97, reach(t + math.tau) * 1.12
            c.taper([(outer * math.cos(t), outer * math.sin(t)),
                     ((outer + inner) / 2 * math.cos(t + 0.10),
                      (outer + inner) / 2 * math.sin(t + 0.10)),
                     (inner * math.cos(t + 0.06), inner * math.sin(t + 0.06))],
                    4.2, colour, 1, peak=0.3)
        c.taper([(radius, 0), (radius * 0.72, 3), (reach(math.tau), 0)], 6,
                colour)


def ammonite_motif(c, colour):
    ammonite(c, 70, 84, 74, colour, 30)
    ammonite(c, 452, 92, 64, colour, 200)
    ammonite(c, 20, 330, 58, colour, 120)
    ammonite(c, 494, 326, 66, colour, 300)


# --- the ten portraits -----------------------------------------------------

def ada_lovelace(accent):
    """Centre parting, coils over the ears, circlet and evening dress."""
    p = Portrait(accent, Face(FAIR, "#6A4A34", "#4A2E22", width=0.97, turn=-4,
                              jaw=0.95, smile=4, brow_arch=7))
    c, hair = p.canvas, "#4B2C20"
    p.background(gears_motif)

    crown = p.both([(0, 72), (46, 80), (80, 114), (92, 168), (92, 226),
                    (70, 262), (0, 262)])
    knot = ellipse_points(AXIS, 70, 50, 32, 14)
    c.fill(knot, darker(hair, 0.12))
    p.strands(knot, [p.on_axis([(-46 + d, 84), (-10 + d, 46), (40 + d, 66)])
                     for d in (-8, 6, 22)], lighter(hair, 0.22), 5)
    p.strands(knot, [p.on_axis([(-50 + d, 96), (0 + d, 56), (46 + d, 90)])
                     for d in (-4, 12)], darker(hair, 0.45), 4)
    c.fill(crown, darker(hair, 0.18))

    p.neck(0.92)
    gown = p.both([(0, 446), (46, 440), (98, 420), (140, 406, 0),
                   (176, 424), (198, 462), (200, 500), (190, 530, 0),
                   (0, 530, 0)])
    c.fill(gown, "#5D3E93")
    p.bust_shades(gown, "#5D3E93")
    lace = p.both([(0, 446), (46, 440), (98, 420), (146, 400, 0),
                   (186, 438, 0), (150, 462), (104, 476), (52, 490),
                   (0, 494)])
    c.fill(moved(lace, 0, 7), "#3E2769", 0.6)
    c.fill(lace, "#F5EEF8")
    with c.clipped(lace):
        for side in (-1, 1):
            for i in range(9):
                x = side * (12 + i * 21)
                c.taper(p.on_axis([(x * 0.86, 432 - i * 4), (x, 470),
                                   (x * 1.06, 500)]), 4, "#CDBBDD", 0.9)
    for side in (-1, 1):
        for i in range(11):
            t = i / 10
            x = side * (6 + t * 172)
            y = 493 - 58 * t ** 1.55
            c.circle(AXIS + x, y, 8.5, "#F5EEF8")
            c.circle(AXIS + x, y - 0.5, 2.6, "#B9A3CF")
    c.circle(AXIS, 466, 11, "#C9A04A")
    c.circle(AXIS, 466, 7.2, "#7A2F55")
    c.circle(AXIS - 2.4, 463, 2.2, "#FFFFFF", 0.7)
    # a fine necklace
    chain = p.on_axis([(-58, 382), (-34, 406), (0, 417), (34, 406),
                       (58, 382)])
    c.line(chain, "#C9A04A", 2.6)
    c.circle(AXIS, 422, 5.5, "#F4EDE0")
    c.circle(AXIS - 1.5, 420.5, 1.7, "#FFFFFF")

    p.head()
    for side in (1, -1):
        wing = [(0, 98), (-10, 118), (-34, 140), (-62, 176), (-72, 224),
                (-80, 252), (-98, 238), (-97, 170), (-80, 112), (-44, 82),
                (0, 76, 0)]
        streaks = [[(-4, 84 + d), (-40, 104 + d), (-70, 150 + d),
                    (-84 + d * 0.3, 226)] for d in (0, 13, 27)]
        if side == 1:
            wing = flipped(wing)
            streaks = [flipped(s) for s in streaks]
        wing = p.on_axis(wing)
        p.hair(wing, hair, shadow=True, light=0)
        tone = lighter(hair, 0.22) if side == -1 else darker(hair, 0.42)
        p.strands(wing, [p.on_axis(s) for s in streaks], tone, 6, 0.6)
    c.taper(p.on_axis([(0, 74), (0, 90), (0, 106)]), 3, FAIR.shade, 0.9)
    p.coil(AXIS - 90, 246, 33, hair, spin=-1)
    p.coil(AXIS + 90, 246, 33, darker(hair, 0.1))
    for side in (-1, 1):
        c.circle(AXIS + side * 78, 286, 4.6, "#C9A04A")
        c.ellipse(AXIS + side * 78, 298, 4.8, 8, "#F4EDE0")
    # circlet
    band = p.on_axis([(-88, 142), (-58, 122), (-26, 114), (0, 114),
                      (26, 114), (58, 122), (88, 142)])
    c.line(band, darker("#C9A04A", 0.4), 4.4, 0.5)
    c.line(moved(band, 0, -1.5), "#DDB961", 3.6)
    c.circle(AXIS, 116, 7, "#DDB961")
    c.circle(AXIS, 116, 4.6, "#8E4FA0")
    c.circle(AXIS - 1.4, 114.4, 1.4, "#FFFFFF", 0.8)
    return c


def grace_hopper(accent):
    """White-topped navy cap, large glasses, uniform with ribbons."""
    p = Portrait(accent, Face(ROSY, "#5B7F96", "#A79F9C", turn=3, jaw=1.02,
                              smile=4.5, age=1.0, brow_weight=5.5,
                              lashes=0.5, lip_fullness=0.85, eye_open=0.9))
    c, hair, navy = p.canvas, "#D9D6D6", "#1E2A4A"
    p.background(tape_motif)

    back = p.both([(0, 110), (70, 120), (98, 170), (104, 226), (96, 268),
                   (80, 290), (0, 290)])
    c.fill(back, darker(hair, 0.22))
    p.neck(0.9)
    shirt = p.both([(0, 420), (36, 384), (54, 362, 0), (74, 384), (60, 470),
                    (0, 520)])
    p.bust([(0, 372), (44, 372)], navy, slope=0.98)
    c.fill(shirt, "#F4F4F6")
    c.fill(p.on_axis([(10, 430), (40, 400), (60, 400), (50, 470), (10, 520)]),
           "#C9CEDB", 0.7)
    opening = p.on_axis([(0, 428, 0), (-40, 366, 0), (-40, 340, 0),
                         (40, 340, 0), (40, 366, 0)])
    with c.clipped(opening):
        c.fill(p.both([(0, 280), (37, 284), (37, 340), (46, 372), (40, 440),
                       (0, 440)]), ROSY.base)
        c.fill(moved(p.outline, 6, 30), ROSY.shade, 0.95)
    for side in (-1, 1):        # collar leaves
        leaf = [(40, 352, 0), (58, 364, 0), (66, 396, 0), (28, 436, 0),
                (4, 420, 0)]
        leaf = p.on_axis(leaf if side > 0 else flipped(leaf))
        c.fill(moved(leaf, 0, 4), "#9AA3B8", 0.6)
        c.fill(leaf, "#FFFFFF" if side < 0 else "#E7EAF1")
    for side in (1, -1):        # crossed neck tab
        tab = [(-6, 412, 0), (8, 412, 0), (36, 440, 0), (30, 462, 0),
               (12, 452, 0)]
        tab = p.on_axis(tab if side > 0 else flipped(tab))
        c.fill(tab, "#141C33" if side > 0 else "#243157")
        c.line(tab, "#0B1122", 1.4, 0.7, True)
    c.circle(AXIS, 424, 5.4, "#3A4876")
    for side in (-1, 1):        # lapels
        lapel = [(62, 358, 0), (92, 388, 0), (104, 418, 0), (80, 424, 0),
                 (90, 440, 0), (14, 530, 0), (6, 512, 0), (54, 430)]
        lapel = p.on_axis(lapel if side > 0 else flipped(lapel))
        c.fill(moved(lapel, 0, 4), "#0D1428", 0.5)
        c.fill(lapel, lighter(navy, 0.1) if side < 0 else navy)
        c.line(lapel, darker(navy, 0.35), 1.6, 0.8, True)
    for row in range(3):        # ribbons
        for column in range(3):
            x, y = 340 + column * 22, 444 + row * 11
            for k, tint in enumerate(
                    (("#C8413B", "#F1D25B", "#3F7CC0"),
                     ("#2F8F5B", "#F4F4F4", "#2F8F5B"),
                     ("#E2A23B", "#234B96", "#E2A23B"))[(row + column) % 3]):
                c.fill([(x + k * 7, y, 0), (x + k * 7 + 7, y, 0),
                        (x + k * 7 + 7, y + 9, 0), (x + k * 7, y + 9, 0)],
                       tint)
    for y in (468, 500):
        c.circle(AXIS - 44 + (y - 468) * 0.3, y + 2, 7, "#9A7730")
        c.circle(AXIS - 44 + (y - 468) * 0.3, y, 6.6, "#E2BE62")

    p.ears()
    p.head()
    for side in (-1, 1):        # waves at the temples
        wave = [(-52, 132), (-66, 168), (-71, 196), (-78, 214), (-76, 240),
                (-82, 262), (-102, 256), (-113, 214), (-107, 166), (-84, 120)]
        streaks = [[(-72, 150), (-88, 186), (-90, 220), (-88, 252)],
                   [(-62, 150), (-75, 184), (-80, 214), (-82, 240)],
                   [(-80, 148), (-101, 188), (-104, 222), (-94, 252)]]
        if side > 0:
            wave, streaks = flipped(wave), [flipped(s) for s in streaks]
        wave = p.on_axis(wave)
        p.hair(wave, hair if side < 0 else darker(hair, 0.1), shadow=True,
               light=0)
        p.strands(wave, [p.on_axis(s) for s in streaks], darker(hair, 0.3),
                  4, 0.55)
        p.strands(wave, [moved(p.on_axis(s), 5 * side, 0) for s in streaks],
                  "#FFFFFF", 4.5, 0.75)
    p.round_glasses(31, 26, "#6B5A55", 3.8, spread=37, squareness=0.14)

    # cap: crown, band, badge, brim
    with c.clipped(p.outline):
        c.fill(p.both([(0, 172), (60, 168), (90, 150), (90, 110), (0, 100)]),
               ROSY.shade, 0.9)
    crown = p.both([(0, 28), (62, 34), (106, 58), (118, 88), (104, 112),
                    (50, 122), (0, 124)])
    c.fill(crown, "#F8F8FB")
    with c.clipped(crown):
        c.fill(p.on_axis([(40, 24), (84, 60), (88, 100), (60, 130),
                          (140, 130), (140, 40)]), "#C6CDDD", 0.8)
        c.taper(p.on_axis([(-96, 96), (-40, 84), (40, 86), (100, 100)]), 4,
                "#C6CDDD", 0.8)
    band = p.both([(0, 96), (52, 98), (97, 108, 0), (94, 146, 0), (50, 138),
                   (0, 136)])
    c.fill(band, navy)
    with c.clipped(band):
        c.fill(p.on_axis([(50, 90), (60, 150), (110, 160), (110, 90)]),
               "#0F1730", 0.6)
    strap = p.on_axis([(-95, 138), (-50, 130), (0, 128), (50, 130),
                       (95, 138)])
    c.line(strap, "#8C6A26", 8)
    c.line(moved(strap, 0, -1), "#E2BE62", 5.6)
    brim = p.both([(0, 132), (50, 134), (97, 142, 0), (90, 162), (52, 166),
                   (0, 168)])
    c.fill(brim, "#101729")
    c.taper(p.on_axis([(-78, 152), (-40, 147), (0, 146), (30, 147)]), 5,
            "#5A6A94", 0.75)
    # badge: spread wings over a shield
    for side in (-1, 1):
        with c.at(AXIS, 92, 0, side, 1):
            for k in range(4):
                c.taper([(2, 4 + k * 3.2), (14, -6 + k * 4),
                         (26 - k * 3, -14 + k * 7)], 5.6, "#E2BE62")
    c.fill(p.on_axis([(-9, 90, 0), (9, 90, 0), (9, 102), (0, 113, 0),
                      (-9, 102)]), "#F1F1F4")
    c.fill(p.on_axis([(-9, 89, 0), (9, 89, 0), (9, 96, 0), (-9, 96, 0)]),
           "#3F5FA8")
    c.line(p.on_axis([(-3, 97), (-3, 108)]), "#C8413B", 2)
    c.line(p.on_axis([(3, 97), (3, 108)]), "#C8413B", 2)
    c.circle(AXIS, 80, 6, "#F3D588")
    return c


def marie_curie(accent):
    """A loose, frizzy up-do and a plain black dress with high collar."""
    p = Portrait(accent, Face(FAIR, "#7F97A3", "#7A6350", width=0.98, turn=5,
                              smile=0.8, age=0.5, brow_arch=3, brow_weight=7,
                              lashes=0.45, lip_fullness=0.85, eye_open=0.95))
    c, hair, dress = p.canvas, "#8A6F58", "#26272E"
    p.background(rays_motif)

    knot = p.both([(0, 30), (30, 36), (44, 56), (34, 84), (0, 92)])
    cloud = p.both([(0, 60), (40, 66), (76, 84), (102, 122), (112, 164),
                    (108, 200), (94, 230), (76, 242), (0, 244)])
    c.fill(knot, darker(hair, 0.14))
    p.strands(knot, [p.on_axis([(-34, 76 - d), (0, 42 - d), (36, 76 - d)])
                     for d in (-18, -6, 6)], lighter(hair, 0.26), 4.5, 0.6)
    c.fill(cloud, hair)
    with c.clipped(cloud):
        c.fill(moved(cloud, 62, 26), darker(hair, 0.4), 0.4)

    p.neck(0.85)
    p.bust([(0, 372), (42, 362)], dress, slope=0.94)
    collar = p.both([(0, 352), (40, 340, 0), (50, 372), (60, 388), (0, 402)])
    c.fill(collar, dress)
    with c.clipped(collar):
        c.fill(moved(p.outline, 6, 34), "#101117", 0.55)
    c.line(p.on_axis([(-40, 342), (-20, 350), (0, 353), (20, 350),
                      (40, 342)]), "#4B4D5A", 3)
    for side in (-1, 1):        # pleats
        for k in range(6):
            x = side * (10 + k * 17)
            c.taper(p.on_axis([(x * 0.62, 396), (x, 450), (x * 1.18, 530)]),
                    4, "#4A4C59" if side < 0 else "#3A3B47", 0.9, peak=0.5)
    for y in (420, 452, 484):
        c.circle(AXIS, y, 5, "#0E0F14")
        c.circle(AXIS - 1, y - 1.2, 3.6, "#50525F")

    p.ears()
    p.head()
    front = p.on_axis([
        (-76, 236), (-79, 210), (-72, 186), (-64, 164), (-44, 144),
        (-18, 134), (8, 136), (40, 138), (62, 156), (72, 186), (79, 210),
        (76, 236), (92, 231), (108, 200), (112, 164), (100, 122), (74, 86),
        (36, 68), (0, 62), (-36, 68), (-74, 86), (-100, 122), (-112, 164),
        (-108, 200), (-92, 231)])
    p.hair(front, hair, shadow=True, light=0)
    with c.clipped(front):
        c.fill(p.on_axis([(36, 60), (76, 120), (84, 180), (86, 260),
                          (130, 260), (130, 60)]), darker(hair, 0.4), 0.4)
    curves = []
    for k in range(9):
        t = k / 8
        x = -72 + 144 * t
        curves.append(p.on_axis([
            (x * 0.98, 152 - 18 * (1 - (2 * t - 1) ** 2) + 14 * abs(2*t - 1)),
            (x * 1.18, 112 - 18 * (1 - (2 * t - 1) ** 2)),
            (x * 0.5, 74)]))
    p.strands(front, curves[0::2], lighter(hair, 0.3), 6, 0.6)
    p.strands(front, curves[1::2], darker(hair, 0.45), 5, 0.55)
    for side in (-1, 1):
        sides = [[(74, 180), (94, 200), (88, 240)],
                 [(82, 150), (104, 180), (98, 226)],
                 [(70, 150), (86, 186), (80, 234)]]
        if side < 0:
            sides = [flipped(s) for s in sides]
        p.strands(front, [p.on_axis(s) for s in sides],
                  lighter(hair, 0.26) if side < 0 else darker(hair, 0.4),
                  5, 0.55)
    # flyaway curls along the rim
    for angle, bend in ((-150, 1), (-132, -1), (-112, 1), (-70, -1),
                        (-50, 1), (-30, -1), (-12, 1), (-168, -1)):
        a = math.radians(angle)
        x, y = AXIS + 104 * math.cos(a), 168 + 102 * math.sin(a)
        nx, ny = math.cos(a), math.sin(a)
        c.taper([(x - nx * 12, y - ny * 12),
                 (x + nx * 5 - ny * 8 * bend, y + ny * 5 + nx * 8 * bend),
                 (x + nx * 6 - ny * 22 * bend, y + ny * 6 + nx * 22 * bend)],
                4, hair, 0.95)
    # hair drawn up from the forehead, with a stray lock
    c.taper(p.on_axis([(-30, 140), (-44, 156), (-46, 172), (-40, 182)]), 3.2,
            hair)
    return c


def hedy_lamarr(accent):
    """Centre parting, long glossy waves, evening gown and diamonds."""
    p = Portrait(accent, Face(FAIR, "#5F8A78", "#2A1A18", width=0.96, turn=-5,
                              jaw=0.94, smile=3, brow_arch=10, brow_weight=5,
                              lashes=1.7, lips="#B3243B", lip_fullness=1.12,
                              eye_open=1.02, eye_tilt=2, nose=0.92))
    c, hair = p.canvas, "#2B1B1D"
    p.background(hopping_motif)

    mane = p.both([(0, 62), (50, 73), (88, 108), (104, 160), (106, 204),
                   (122, 238), (116, 272), (134, 306), (126, 342), (136, 376),
                   (116, 408), (84, 414), (60, 396), (0, 380)])
    c.fill(mane, darker(hair, 0.2))
    p.neck(0.92)
    gown = [(0, 486), (30, 462), (64, 446), (104, 436), (126, 446),
            (138, 470), (144, 530, 0), (0, 530, 0)]
    shape = p.both(gown)
    c.fill(shape, "#8E1F3D")
    with c.clipped(shape):
        for k in range(-7, 8):
            c.taper(p.on_axis([(k * 13, 440 + abs(k)), (k * 15, 486),
                               (k * 14, 530)]), 6,
                    "#B84564" if k % 2 else "#651229", 0.7, peak=0.7)
    for side in (-1, 1):        # straps
        c.line(p.on_axis([(side * 110, 440), (side * 112, 416),
                          (side * 104, 392)]), "#8E1F3D", 9)
    # diamond necklace
    for i in range(13):
        t = i / 12 * 2 - 1
        x, y = AXIS + t * 62, 426 - 38 * t * t
        r = 6.2 - 2.2 * abs(t)
        c.circle(x, y + 1.5, r, "#8D6C74", 0.35)
        c.fill([(x - r, y, 0), (x, y - r, 0), (x + r, y, 0), (x, y + r, 0)],
               "#F2F6FA")
        c.fill([(x, y - r, 0), (x + r, y, 0), (x, y + r, 0)], "#B9C8D6", 0.8)

    p.head()
    for side in (1, -1):
        lock = [(0, 104), (-12, 122), (-36, 140), (-60, 170), (-68, 206),
                (-78, 232), (-72, 264), (-86, 290), (-78, 322), (-92, 350),
                (-84, 382), (-98, 410), (-124, 404), (-138, 374),
                (-126, 340), (-136, 306), (-116, 272), (-123, 238),
                (-106, 204), (-104, 160), (-88, 108), (-50, 73), (-20, 64),
                (0, 62, 0)]
        glints = [[(-16, 92), (-62, 116), (-84, 166), (-86, 206),
                   (-100, 238), (-94, 270), (-110, 304), (-102, 340),
                   (-114, 380)],
                  [(-10, 104), (-46, 128), (-72, 172), (-76, 208),
                   (-88, 236), (-82, 268), (-98, 300), (-90, 336),
                   (-102, 372)],
                  [(-24, 84), (-76, 112), (-96, 164), (-98, 206),
                   (-112, 238), (-106, 272), (-124, 306), (-114, 342),
                   (-126, 372)]]
        if side > 0:
            lock, glints = flipped(lock), [flipped(g) for g in glints]
        lock = p.on_axis(lock)
        p.hair(lock, hair, shadow=True, light=0)
        tone = "#7A5553" if side < 0 else "#5E3E40"
        for g, wide in zip(glints, (7, 5, 4)):
            p.strands(lock, [p.on_axis(g)], tone, wide, 0.6, peak=0.4)
        p.strands(lock, [moved(p.on_axis(glints[0]), 6 * side, 3)],
                  "#120A0C", 5, 0.6)
        top = [[(-14, 78), (-50, 92), (-80, 128)],
               [(-12, 86), (-46, 104), (-72, 140)]]
        p.strands(lock, [p.on_axis(t if side < 0 else flipped(t))
                         for t in top], tone, 5, 0.6)
    c.taper(p.on_axis([(0, 66), (0, 88), (0, 112)]), 3.4, FAIR.shade, 0.9)
    for side in (-1, 1):        # earrings
        x = AXIS + side * 71
        c.circle(x, 268, 5, "#F2F6FA")
        c.fill([(x - 6, 282, 0), (x, 272, 0), (x + 6, 282, 0),
                (x, 298, 0)], "#F2F6FA")
        c.fill([(x, 272, 0), (x + 6, 282, 0), (x, 298, 0)], "#B9C8D6")
    return c


def katherine_johnson(accent):
    """Short set curls, cat-eye glasses, pearls and a 1960s collar."""
    p = Portrait(accent, Face(BROWN, "#4A2A1A", "#2A1813", turn=4, jaw=1.0,
                              width=1.01, smile=5.5, brow_arch=6,
                              lip_fullness=1.18, nose=1.14, age=0.25,
                              lips="#A2413F", lashes=1.1))
    c, hair = p.canvas, "#231815"
    p.background(orbit_motif)

    mass = p.both([(0, 66), (52, 72), (90, 98), (108, 144), (110, 196),
                   (100, 240), (86, 266), (0, 270)])
    c.fill(mass, darker(hair, 0.1))
    for x, y, r in ((-98, 150, 20), (-104, 186, 20), (-100, 222, 20),
                    (-90, 252, 18), (98, 150, 20), (104, 186, 20),
                    (100, 222, 20), (90, 252, 18)):
        c.circle(AXIS + x, y, r, hair)
    p.neck(0.9)
    blouse = p.bust([(0, 408), (30, 386), (52, 366)], "#F3E2C4", slope=0.95)
    with c.clipped(blouse):
        for side in (-1, 1):
            c.fill(p.on_axis([(side * 84, 376), (side * 64, 430),
                              (side * 52, 530), (side * 230, 530),
                              (side * 190, 380)]), "#2F6B74")
        c.fill(p.on_axis([(120, 384), (150, 450), (154, 530), (230, 530),
                          (210, 400)]), "#1F4A52", 0.75)
        for side in (-1, 1):
            c.taper(p.on_axis([(side * 83, 378), (side * 64, 430),
                               (side * 52, 530)]), 6, "#1F4A52", 0.8)
        c.taper(p.on_axis([(0, 424), (0, 470), (0, 530)]), 3, "#CBB68F")
    for y in (452, 490):
        c.circle(AXIS + 9, y, 4.6, "#CBB68F")
        c.circle(AXIS + 8.4, y - 0.8, 3.8, "#FFF8E8")
    for side in (-1, 1):        # rounded collar
        leaf = [(46, 362, 0), (74, 374), (88, 402), (64, 428), (26, 432),
                (2, 416, 0), (30, 396)]
        leaf = p.on_axis(leaf if side > 0 else flipped(leaf))
        c.fill(moved(leaf, 1, 5), "#B79E70", 0.55)
        c.fill(leaf, "#FDF3DF" if side < 0 else "#F1E1C2")
    for i in range(15):         # pearls
        t = i / 14 * 2 - 1
        x, y = AXIS + t * 47, 400 - 34 * t * t
        c.circle(x, y + 1.5, 5.2, "#5A3220", 0.35)
        c.circle(x, y, 5, "#F6EFE6")
        c.circle(x + 1.4, y + 1.5, 3, "#D8C8BA", 0.7)
        c.circle(x - 1.5, y - 1.6, 1.5, "#FFFFFF")

    p.ears()
    for side in (-1, 1):
        c.circle(AXIS + side * 81, 262, 5.6, "#F6EFE6")
        c.circle(AXIS + side * 81 - 1.5, 260.5, 1.6, "#FFFFFF")
    p.head()
    front = p.on_axis([
        (-78, 212), (-80, 190), (-72, 168), (-58, 152), (-40, 150),
        (-14, 156), (18, 150), (46, 136), (60, 148), (72, 170), (80, 192),
        (78, 212), (98, 206), (112, 170), (102, 120), (78, 88), (40, 70),
        (0, 64), (-44, 70), (-82, 90), (-104, 124), (-112, 170), (-98, 206)])
    p.hair(front, hair, shadow=True, light=0)
    tone, dark = "#5E4439", "#0F0A09"
    waves = [[(46, 128), (10, 142), (-26, 138), (-58, 142), (-86, 176)],
             [(50, 112), (10, 124), (-30, 120), (-66, 128), (-98, 172)],
             [(46, 98), (4, 106), (-36, 102), (-76, 112), (-104, 154)],
             [(38, 84), (0, 88), (-40, 86), (-78, 100)]]
    p.strands(front, [p.on_axis(w) for w in waves], tone, 6.5, 0.75)
    p.strands(front, [moved(p.on_axis(w), 2, 7) for w in waves], dark, 4, 0.7)
    rights = [[(52, 124), (74, 146), (90, 190)],
              [(56, 104), (86, 132), (104, 180)],
              [(52, 88), (86, 108), (106, 146)]]
    p.strands(front, [p.on_axis(w) for w in rights], tone, 5.5, 0.55)
    p.strands(mass, [p.on_axis([(-104, 168 + d), (-92, 180 + d),
                                (-104, 194 + d)]) for d in (0, 34, 64)],
              tone, 4, 0.6)
    c.taper(p.on_axis([(47, 70), (50, 96), (48, 132)]), 4.6, dark, 0.9)

    # cat-eye glasses
    frame = "#3B2A2E"
    with c.at(AXIS + p.face.turn, 231):
        for side in (-1, 1):
            with c.at(side * 37, 0, 0, side, 1):
                rim = [(-27, -14), (-4, -19), (22, -22), (39, -25, 0),
                       (33, 0), (20, 19), (-4, 22), (-24, 13)]
                c.fill(rim, "#FFFFFF", 0.06)
                with c.clipped(rim):
                    x = 4 * side
                    c.fill([(x + 12, 24, 0), (x + 22, -26, 0),
                            (x + 29, -26, 0), (x + 19, 24, 0)], "#FFFFFF",
                           0.2)
                c.line(moved(rim, 1, 3), BROWN.line, 4, 0.3, True)
                c.line(rim, frame, 3.6, closed=True)
                c.taper([(-28, -10), (-6, -19), (20, -23), (43, -28)], 9,
                        frame, peak=0.82)
                c.circle(33, -22.5, 1.8, "#E9D9B4")
                c.line([(36, -18), (43, -16)], frame, 4)
        c.line([(-11, -10), (0, -14), (11, -10)], frame, 4.4)
    return c


def lise_meitner(accent):
    """Parted hair gathered low, lace collar with a brooch."""
    p = Portrait(accent, Face(FAIR, "#5A4636", "#4D4038", width=0.97, turn=-5,
                              smile=2.4, age=0.8, brow_arch=4, chin=-2,
                              brow_weight=6, lashes=0.5, lip_fullness=0.85))
    c, hair, dress = p.canvas, "#5E5450", "#3A4658"
    p.background(fission_motif)

    back = p.both([(0, 66), (48, 75), (84, 105), (100, 156), (102, 208),
                   (92, 252), (76, 276), (0, 280)])
    bun = p.on_axis([(58, 250), (88, 240), (116, 256), (124, 286),
                     (108, 312), (76, 316), (52, 298)])
    c.fill(bun, darker(hair, 0.2))
    p.strands(bun, [p.on_axis([(60, 262), (96, 254), (112, 284), (92, 304)]),
                    p.on_axis([(58, 284), (82, 276), (94, 290), (84, 300)])],
              lighter(hair, 0.25), 5, 0.6)
    p.strands(bun, [p.on_axis([(56, 274), (92, 266), (102, 288), (86, 306)])],
              darker(hair, 0.5), 4, 0.7)
    c.fill(back, darker(hair, 0.15))

    p.neck(0.85)
    p.bust([(0, 372), (42, 364)], dress, slope=0.93)
    blouse = p.both([(0, 372), (40, 370), (58, 378, 0), (40, 440),
                     (0, 530, 0)])
    c.fill(moved(blouse, 3, 4), darker(dress, 0.45), 0.6)
    c.fill(blouse, "#F1EEE8")
    with c.clipped(blouse):
        for k in range(-3, 4):
            c.taper(p.on_axis([(k * 13, 384), (k * 10, 430), (k * 4, 520)]),
                    3, "#C9C6C4", 0.9)
        c.fill(p.on_axis([(14, 380), (60, 370), (40, 450), (4, 530)]),
               "#C4C5CC", 0.5)
    for side in (-1, 1):        # jacket edge
        edge = [(54, 370, 0), (80, 376), (96, 410), (70, 460), (10, 530, 0),
                (0, 524, 0), (40, 448)]
        edge = p.on_axis(edge if side > 0 else flipped(edge))
        c.fill(edge, lighter(dress, 0.12) if side < 0 else dress)
        c.line(edge, darker(dress, 0.4), 1.8, 0.7, True)
    collar = p.both([(0, 348), (40, 334, 0), (46, 362), (54, 378), (28, 388),
                     (0, 391)])
    c.fill(collar, "#F8F5EF")
    with c.clipped(collar):
        c.fill(moved(p.outline, 6, 33), "#B9B7BF", 0.65)
        for k in range(-6, 7):
            c.taper(p.on_axis([(k * 7, 344), (k * 7.6, 366), (k * 8.4, 392)]),
                    2.4, "#C9C6C4", 0.9)
    for i in range(13):         # lace edge
        t = i / 12 * 2 - 1
        c.circle(AXIS + t * 42, 347 - 11 * t * t, 3.6, "#F8F5EF")
    c.ellipse(AXIS, 392, 13, 10.5, "#B8923F")
    c.ellipse(AXIS, 392, 9.6, 7.4, "#2E4C66")
    c.ellipse(AXIS - 1, 390.5, 3.4, 4.4, "#EFE7DC")

    p.ears()
    p.head()
    for side in (1, -1):
        part = -16              # the parting lies off the middle
        if side < 0:
            lock = [(part, 102), (-30, 124), (-54, 142), (-66, 172),
                    (-72, 206), (-80, 236), (-86, 258), (-100, 240),
                    (-104, 196), (-100, 148), (-84, 105), (-48, 75),
                    (part, 67, 0)]
            streaks = [[(-20, 84), (-60, 106), (-86, 152), (-92, 236)],
                       [(-20, 100), (-50, 122), (-74, 164), (-84, 240)],
                       [(-30, 80), (-78, 108), (-98, 170)]]
        else:
            lock = [(part, 102), (10, 122), (42, 134), (62, 166), (72, 206),
                    (80, 236), (86, 260), (100, 240), (104, 196),
                    (100, 148), (84, 105), (48, 75), (12, 66),
                    (part, 67, 0)]
            streaks = [[(-8, 84), (46, 98), (82, 144), (94, 236)],
                       [(-8, 98), (36, 112), (70, 154), (86, 246)],
                       [(0, 78), (66, 96), (98, 160)]]
        lock = p.on_axis(lock)
        p.hair(lock, hair if side < 0 else darker(hair, 0.1), shadow=True,
               light=0)
        tone = "#A39A95" if side < 0 else "#8A817C"
        p.strands(lock, [p.on_axis(s) for s in streaks], tone, 5.5, 0.6)
        p.strands(lock, [moved(p.on_axis(s), 5, 5) for s in streaks],
                  darker(hair, 0.5), 4, 0.5)
    c.taper(p.on_axis([(-16, 69), (-16, 88), (-17, 110)]), 3.2, FAIR.shade,
            0.9)
    return c


def emmy_noether(accent):
    """Round wire glasses, hair in a bun, blouse with a ribbon bow."""
    p = Portrait(accent, Face(ROSY, "#4E5F6E", "#5A3E2C", width=1.06, turn=3,
                              jaw=1.06, smile=5, age=0.25, brow_arch=4,
                              brow_weight=6.5, lashes=0.4, nose=1.1,
                              lip_fullness=0.9))
    c, hair, jacket = p.canvas, "#6B4A33", "#59483A"
    p.background(symmetry_motif)

    bun = p.both([(0, 34), (30, 40), (44, 62), (34, 90), (0, 98)])
    c.fill(bun, darker(hair, 0.15))
    p.strands(bun, [p.on_axis([(-40, 74), (-10, 44), (34, 58)]),
                    p.on_axis([(-34, 88), (0, 58), (40, 78)])],
              lighter(hair, 0.25), 5, 0.65)
    p.strands(bun, [p.on_axis([(-38, 84), (-4, 52), (38, 68)])],
              darker(hair, 0.5), 4, 0.6)
    back = p.both([(0, 78), (50, 84), (86, 110), (98, 156), (98, 206),
                   (88, 244), (0, 250)])
    c.fill(back, darker(hair, 0.15))

    p.neck(0.95)
    p.bust([(0, 372), (44, 364)], jacket, slope=1.03)
    blouse = p.both([(0, 372), (42, 366), (64, 374, 0), (46, 450),
                     (14, 530, 0), (0, 530, 0)])
    c.fill(blouse, "#F3F0E6")
    with c.clipped(blouse):
        c.fill(p.on_axis([(16, 372), (70, 366), (48, 450), (10, 530)]),
               "#CFC9B8", 0.55)
        for k in (-2, -1, 1, 2):
            c.taper(p.on_axis([(k * 15, 390), (k * 12, 450), (k * 6, 530)]),
                    3, "#CFC9B8", 0.9)
    for side in (-1, 1):
        lapel = [(58, 364, 0), (94, 378), (112, 420, 0), (88, 430, 0),
                 (96, 446, 0), (18, 530, 0), (10, 524, 0), (46, 452)]
        lapel = p.on_axis(lapel if side > 0 else flipped(lapel))
        c.fill(moved(lapel, 0, 4), darker(jacket, 0.5), 0.5)
        c.fill(lapel, lighter(jacket, 0.14) if side < 0 else jacket)
        c.line(lapel, darker(jacket, 0.4), 1.8, 0.7, True)
    band = p.both([(0, 354), (40, 342, 0), (46, 364), (52, 378), (0, 392)])
    c.fill(band, "#FBF8F0")
    with c.clipped(band):
        c.fill(moved(p.outline, 6, 34), "#C4BEB0", 0.75)
    for side in (-1, 1):        # bow
        loop = [(2, 388, 0), (24, 374), (46, 378), (46, 400), (26, 404)]
        tail = [(0, 392, 0), (14, 420), (30, 448, 0), (10, 456, 0), (2, 430)]
        if side < 0:
            loop, tail = flipped(loop), flipped(tail)
        c.fill(p.on_axis(tail), darker(accent, 0.42))
        c.fill(p.on_axis(loop), darker(accent, 0.2 if side < 0 else 0.32))
        c.taper(p.on_axis([(side * 8, 389), (side * 24, 386),
                           (side * 36, 388)]), 4, darker(accent, 0.6), 0.7)
    c.ellipse(AXIS, 391, 9, 9.5, darker(accent, 0.3))

    p.ears()
    p.head()
    front = p.on_axis([
        (-80, 234), (-82, 206), (-76, 178), (-62, 152), (-32, 136), (0, 132),
        (34, 136), (64, 152), (77, 178), (82, 206), (80, 234), (94, 226),
        (102, 190), (98, 144), (80, 106), (42, 84), (0, 78), (-42, 84),
        (-80, 106), (-98, 144), (-102, 190), (-94, 226)])
    p.hair(front, hair, shadow=True, light=0)
    with c.clipped(front):
        c.fill(p.on_axis([(40, 76), (72, 120), (84, 180), (86, 240),
                          (120, 240), (120, 70)]), darker(hair, 0.4), 0.4)
    curves = []
    for k in range(-5, 6):
        x = k * 14.5
        curves.append(p.on_axis([
            (x * 1.06, 138 + x * x * 0.0065), (x * 1.02, 106 + x * x * 0.005),
            (x * 0.5, 80)]))
    p.strands(front, curves[0::2], lighter(hair, 0.26), 5.5, 0.55)
    p.strands(front, curves[1::2], darker(hair, 0.45), 4.5, 0.5)
    for side in (-1, 1):
        sides = [[(76, 160), (92, 184), (88, 226)],
                 [(84, 136), (100, 170), (94, 214)]]
        if side < 0:
            sides = [flipped(s) for s in sides]
        p.strands(front, [p.on_axis(s) for s in sides],
                  lighter(hair, 0.22) if side < 0 else darker(hair, 0.4), 5,
                  0.5)
    p.round_glasses(27, 27, "#3E3630", 3.2, spread=36)
    return c


def chien_shiung_wu(accent):
    """A dark, softly curled bob and a qipao with mandarin collar."""
    p = Portrait(accent, Face(WARM, "#3B241A", "#2A1C1A", width=0.99, turn=-4,
                              smile=4, brow_arch=5, brow_weight=5.5,
                              crease=False, eye_open=0.84, eye_tilt=2.5,
                              lashes=0.9, nose=0.96, lips="#BF3F45"))
    c, hair = p.canvas, "#1D1A20"
    p.background(parity_motif)

    bob = p.both([(0, 60), (52, 71), (92, 106), (108, 156), (112, 210),
                  (118, 260), (126, 296), (110, 322), (84, 324), (0, 310)])
    c.fill(bob, darker(hair, 0.25))
    p.neck(0.86)
    silk = "#9E2A35"
    shape = p.bust([(0, 380), (46, 366)], silk, slope=0.93)
    with c.clipped(shape):      # plum blossoms
        for x, y, r in ((-96, 438, 10), (-138, 492, 11), (-52, 500, 11),
                        (80, 492, 10), (128, 440, 11), (-84, 402, 7),
                        (30, 512, 8), (154, 510, 9), (66, 430, 7)):
            for k in range(5):
                a = k * math.tau / 5 - math.pi / 2
                c.circle(AXIS + x + r * 0.72 * math.cos(a),
                         y + r * 0.72 * math.sin(a), r * 0.58, "#F0B7A8",
                         0.92)
            c.circle(AXIS + x, y, r * 0.36, "#F5D98A")
            c.taper(p.on_axis([(x + r, y + r * 0.6), (x + r * 2.2, y + r),
                               (x + r * 3, y + r * 0.4)]), 3, "#D97C72", 0.8)
    collar = p.both([(0, 368, 0), (18, 352), (41, 336, 0), (46, 360),
                     (54, 380), (28, 396), (0, 404)])
    c.fill(collar, silk)
    with c.clipped(collar):
        c.fill(moved(p.outline, 6, 32), "#5E141E", 0.55)
    gold = "#E4BC62"
    for side in (-1, 1):
        edge = [(0, 369), (18, 353), (41, 337)]
        c.line(p.on_axis(edge if side > 0 else flipped(edge)), gold, 3.6)
    c.line(p.on_axis([(-54, 381), (-28, 397), (0, 405), (28, 397),
                      (54, 381)]), gold, 3)
    flap = p.on_axis([(0, 405), (12, 426), (46, 443), (92, 447),
                      (128, 462)])
    c.line(moved(flap, 1, 4), "#5E141E", 4, 0.6)
    c.line(flap, gold, 3.6)
    for x, y, turn in ((0, 387, 0), (46, 443, 102), (104, 451, 104)):
        with c.at(AXIS + x, y, turn):   # frog fastenings
            for side in (-1, 1):
                c.line([(side * 2, 0), (side * 11, -5), (side * 16, 0),
                        (side * 11, 5), (side * 2, 0)], gold, 2.8)
            c.circle(0, 0, 4, "#F3D588")

    p.head()
    # side parting on the picture's right; the fringe sweeps to the left
    sweep = p.on_axis([
        (30, 104), (20, 126), (-6, 146), (-38, 160), (-62, 182), (-72, 214),
        (-76, 250), (-70, 284), (-76, 306), (-90, 324), (-114, 322),
        (-128, 298), (-119, 260), (-113, 210), (-108, 156), (-92, 106),
        (-52, 71), (0, 60), (30, 64, 0)])
    right = p.on_axis([
        (30, 104), (42, 128), (60, 152), (70, 186), (74, 220), (76, 252),
        (70, 284), (76, 306), (90, 324), (114, 322), (128, 298), (119, 260),
        (113, 210), (108, 156), (92, 106), (60, 75), (30, 64, 0)])
    p.hair(right, hair, shadow=True, light=0)
    p.hair(sweep, hair, shadow=True, light=0)
    tone = "#5B5668"
    p.strands(sweep, [p.on_axis(s) for s in (
        [(22, 88), (-34, 110), (-76, 150), (-92, 220), (-92, 284),
         (-108, 308)],
        [(24, 102), (-20, 130), (-66, 162), (-84, 220), (-82, 280),
         (-94, 312)],
        [(10, 80), (-54, 96), (-92, 146), (-102, 220), (-106, 276),
         (-118, 298)])], tone, 5.5, 0.6, peak=0.35)
    p.strands(right, [p.on_axis(s) for s in (
        [(36, 88), (70, 118), (90, 170), (96, 230), (94, 284), (110, 306)],
        [(38, 102), (66, 138), (82, 186), (86, 240), (82, 284), (96, 312)],
        [(44, 82), (84, 112), (102, 166), (106, 230), (108, 276),
         (118, 298)])], tone, 5, 0.42, peak=0.35)
    shine = p.on_axis([(-92, 170), (-84, 136), (-58, 112), (-26, 100),
                       (-40, 116), (-66, 138), (-80, 172)])
    c.fill(shine, "#8B86A0", 0.35)
    c.taper(p.on_axis([(30, 66), (30, 86), (29, 108)]), 3.2, WARM.shade, 0.9)
    for side in (-1, 1):
        c.circle(AXIS + side * 72, 272, 4.6, "#F4EDE0")
        c.circle(AXIS + side * 72 - 1.3, 270.6, 1.4, "#FFFFFF")
    return c


def rosalind_franklin(accent):
    """Short dark waves swept from a side parting, plain 1950s blouse."""
    p = Portrait(accent, Face(FAIR, "#4A3024", "#2E1D18", width=0.98, turn=5,
                              jaw=0.98, smile=4, brow_arch=5, brow_weight=7.5,
                              lashes=0.9, lips="#BC4B52"))
    c, hair = p.canvas, "#33221D"
    p.background(helix_motif)

    mass = p.both([(0, 60), (48, 69), (86, 98), (106, 140), (112, 186),
                   (108, 226), (112, 254), (98, 276), (80, 276), (0, 276)])
    c.fill(mass, darker(hair, 0.2))
    p.neck(0.88)
    cardigan = "#2F5D7C"
    shape = p.bust([(0, 400), (30, 384), (54, 366)], cardigan, slope=0.94)
    with c.clipped(shape):
        c.fill(p.both([(0, 390), (60, 360), (62, 420), (40, 480),
                       (27, 530, 0), (0, 530, 0)]), "#F4F1EA")
        for side in (-1, 1):
            panel = [(68, 360), (62, 420), (40, 480), (26, 530), (230, 530),
                     (200, 380)]
            panel = p.on_axis(panel if side > 0 else flipped(panel))
            c.fill(panel, cardigan if side < 0 else darker(cardigan, 0.14))
            edge = [(70, 364), (62, 420), (40, 480), (27, 530)]
            c.line(p.on_axis(edge if side > 0 else flipped(edge)),
                   darker(cardigan, 0.35), 7)
            for k in range(5):
                rib = [(96 + k * 20, 380 + k * 8), (92 + k * 21, 450),
                       (84 + k * 23, 530)]
                c.taper(p.on_axis(rib if side > 0 else flipped(rib)), 4,
                        lighter(cardigan, 0.2) if side < 0
                        else darker(cardigan, 0.35), 0.5)
        c.taper(p.on_axis([(0, 420), (0, 470), (0, 530)]), 3, "#C6C3BE")
        c.fill(p.on_axis([(14, 400, 0), (70, 380, 0), (62, 420),
                          (40, 480), (27, 530, 0), (10, 530, 0)]),
               "#C9CBD2", 0.6)
    for y in (446, 486):
        c.circle(AXIS, y, 4.8, "#C6C3BE")
        c.circle(AXIS - 0.8, y - 0.9, 4, "#FFFFFF")
    opening = p.on_axis([(-37, 340, 0), (37, 340, 0), (42, 362, 0),
                         (0, 416, 0), (-42, 362, 0)])
    with c.clipped(opening):
        c.fill(opening, FAIR.base)
        c.fill(moved(p.outline, 6, 30), FAIR.shade, 0.95)
    for side in (-1, 1):        # pointed collar
        leaf = [(44, 358, 0), (66, 368, 0), (84, 412, 0), (52, 432, 0),
                (2, 410, 0), (30, 392)]
        leaf = p.on_axis(leaf if side > 0 else flipped(leaf))
        c.fill(moved(leaf, 1, 5), "#8FA3B2", 0.55)
        c.fill(leaf, "#FFFFFF" if side < 0 else "#E6E6E6")

    p.ears()
    p.head()
    # parted on the picture's left, waves roll over to the right
    big = p.on_axis([
        (-30, 106), (-8, 134), (24, 142), (48, 150), (62, 170), (72, 190),
        (74, 214), (82, 234), (78, 256), (88, 278), (108, 272), (116, 252),
        (108, 226), (116, 196), (111, 156), (100, 116), (72, 82), (30, 63),
        (-6, 60), (-32, 64, 0)])
    small = p.on_axis([
        (-30, 106), (-44, 134), (-62, 156), (-70, 184), (-76, 210),
        (-83, 232), (-78, 256), (-88, 278), (-108, 272), (-116, 252),
        (-108, 226), (-115, 192), (-109, 148), (-94, 106), (-66, 77),
        (-32, 64, 0)])
    p.hair(small, hair, shadow=True, light=0)
    p.hair(big, hair, shadow=True, light=0)
    tone, dark = "#775246", "#170D0B"
    big_waves = [
        [(-26, 88), (8, 116), (44, 122), (70, 150), (84, 178), (84, 212),
         (98, 236), (92, 262)],
        [(-26, 98), (0, 126), (36, 134), (60, 158), (76, 188), (76, 214),
         (88, 240), (86, 264)],
        [(-20, 80), (24, 100), (60, 110), (86, 144), (98, 180), (94, 214),
         (108, 244), (100, 264)],
        [(-8, 74), (40, 84), (76, 108), (102, 150), (108, 186)]]
    p.strands(big, [p.on_axis(w) for w in big_waves], tone, 6.5, 0.65)
    p.strands(big, [moved(p.on_axis(w), -1, 8) for w in big_waves], dark, 4,
              0.55)
    small_waves = [
        [(-36, 94), (-60, 124), (-82, 162), (-82, 208), (-98, 238),
         (-92, 264)],
        [(-36, 84), (-74, 114), (-98, 160), (-94, 210), (-108, 242),
         (-102, 264)],
        [(-38, 108), (-58, 142), (-74, 178), (-78, 212), (-89, 240)]]
    p.strands(small, [p.on_axis(w) for w in small_waves], tone, 6, 0.7)
    p.strands(small, [moved(p.on_axis(w), 6, 4) for w in small_waves], dark,
              4, 0.5)
    c.taper(p.on_axis([(-32, 67), (-31, 86), (-30, 108)]), 3, FAIR.shade, 0.8)
    return c


def mary_anning(accent):
    """A ribboned straw bonnet, ringlets and a plaid shawl."""
    p = Portrait(accent, Face(ROSY, "#5B4630", "#4A2F20", width=1.0, turn=4,
                              smile=4, brow_arch=4, brow_weight=6.5,
                              lashes=0.5, lip_fullness=0.9))
    c, hair, straw = p.canvas, "#4F3122", "#DDB878"
    ribbon = "#7C2F3A"
    p.background(ammonite_motif)

    # bonnet: crown behind, then the inside of the wide brim
    crown = p.both([(0, 26), (54, 34), (94, 66), (112, 120), (112, 190),
                    (96, 262), (0, 280)])
    c.fill(crown, darker(straw, 0.12))
    brim = p.both([(0, 40), (66, 50), (112, 88), (134, 146), (132, 208),
                   (112, 264), (82, 312), (60, 330), (0, 340)])
    c.fill(brim, straw)
    with c.clipped(brim):
        c.fill(moved(brim, 120, 24), darker(straw, 0.35), 0.4)
        for k in range(5):      # plaited rings
            shrink = 1 - k * 0.055
            c.line([((x - AXIS) * shrink + AXIS, (y - 200) * shrink + 200)
                    for x, y in brim], darker(straw, 0.32), 2, 0.6, True)
    lining = p.both([(0, 72), (52, 80), (88, 110), (104, 160), (102, 212),
                     (90, 262), (66, 308), (0, 320)])
    c.fill(lining, "#8C5F4A")
    with c.clipped(lining):
        for k in range(-9, 10):
            angle = math.radians(-90 + k * 13)
            c.taper([(AXIS + 70 * math.cos(angle), 200 + 86 * math.sin(angle)),
                     (AXIS + 90 * math.cos(angle),
                      200 + 110 * math.sin(angle)),
                     (AXIS + 112 * math.cos(angle),
                      200 + 136 * math.sin(angle))], 5, "#6B4335", 0.8)
    curtain = p.both([(0, 96), (48, 102), (78, 134), (86, 180), (86, 230),
                      (78, 262), (0, 270)])
    c.fill(curtain, darker(hair, 0.25))

    p.neck(0.9)
    p.bust([(0, 388), (46, 368)], "#5A6B3C", slope=0.97)
    kerchief = p.both([(0, 404, 0), (24, 384), (48, 364, 0), (66, 374),
                       (44, 430), (0, 478)])
    c.fill(kerchief, "#F3EDE0")
    with c.clipped(kerchief):
        c.fill(p.on_axis([(4, 440), (60, 370), (70, 400), (10, 480)]),
               "#CDC3AE", 0.6)
        for side in (-1, 1):
            c.taper(p.on_axis([(side * 56, 372), (side * 36, 414),
                               (side * 6, 452)]), 4, "#CDC3AE", 0.9)
    # plaid shawl
    for side in (-1, 1):
        shawl = [(62, 366, 0), (110, 384), (152, 404), (184, 446), (198, 530),
                 (40, 540), (-2, 486, 0), (36, 440)]
        shawl = p.on_axis(shawl if side > 0 else flipped(shawl))
        c.fill(moved(shawl, 0, -4), darker(accent, 0.6), 0.4)
        base = "#3F6248" if side < 0 else "#35543D"
        c.fill(shawl, base)
        with c.clipped(shawl):
            for k in range(-3, 13):
                x = k * 24
                fall = [(x + 34, 350), (x + 14, 440), (x - 26, 550)]
                cross = [(-20, 360 + k * 22), (90, 376 + k * 22),
                         (220, 430 + k * 22)]
                if side < 0:
                    fall, cross = flipped(fall), flipped(cross)
                c.line(p.on_axis(fall), "#A63B3B" if k % 2 else "#D8C48A",
                       5 if k % 2 else 1.8, 0.6)
                c.line(p.on_axis(cross), "#A63B3B" if k % 2 else "#D8C48A",
                       5 if k % 2 else 1.8, 0.5)
            if side > 0:
                c.fill(p.on_axis([(120, 380), (150, 450), (150, 540),
                                  (230, 540), (220, 390)]), "#16281C", 0.4)
    # an ammonite pin
    p.coil(AXIS, 490, 17, "#C2954F", turns=2.6)
    c.ring(AXIS, 490, 17.5, "#7A5726", 2.4)

    p.head()
    for side in (1, -1):
        wing = [(0, 106), (-12, 128), (-40, 146), (-64, 172), (-74, 206),
                (-84, 226), (-92, 196), (-86, 146), (-58, 112), (0, 96, 0)]
        streaks = [[(-6, 104), (-42, 124), (-72, 160), (-82, 206)],
                   [(-8, 114), (-40, 134), (-66, 166), (-78, 206)]]
        if side > 0:
            wing, streaks = flipped(wing), [flipped(s) for s in streaks]
        wing = p.on_axis(wing)
        p.hair(wing, hair, shadow=True, light=0)
        tone = lighter(hair, 0.24) if side < 0 else darker(hair, 0.4)
        p.strands(wing, [p.on_axis(s) for s in streaks], tone, 5, 0.65)
        for k in range(4):      # ringlets
            x = AXIS + side * (79 + 1.5 * math.sin(k * 2.0))
            y = 212 + k * 19
            curl = ellipse_points(x, y, 13.5 - k * 0.8, 13, 12)
            c.fill(moved(curl, 1, 3), darker(hair, 0.5), 0.7)
            c.fill(curl, hair)
            c.taper([(x - 10, y + 4), (x - 2, y - 7), (x + 9, y - 5)], 5,
                    lighter(hair, 0.26), 0.65)
            c.taper([(x - 9, y + 8), (x + 2, y + 2), (x + 10, y + 3)], 3.4,
                    darker(hair, 0.5), 0.7)
    c.taper(p.on_axis([(0, 96), (0, 106), (0, 114)]), 3, ROSY.shade, 0.9)
    # pleated frill inside the brim
    scallops, inner = [], []
    for k in range(-72, 73):
        angle = math.radians(-90 + k * 1.45)
        bulge = 3.4 * math.sin(k * math.pi / 4.5)
        scallops.append((AXIS + (106 + bulge) * math.cos(angle),
                         196 + (124 + bulge) * math.sin(angle)))
        inner.append((AXIS + (86 - bulge) * math.cos(angle),
                      196 + (100 - bulge) * math.sin(angle)))
    frill = scallops + inner[::-1]
    c.fill(moved(frill, 0, 5), "#5E3A2E", 0.45)
    c.fill(frill, "#FAF5EA")
    for k in range(-16, 17):
        angle = math.radians(-90 + k * 6.52)
        c.taper([(AXIS + 87 * math.cos(angle), 196 + 101 * math.sin(angle)),
                 (AXIS + 95 * math.cos(angle + 0.02),
                  196 + 111 * math.sin(angle + 0.02)),
                 (AXIS + 105 * math.cos(angle), 196 + 123 * math.sin(angle))],
                3.6, "#CDBFAA", 0.9)
    # ribbon around the brim, tied below the chin
    half = [(0, 48), (48, 54), (90, 80), (118, 130), (121, 192), (106, 252),
            (74, 308), (30, 346), (0, 360)]
    c.line(p.both(half), darker(ribbon, 0.35), 16, 0.9, True)
    c.line(p.both(half), ribbon, 13.5, closed=True)
    c.line(p.on_axis([(-118, 150), (-112, 118), (-84, 78), (-48, 56),
                      (0, 50)]), lighter(ribbon, 0.25), 3, 0.6)
    c.line(p.on_axis(half[2:]), darker(ribbon, 0.3), 13.5, 0.45)
    for side in (-1, 1):
        loop = [(2, 362, 0), (20, 344), (46, 346), (48, 370), (24, 376)]
        tail = [(0, 366, 0), (14, 392), (34, 424, 0), (12, 430, 0), (2, 400)]
        if side < 0:
            loop, tail = flipped(loop), flipped(tail)
        c.fill(p.on_axis(tail), darker(ribbon, 0.25))
        c.fill(p.on_axis(loop), ribbon if side < 0 else darker(ribbon, 0.15))
        c.taper(p.on_axis([(side * 8, 362), (side * 24, 358),
                           (side * 36, 360)]), 4, darker(ribbon, 0.5), 0.7)
    c.ellipse(AXIS, 363, 9.5, 9.5, darker(ribbon, 0.08))
    c.ellipse(AXIS - 2, 360, 3, 3, lighter(ribbon, 0.3), 0.6)
    return c


PORTRAITS = {
    "ada-lovelace": ada_lovelace,
    "grace-hopper": grace_hopper,
    "marie-curie": marie_curie,
    "hedy-lamarr": hedy_lamarr,
    "katherine-johnson": katherine_johnson,
    "lise-meitner": lise_meitner,
    "emmy-noether": emmy_noether,
    "chien-shiung-wu": chien_shiung_wu,
    "rosalind-franklin": rosalind_franklin,
    "mary-anning": mary_anning,
}
