"""Reads the drawings of symbols in Data/Symbols; Data/Symbols/README.md describes their format."""

import math
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Data" / "Symbols"

CENTRE = 12.0
STROKE = 1.7  # the width of a regular stroke, in units of the grid
GAP = 1.3  # what stays clear between a part and what lies over it

ROLES = {"box", "line", "cut", "area", "hole", "gap", "erase"}
COLOURS = {"red", "orange", "yellow", "green", "mint", "blue", "purple", "pink", "brown", "gray", "white", "black"}
BADGE_PLACES = {"low", "high"}
INSIDE_FORMS = {"fill", "plain"}


class DrawingError(Exception):
    pass


class Mark:
    """One part of a drawing: a role, its layer, and a path of M, L, C and Z with absolute points."""

    def __init__(self, role, path):
        self.role = role
        self.path = path
        self.level = 1
        self.colour = None
        self.threshold = None
        self.form = None
        self.factor = 1.0

    def copied(self, transform, factor=1.0):
        mark = Mark(self.role, [(command, [transform(*point) for point in points]) for command, points in self.path])
        mark.level, mark.colour, mark.threshold = self.level, self.colour, self.threshold
        mark.form, mark.factor = self.form, self.factor * factor
        return mark


class Drawing:
    def __init__(self, name, place):
        self.name = name
        self.place = place
        self.word = None
        self.aliases = []
        self.marks = []
        self.mirrored = False
        self.inside = None
        self.badge = "low"
        self.scale = None
        self.encloses = None
        self.is_resolving = False

    @property
    def has_fill(self):
        return any(mark.role == "box" or mark.form == "fill" for mark in self.marks)

    def bounds(self):
        """The least rectangle around the ink at the regular weight."""
        xs, ys = [], []
        for mark in self.marks:
            if mark.role in ("gap", "erase"):
                continue
            reach = 0 if mark.role in ("area", "hole") else STROKE * mark.factor / 2
            for x, y in flattened(mark.path):
                xs += [x - reach, x + reach]
                ys += [y - reach, y + reach]
        return min(xs), min(ys), max(xs), max(ys)


# MARK: Shapes


def flattened(path, steps=12):
    last = None
    for command, points in path:
        if command in "ML":
            last = points[0]
            yield last
        elif command == "C":
            (x0, y0), (x1, y1), (x2, y2), (x3, y3) = last, *points
            for step in range(1, steps + 1):
                t = step / steps
                u = 1 - t
                yield (
                    u**3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t**3 * x3,
                    u**3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t**3 * y3,
                )
            last = points[2]


def arc_path(cx, cy, rx, ry, start, end, rotation=0.0, begin=True):
    """An arc in degrees, clockwise from three o'clock, as curves of at most a quarter turn."""
    sweep = math.radians(end - start)
    count = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    step = sweep / count
    k = 4 / 3 * math.tan(step / 4)
    cos_r, sin_r = math.cos(rotation), math.sin(rotation)

    def point(x, y):
        return (cx + x * rx * cos_r - y * ry * sin_r, cy + x * rx * sin_r + y * ry * cos_r)

    angle = math.radians(start)
    path = [("M", [point(math.cos(angle), math.sin(angle))])] if begin else []
    for _ in range(count):
        a, b = angle, angle + step
        path.append(
            (
                "C",
                [
                    point(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a)),
                    point(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b)),
                    point(math.cos(b), math.sin(b)),
                ],
            )
        )
        angle = b
    return path


def endpoint_arc(start, rx, ry, rotation, large, sweep, end):
    """An SVG arc as curves (SVG 2, appendix B.2.4)."""
    (x1, y1), (x2, y2) = start, end
    if rx == 0 or ry == 0 or start == end:
        return [("L", [end])]
    phi = math.radians(rotation)
    cos_p, sin_p = math.cos(phi), math.sin(phi)
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    xp, yp = cos_p * dx + sin_p * dy, -sin_p * dx + cos_p * dy
    scale = math.sqrt(max(1, xp * xp / (rx * rx) + yp * yp / (ry * ry)))
    rx, ry = abs(rx) * scale, abs(ry) * scale
    under = rx * rx * yp * yp + ry * ry * xp * xp
    root = math.sqrt(max(0, (rx * rx * ry * ry - under) / under)) * (-1 if large == sweep else 1)
    cxp, cyp = root * rx * yp / ry, -root * ry * xp / rx
    cx = cos_p * cxp - sin_p * cyp + (x1 + x2) / 2
    cy = sin_p * cxp + cos_p * cyp + (y1 + y2) / 2
    a = math.degrees(math.atan2((yp - cyp) / ry, (xp - cxp) / rx))
    b = math.degrees(math.atan2((-yp - cyp) / ry, (-xp - cxp) / rx))
    if sweep and b < a:
        b += 360
    if not sweep and b > a:
        b -= 360
    path = arc_path(cx, cy, rx, ry, a, b, phi, begin=False)
    path[-1][1][-1] = end
    return path


TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)")


def path_data(text):
    tokens = TOKEN.findall(text)
    if re.sub(r"[\s,]+", "", TOKEN.sub("", text)):
        raise DrawingError(f"no path data: {text}")
    path, index, command = [], 0, None
    here, begin, handle = (0.0, 0.0), (0.0, 0.0), None

    def number():
        nonlocal index
        index += 1
        return float(tokens[index - 1])

    def pair(relative):
        x, y = number(), number()
        return (here[0] + x, here[1] + y) if relative else (x, y)

    while index < len(tokens):
        if tokens[index][0].isalpha():
            command = tokens[index]
            index += 1
        kind, relative = command.upper(), command.islower()
        previous, handle = handle, None
        if kind == "Z":
            path.append(("Z", []))
            here = begin
        elif kind == "M":
            here = begin = pair(relative)
            path.append(("M", [here]))
            command = "l" if relative else "L"
        elif kind in "LHV":
            if kind == "L":
                here = pair(relative)
            elif kind == "H":
                here = (number() + (here[0] if relative else 0), here[1])
            else:
                here = (here[0], number() + (here[1] if relative else 0))
            path.append(("L", [here]))
        elif kind in "CS":
            first = pair(relative) if kind == "C" else None
            if kind == "S":
                first = (2 * here[0] - previous[1][0], 2 * here[1] - previous[1][1]) if previous and previous[0] == "C" else here
            second = pair(relative)
            here = pair(relative)
            path.append(("C", [first, second, here]))
            handle = ("C", second)
        elif kind in "QT":
            control = pair(relative) if kind == "Q" else None
            if kind == "T":
                control = (2 * here[0] - previous[1][0], 2 * here[1] - previous[1][1]) if previous and previous[0] == "Q" else here
            end = pair(relative)
            path.append(
                (
                    "C",
                    [
                        tuple(here[i] + 2 / 3 * (control[i] - here[i]) for i in (0, 1)),
                        tuple(end[i] + 2 / 3 * (control[i] - end[i]) for i in (0, 1)),
                        end,
                    ],
                )
            )
            here, handle = end, ("Q", control)
        elif kind == "A":
            rx, ry, rotation, large, sweep = number(), number(), number(), number() != 0, number() != 0
            end = pair(relative)
            path += endpoint_arc(here, rx, ry, rotation, large, sweep, end)
            here = end
        else:
            raise DrawingError(f"no path data: {text}")
    return path


def rounded_lines(points, radius, closed):
    """Lines through points with corners of a radius, which is less where the lines are too short for it."""
    count = len(points)
    pieces = []
    for index, (x, y) in enumerate(points):
        if not closed and index in (0, count - 1):
            pieces.append([(x, y)])
            continue
        (px, py), (nx, ny) = points[index - 1], points[(index + 1) % count]
        ax, ay, bx, by = px - x, py - y, nx - x, ny - y
        la, lb = math.hypot(ax, ay), math.hypot(bx, by)
        cosine = max(-1, min(1, (ax * bx + ay * by) / (la * lb)))
        angle = math.acos(cosine)
        if radius == 0 or math.pi - angle < 1e-3:
            pieces.append([(x, y)])
            continue
        cut = min(radius / math.tan(angle / 2), la / 2, lb / 2)
        size = cut * math.tan(angle / 2)
        start, end = (x + ax / la * cut, y + ay / la * cut), (x + bx / lb * cut, y + by / lb * cut)
        k = 4 / 3 * math.tan((math.pi - angle) / 4) * size
        pieces.append(
            [start, (start[0] - ax / la * k, start[1] - ay / la * k), (end[0] - bx / lb * k, end[1] - by / lb * k), end]
        )
    path = [("M", [pieces[0][0]])]
    for index, piece in enumerate(pieces):
        if index:
            path.append(("L", [piece[0]]))
        if len(piece) == 4:
            path.append(("C", piece[1:]))
    return path + [("Z", [])] if closed else path


