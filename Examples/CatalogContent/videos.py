"""Two short animations, drawn frame by frame and encoded with ffmpeg."""

import math
import random
import subprocess

import cairo

from artkit import Canvas, darker, lighter, mix, rgb

WIDTH, HEIGHT, FPS, SECONDS = 480, 270, 25, 4
FRAMES = FPS * SECONDS


def ease(t):
    """Smooth start and stop for t between 0 and 1."""
    t = min(max(t, 0.0), 1.0)
    return t * t * (3 - 2 * t)


def box(c, x, y, width, height, radius=0):
    """Add a rectangle with round corners to the path."""
    if not radius:
        c.ctx.rectangle(x, y, width, height)
        return
    c.ctx.new_sub_path()
    for cx, cy, quarter in ((x + width - radius, y + radius, -1),
                            (x + width - radius, y + height - radius, 0),
                            (x + radius, y + height - radius, 1),
                            (x + radius, y + radius, 2)):
        c.ctx.arc(cx, cy, radius, quarter * math.pi / 2,
                  (quarter + 1) * math.pi / 2)
    c.ctx.close_path()


def gradient(c, line, *stops):
    """Use a linear gradient along `line` (x0, y0, x1, y1) as the source."""
    pattern = cairo.LinearGradient(*line)
    for position, colour in stops:
        pattern.add_color_stop_rgb(position, *rgb(colour))
    c.ctx.set_source(pattern)


def backdrop(c, centre, rim):
    """A dark room, brighter in the middle."""
    pattern = cairo.RadialGradient(WIDTH / 2, HEIGHT * 0.45, 20,
                                   WIDTH / 2, HEIGHT * 0.45, WIDTH * 0.62)
    pattern.add_color_stop_rgb(0, *rgb(centre))
    pattern.add_color_stop_rgb(1, *rgb(rim))
    c.ctx.set_source(pattern)
    c.ctx.paint()


# --- Ada Lovelace: the columns of the Analytical Engine ---------------------

BRASS = "#C99A4B"
DIGITS = 4
ARGUMENTS = (11, 12, 13, 14)
COLUMNS = (("V1", lambda n: n), ("V2", lambda n: 2 * n),
           ("V3", lambda n: n * n), ("V4", lambda n: n ** 3))


