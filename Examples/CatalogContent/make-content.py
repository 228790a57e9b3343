#!/usr/bin/env python3
"""Generate the content of the catalog: texts, portraits, films and icon.

Needs Python 3.9 or newer with pycairo and Pillow, and the programs ffmpeg,
pngquant, optipng and rsvg-convert. On Debian:

    apt-get install python3-cairo python3-pil ffmpeg pngquant optipng \\
        librsvg2-bin fonts-dejavu-core
    /usr/bin/python3 make-content.py

Parts can be chosen by name: texts, portraits, sheet, films, icon.
"""

import argparse
import json
import subprocess
from pathlib import Path

from PIL import Image

from icon import ICON
from people import PEOPLE
from portraits import PORTRAITS
from videos import FILMS, encode

HERE = Path(__file__).resolve().parent
THUMBNAIL = 320
MARGIN = 16


def make_texts(target):
    text = json.dumps(PEOPLE, ensure_ascii=False, indent=2)
    (target / "people.json").write_text(text + "\n", encoding="utf-8")


def make_portraits(target):
    folder = target / "portraits"
    folder.mkdir(exist_ok=True)
    for person in PEOPLE:
        path = folder / person["portrait"]
        path.write_bytes(PORTRAITS[path.stem](person["accent"]).png())
        subprocess.run(
            ["pngquant", "--force", "--skip-if-larger", "--speed", "1",
             "--quality", "80-100", "--output", path, path], check=True)
        subprocess.run(["optipng", "-quiet", "-o2", path], check=True)


def make_sheet(target):
    """A contact sheet of all portraits, five in a row."""
    columns = 5
    rows = -(-len(PEOPLE) // columns)
    cell = THUMBNAIL + MARGIN
    sheet = Image.new(
        "RGB", (columns * cell + MARGIN, rows * cell + MARGIN), "#FAF8F5")
    for i, person in enumerate(PEOPLE):
        portrait = Image.open(target / "portraits" / person["portrait"])
        portrait = portrait.convert("RGB").resize(
            (THUMBNAIL, THUMBNAIL), Image.LANCZOS)
        sheet.paste(portrait, (MARGIN + i % columns * cell,
                               MARGIN + i // columns * cell))
    sheet.save(target / "sheet.png", optimize=True)


def make_films(target):
    folder = target / "videos"
    folder.mkdir(exist_ok=True)
    for name, draw in FILMS.items():
        encode(draw, folder / f"{name}.mp4")


def make_icon(target):
    source = target / "catalog.svg"
    source.write_text(ICON, encoding="utf-8")
    picture = target / "catalog-256.png"
    subprocess.run(["rsvg-convert", "--width", "256", "--height", "256",
                    "--output", picture, source], check=True)
    subprocess.run(["optipng", "-quiet", "-o2", picture], check=True)


PARTS = {
    "texts": make_texts,
    "portraits": make_portraits,
    "sheet": make_sheet,
    "films": make_films,
    "icon": make_icon,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART",
                        help=f"what to make: {', '.join(PARTS)} "
                             "(default: everything)")
    parser.add_argument("--output", type=Path, default=HERE,
                        help="target folder (default: beside this script)")
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown part: {', '.join(sorted(unknown))}")
    options.output.mkdir(parents=True, exist_ok=True)
    for name, make in PARTS.items():
        if not options.parts or name in options.parts:
            print(f"Making {name} …")
            make(options.output)


if __name__ == "__main__":
    main()