def points_of(words):
    points = [tuple(float(part) for part in word.split(",")) for word in words]
    if any(len(point) != 2 for point in points):
        raise DrawingError("a point is written x,y")
    return points


def turned(angle, x=CENTRE, y=CENTRE):
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return lambda px, py: (x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c)


def shape(words):
    """The path that the words of a line describe."""
    kind, rest = words[0], words[1:]
    if kind[0] in "Mm" and (len(kind) == 1 or not kind[1].isalpha()):
        return path_data(" ".join(words))
    if kind in ("poly", "polygon"):
        return rounded_lines(points_of(rest[1:]), float(rest[0]), kind == "polygon")
    if kind == "spin":
        count, path = int(rest[0]), shape(rest[1:])
        return [
            (command, [turned(360 * step / count)(*point) for point in points])
            for step in range(count)
            for command, points in path
        ]
    numbers = [float(word) for word in rest]
    if kind == "circle":
        cx, cy, r = numbers
        return arc_path(cx, cy, r, r, -90, 270) + [("Z", [])]
    if kind == "ellipse":
        cx, cy, rx, ry = numbers
        return arc_path(cx, cy, rx, ry, -90, 270) + [("Z", [])]
    if kind == "arc":
        cx, cy, r, start, end = numbers
        return arc_path(cx, cy, r, r, start, end)
    if kind == "rect":
        x, y, w, h, r = numbers
        return rounded_lines([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], r, True)
    if kind == "star":
        # star cx cy points outer inner corner: points of a star, the first one at the top.
        cx, cy, count, outer, inner, corner = numbers
        count = int(count)
        points = []
        for index in range(2 * count):
            angle = -math.pi / 2 + math.pi * index / count
            r = inner if index % 2 else outer
            points.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
        return rounded_lines(points, corner, True)
    if kind == "gear":
        # gear cx cy teeth outer inner corner: a wheel whose teeth taper, the first one at the top.
        cx, cy, count, outer, inner, corner = numbers
        count = int(count)
        points = []
        for index in range(count):
            middle = -90 + 360 * index / count
            for part, r in ((-0.27, inner), (-0.17, outer), (0.17, outer), (0.27, inner)):
                angle = math.radians(middle + part * 360 / count)
                points.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
        return rounded_lines(points, corner, True)
    if kind == "regular":
        # regular cx cy corners radius corner first-angle: a polygon of equal sides.
        cx, cy, count, r, corner, first = numbers
        count = int(count)
        points = [
            (cx + r * math.cos(math.radians(first + 360 * i / count)), cy + r * math.sin(math.radians(first + 360 * i / count)))
            for i in range(count)
        ]
        return rounded_lines(points, corner, True)
    raise DrawingError(f"“{kind}” is no shape")


# MARK: Files


def resolve(drawing, drawings):
    """Puts the marks of other drawings in the places where a drawing uses them."""
    if drawing.is_resolving:
        raise DrawingError(f"{drawing.place}: “{drawing.name}” uses itself")
    drawing.is_resolving = True
    marks = []
    for mark in drawing.marks:
        if isinstance(mark, Mark):
            marks.append(mark)
            continue
        place, words = mark
        try:
            marks += used(words, drawings)
        except (DrawingError, ValueError, IndexError) as error:
            raise DrawingError(str(error) if ".txt:" in str(error) else f"{place}: {error}") from None
    drawing.marks = marks
    drawing.is_resolving = False