def wheel_angle(values, place, time):
    """Position of a figure wheel in digits, always turning forwards.

    `time` runs from 0 to 1 over the whole film, which ends where it began.
    """
    digits = [value // 10 ** place % 10 for value in values]
    step = time * len(digits)
    position = digits[0]
    for i, digit in enumerate(digits):
        advance = (digits[(i + 1) % len(digits)] - digit) % 10
        # higher places follow a little later, as carries do
        position += advance * ease((step - i - 0.22 - 0.07 * place) / 0.48)
    return position


def figure_wheel(c, x, y, width, height, position):
    """A brass drum on a vertical axle with the digits on its rim."""
    left, radius = x - width / 2, width / 2
    box(c, left, y - height / 2, width, height, 4)
    gradient(c, (left, 0, left + width, 0), (0, darker(BRASS, 0.72)),
             (0.18, darker(BRASS, 0.3)), (0.42, lighter(BRASS, 0.38)),
             (0.62, BRASS), (1, darker(BRASS, 0.75)))
    c.ctx.fill_preserve()
    with c.saved():
        c.ctx.clip()
        for k in range(20):     # notches between the figures
            angle = (k / 2 - position) * math.tau / 10 + math.tau / 40
            if math.cos(angle) > 0.05:
                at = x + radius * math.sin(angle)
                for edge in (-1, 1):
                    c.line([(at, y + edge * height / 2),
                            (at, y + edge * (height / 2 - 4))],
                           darker(BRASS, 0.75), 1.6 * math.cos(angle), 0.8)
        for digit in range(10):
            angle = (digit - position) * math.tau / 10
            depth = math.cos(angle)
            if depth < 0.12:
                continue
            with c.at(x + radius * 0.96 * math.sin(angle), y, 0, depth, 1):
                c.text(0, 0.8, str(digit), 19, "#FFF0C9", 0.5 * depth,
                       bold=True)
                c.text(0, 0, str(digit), 19, "#3A2410", 0.25 + 0.7 * depth,
                       bold=True)
        box(c, left, y - height / 2, width, 2.4)
        c.colour("#FFF1CC", 0.45)
        c.ctx.fill()
        box(c, left, y + height / 2 - 3, width, 3)
        c.colour("#2A180A", 0.55)
        c.ctx.fill()


def spur_gear(c, x, y, radius, teeth, turn, colour):
    points = []
    for i in range(teeth):
        for part, reach in ((0.0, 0.88), (0.24, 0.88), (0.34, 1.0),
                            (0.66, 1.0), (0.76, 0.88)):
            angle = turn + (i + part) / teeth * math.tau
            points.append((x + radius * reach * math.cos(angle),
                           y + radius * reach * math.sin(angle), 0))
    c.fill([(px + 2, py + 4, 0) for px, py, _ in points], "#0A0612", 0.45)
    c.path(points)
    gradient(c, (x - radius, y - radius, x + radius, y + radius),
             (0, lighter(colour, 0.25)), (0.5, colour),
             (1, darker(colour, 0.5)))
    c.ctx.fill()
    c.ring(x, y, radius * 0.74, darker(colour, 0.5), 2, 0.7)
    for i in range(5):
        angle = turn + i * math.tau / 5
        c.circle(x + radius * 0.47 * math.cos(angle),
                 y + radius * 0.47 * math.sin(angle), radius * 0.17,
                 "#1F1430", 0.9)
    c.circle(x, y, radius * 0.2, darker(colour, 0.45))
    c.circle(x - 1, y - 1, radius * 0.13, lighter(colour, 0.35))


def ada_frame(number):
    c = Canvas(WIDTH, HEIGHT, 2)
    time = number / FRAMES
    backdrop(c, "#54407A", "#1B1230")
    quarter = math.tau / 18     # one tooth; gears turn whole teeth
    turn = time * 6 * quarter
    spur_gear(c, 12, 62, 66, 18, turn, "#8A6A50")
    spur_gear(c, 10, 202, 66, 18, -turn + quarter * 0.5, "#A07845")
    spur_gear(c, 468, 70, 66, 18, -turn, "#A07845")
    spur_gear(c, 470, 210, 66, 18, turn + quarter * 0.5, "#8A6A50")

    for i, (label, rule) in enumerate(COLUMNS):
        x = 117 + i * 82
        box(c, x - 4, 8, 8, 254)            # axle
        gradient(c, (x - 4, 0, x + 4, 0), (0, "#4A4654"), (0.4, "#D6D3DE"),
                 (1, "#3A3644"))
        c.ctx.fill()
        values = [rule(n) for n in ARGUMENTS]
        for place in range(DIGITS):
            y = 190 - place * 40
            box(c, x - 34, y + 17, 68, 6, 3)        # spacer
            gradient(c, (x - 34, 0, x + 34, 0), (0, "#2B2436"),
                     (0.4, "#8B8498"), (1, "#241D2E"))
            c.ctx.fill()
            figure_wheel(c, x, y, 62, 31, wheel_angle(values, place, time))
    for y, height in ((0, 24), (222, 48)):  # frame plates
        box(c, 68, y, 344, height, 6 if y else 0)
        gradient(c, (0, y, 0, y + height), (0, "#6B4A2C"), (0.5, "#8E6439"),
                 (1, "#4B3119"))
        c.ctx.fill()
        box(c, 68, y, 344, 2)
        c.colour("#F1CF8E", 0.5)
        c.ctx.fill()
    for i, (label, _) in enumerate(COLUMNS):
        x = 117 + i * 82
        box(c, x - 21, 232, 42, 22, 4)
        c.colour("#F3E3BD")
        c.ctx.fill_preserve()
        c.colour("#3A2410")
        c.ctx.set_line_width(1.4)
        c.ctx.stroke()
        c.text(x - 3, 243, label[0], 14, "#3A2410")
        c.text(x + 7, 246, label[1], 9, "#3A2410")
    for x in (80, 158, 240, 322, 400):      # screws
        c.circle(x, 12, 3.6, "#E6C077")
        c.line([(x - 2, 14), (x + 2, 10)], "#4B3119", 1.2)
    return c


# --- Marie Curie: radioactive decay ----------------------------------------

GLOW = "#7DF5C4"
COLS, ROWS = 8, 6
HALF_LIFE = 0.9                 # seconds of film


def decay_times():
    """One moment of decay per atom, following the exponential law."""
    count = COLS * ROWS
    chance = random.Random(1898)
    times = [-HALF_LIFE * math.log2((i + 0.5) / count) for i in range(count)]
    chance.shuffle(times)
    return [time + 0.25 for time in times]


DECAYS = decay_times()


def flask(c, x, y, now):
    """A conical flask whose content glows and sends out sparks."""
    pulse = 0.86 + 0.14 * math.sin(now * math.tau / 2)
    c.glow(x, y + 30, 150, GLOW, 0.42 * pulse)
    outline = [(x - 13, y - 78, 0), (x + 13, y - 78, 0), (x + 13, y - 26),
               (x + 58, y + 62), (x + 48, y + 78), (x - 48, y + 78),
               (x - 58, y + 62), (x - 13, y - 26)]
    c.ellipse(x, y + 80, 70, 7, GLOW, 0.25 * pulse)
    with c.clipped(outline):
        c.ctx.set_source_rgba(1, 1, 1, 0.06)
        c.ctx.paint()
        wave = [(x - 70 + i * 10,
                 y + 22 + 2.2 * math.sin(i * 0.8 + now * math.pi))
                for i in range(15)]
        liquid = [*wave, (x + 70, y + 90, 0), (x - 70, y + 90, 0)]
        c.path(liquid)
        gradient(c, (0, y + 20, 0, y + 80), (0, "#BFFFE4"), (0.4, "#4FDDA8"),
                 (1, "#158063"))
        c.ctx.fill()
        c.glow(x, y + 54, 60, "#F2FFF8", 0.65 * pulse)
        bubbles = random.Random(7)
        for _ in range(16):
            bx = x + bubbles.uniform(-44, 44)
            phase = bubbles.random()
            rise = (now / 2 + phase) % 1
            by = y + 76 - rise * 52
            c.circle(bx + 2 * math.sin(rise * 9), by,
                     1.2 + 2.2 * bubbles.random(), "#F2FFF8",
                     0.75 * math.sin(rise * math.pi))
        c.fill([(x + 22, y - 20), (x + 66, y + 60), (x + 60, y + 90),
                (x + 36, y + 70)], "#06251E", 0.22)
    c.line(outline, "#DFFFF3", 2.4, 0.85, True)
    c.line([(x - 17, y - 78), (x + 17, y - 78)], "#DFFFF3", 5, 0.95)
    c.taper([(x - 8, y - 66), (x - 8, y - 30), (x - 26, y + 8),
             (x - 46, y + 46)], 3.6, "#FFFFFF", 0.5, peak=0.75)
    sparks = random.Random(11)
    for _ in range(26):         # sparks rising from the neck
        phase, sway = sparks.random(), sparks.uniform(-1, 1)
        rise = (now / 2 + phase) % 1
        sx = x + sway * (7 + 46 * rise ** 1.3)
        sy = y - 80 - 62 * rise
        fade = math.sin(min(rise * 4, 1) * math.pi / 2) * (1 - rise)
        c.glow(sx, sy, 7, GLOW, 0.7 * fade)
        c.circle(sx, sy, 1.3, "#FFFFFF", fade)


def atom_grid(c, x0, y0, now):
    """Atoms that flash, send an alpha particle away and go dim."""
    chance = random.Random(88)
    for i, moment in enumerate(DECAYS):
        x, y = x0 + i % COLS * 26, y0 + i // COLS * 22
        direction = chance.uniform(0, math.tau)
        since = now - moment
        if since < 0:
            beat = 0.85 + 0.15 * math.sin(now * 9 + i)
            c.glow(x, y, 14, GLOW, 0.6 * beat)
            c.circle(x, y, 6.4, "#5FE5B3")
            c.circle(x - 1.8, y - 1.8, 2.2, "#FFFFFF", 0.85)
            continue
        c.circle(x, y, 5.6, "#1D5E52")
        c.ring(x, y, 5.6, "#3E8D7B", 1.2, 0.9)
        if since < 0.7:
            fade = 1 - since / 0.7
            c.ring(x, y, 7 + 16 * ease(since / 0.7), "#F7F3B5", 2 * fade,
                   fade)
            reach, tail = 8 + 120 * since, 8 + 120 * max(since - 0.16, 0)
            dx, dy = math.cos(direction), math.sin(direction)
            c.taper([(x + dx * tail, y + dy * tail),
                     (x + dx * (reach + tail) / 2,
                      y + dy * (reach + tail) / 2),
                     (x + dx * reach, y + dy * reach)], 3, "#F7F3B5",
                    0.8 * fade, peak=0.85)
            c.glow(x + dx * reach, y + dy * reach, 8, "#FFFBD0", fade)
            c.circle(x + dx * reach, y + dy * reach, 2, "#FFFFFF", fade)


def decay_curve(c, x0, y0, width, height, now):
    """The number of atoms left, drawn while time goes by."""
    c.line([(x0, y0 - height - 4), (x0, y0)], "#8FC9B8", 1.6, 0.8)
    c.line([(x0, y0), (x0 + width + 6, y0)], "#8FC9B8", 1.6, 0.8)
    start, end = 0.25, SECONDS
    for k in range(1, 5):
        tick = x0 + width * k * HALF_LIFE / (end - start)
        level = y0 - height * 0.5 ** k
        c.line([(tick, y0), (tick, y0 + 4)], "#8FC9B8", 1.4, 0.8)
        c.line([(tick, y0), (tick, level)], "#8FC9B8", 1, 0.25)
        c.line([(x0, level), (tick, level)], "#8FC9B8", 1, 0.25)
    here = min(max(now - start, 0.0), end - start)
    dots = []
    steps = max(2, int(here * 20))
    for i in range(steps + 1):
        t = here * i / steps
        dots.append((x0 + width * t / (end - start),
                     y0 - height * 0.5 ** (t / HALF_LIFE)))
    if here > 0:
        c.line(dots, mix(GLOW, "#FFFFFF", 0.2), 2.6)
    c.glow(*dots[-1], 11, GLOW, 0.9)
    c.circle(*dots[-1], 3, "#FFFFFF")


def curie_frame(number):
    c = Canvas(WIDTH, HEIGHT, 2)
    now = number / FPS
    backdrop(c, "#14423B", "#061A1B")
    for k in range(3):          # shelves in the dark
        y = 46 + k * 74
        c.line([(0, y), (480, y)], "#000000", 3, 0.14)
    box(c, 0, 226, WIDTH, 44)
    gradient(c, (0, 226, 0, 270), (0, "#2A3A31"), (0.12, "#1A2822"),
             (1, "#0C1513"))
    c.ctx.fill()
    flask(c, 118, 148, now)
    box(c, 222, 18, 240, 234, 12)
    c.colour("#04100F", 0.45)
    c.ctx.fill_preserve()
    c.colour("#8FC9B8", 0.35)
    c.ctx.set_line_width(1.2)
    c.ctx.stroke()
    with c.saved():
        box(c, 222, 18, 240, 234, 12)
        c.ctx.clip()
        decay_curve(c, 246, 236, 190, 52, now)
        atom_grid(c, 251, 42, now)
    return c


FILMS = {"ada-lovelace": ada_frame, "marie-curie": curie_frame}


def encode(draw, target):
    """Draw all frames and hand them to ffmpeg as raw pictures."""
    command = [
        "ffmpeg", "-loglevel", "error", "-y",
        "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}",
        "-r", str(FPS), "-i", "-",
        "-c:v", "libx264", "-preset", "veryslow", "-tune", "animation",
        "-crf", "23", "-profile:v", "main", "-pix_fmt", "yuv420p",
        "-g", str(FPS), "-movflags", "+faststart", "-map_metadata", "-1",
        "-fflags", "+bitexact", "-flags:v", "+bitexact", str(target)]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        for number in range(FRAMES):
            process.stdin.write(draw(number).image().tobytes())
        process.stdin.close()
        if process.wait():
            raise RuntimeError(f"ffmpeg could not write {target}")