def used(words, drawings):
    """The marks of another drawing, moved, scaled, turned or flipped about the middle of the grid."""
    name, words = words[0], words[1:]
    if name not in drawings:
        raise DrawingError(f"“{name}” is not drawn")
    resolve(drawings[name], drawings)
    place, scale, rotation, flip, form, role = (CENTRE, CENTRE), 1.0, 0.0, False, None, None
    while words:
        option = words.pop(0)
        if option == "at":
            place = (float(words.pop(0)), float(words.pop(0)))
        elif option == "scale":
            scale = float(words.pop(0))
        elif option == "rotate":
            rotation = float(words.pop(0))
        elif option == "flip":
            flip = True
        elif option in ("plain", "fill"):
            form = option
        elif option == "as":
            role = words.pop(0)
        else:
            raise DrawingError(f"“{option}” is no option of use")

    def transform(x, y):
        if flip:
            x = 2 * CENTRE - x
        x, y = turned(rotation)(x, y)
        return place[0] + (x - CENTRE) * scale, place[1] + (y - CENTRE) * scale

    marks = []
    for mark in drawings[name].marks:
        if form is not None:
            if mark.form is not None and mark.form != form:
                continue
            mark = in_form(mark, form)
            if mark is None:
                continue
        copy = mark.copied(transform)
        if role is not None:
            copy.role = role
        marks.append(copy)
    return marks


def in_form(mark, form):
    """The same mark, drawn in one form in both."""
    copy = mark.copied(lambda x, y: (x, y))
    copy.form = None
    if form == "plain":
        copy.role = {"box": "line", "cut": "line", "hole": "area"}.get(mark.role, mark.role)
    elif mark.role == "box":
        copy.role = "solid"
    elif mark.role == "cut":
        copy.role = "scratch"
    elif mark.role == "hole":
        copy.role = "punch"
    return copy


def load():
    """All drawings by name, in the order of files and lines."""
    drawings, owners = {}, {}
    for file in sorted(SOURCES.glob("*.txt")):
        current = None
        for number, line in enumerate(file.read_text().splitlines(), 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            place = f"{file.relative_to(ROOT)}:{number}"
            try:
                keyword, rest = words[0], words[1:]
                if keyword == "symbol":
                    current = Drawing(rest[0], place)
                    for name in rest:
                        if name in owners:
                            raise DrawingError(f"“{name}” is drawn at {owners[name]} already")
                        owners[name] = place
                    current.aliases = rest[1:]
                    drawings[rest[0]] = current
                elif keyword == "word":
                    current.word = " ".join(rest)
                elif keyword == "mirrored":
                    current.mirrored = True
                elif keyword == "inside":
                    for word in rest:
                        if word in INSIDE_FORMS:
                            current.inside = word
                        else:
                            current.scale = float(word)
                elif keyword == "badge":
                    if rest[0] not in BADGE_PLACES:
                        raise DrawingError(f"“{rest[0]}” is no place of a badge")
                    current.badge = rest[0]
                elif keyword == "encloses":
                    current.encloses = tuple(float(word) for word in rest)
                    if len(current.encloses) != 3:
                        raise DrawingError("encloses takes x, y and a scale")
                elif keyword == "use":
                    current.marks.append((place, rest))
                elif keyword in ROLES:
                    level, colour, threshold, form, factor = 1, None, None, None, 1.0
                    while rest and (rest[0][0] in "@=~*" or rest[0] in ("plain", "fill")):
                        option = rest.pop(0)
                        if option[0] == "@":
                            level = int(option[1:])
                        elif option[0] == "=":
                            colour = option[1:]
                            if colour not in COLOURS:
                                raise DrawingError(f"“{colour}” is no colour")
                        elif option[0] == "~":
                            threshold = float(option[1:])
                        elif option[0] == "*":
                            factor = float(option[1:])
                        else:
                            form = option
                    mark = Mark(keyword, shape(rest))
                    mark.level, mark.colour, mark.threshold, mark.form, mark.factor = level, colour, threshold, form, factor
                    current.marks.append(mark)
                else:
                    raise DrawingError(f"“{keyword}” is no keyword")
            except (DrawingError, ValueError, IndexError, AttributeError) as error:
                raise DrawingError(f"{place}: {error or 'the line is not complete'}") from None
    by_name = dict(drawings)
    for drawing in drawings.values():
        by_name.update({alias: drawing for alias in drawing.aliases})
    for drawing in drawings.values():
        resolve(drawing, by_name)
        if not drawing.marks:
            raise DrawingError(f"{drawing.place}: “{drawing.name}” has no marks")
        if drawing.word is None:
            raise DrawingError(f"{drawing.place}: “{drawing.name}” has no word")
    return drawings
