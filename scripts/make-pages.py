#!/usr/bin/env python3
"""Makes docs/, the articles of DocC as plain Markdown: pages whose links and pictures a code host follows.

    scripts/make-pages.py            writes the pages
    scripts/make-pages.py --check    fails when they are not what the articles say

DocC names an article by <doc:Name>, a picture by its name without a suffix and a symbol by ``Name``, none of which leads anywhere on a
host. Here each of them is a path from page to page, or code. The page about all of them is docs/README.md, which a host shows for the
folder.
"""

import html
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = "docs"
FIRST = "Documentation/SwiftTransferable.docc/SwiftTransferable.md"
MARK = "<!-- Made by scripts/make-pages.py from "


def catalogue_of(path):
    return path[: path.index(".docc/") + len(".docc")]


def listed(pattern):
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", pattern]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [name for name in sorted(names) if (ROOT / name).exists()]


class Article:
    """An article, and where its page is."""

    def __init__(self, path):
        self.path = path
        self.name = pathlib.PurePath(path).stem
        self.text = (ROOT / path).read_text()
        folder = os.path.dirname(path[len(catalogue_of(path)) + 1 :])
        self.page = f"{OUTPUT}/README.md" if path == FIRST else os.path.join(OUTPUT, folder, f"{self.name}.md")
        lines = [line for line in self.text.split("\n") if line.strip()]
        self.title = lines[0].removeprefix("# ").replace("``", "")
        self.abstract = re.split(r"\n\s*\n", self.text.split("\n", 1)[1].strip())[0].replace("\n", " ")
        self.is_module = lines[0].startswith("# ``")


class Pages:
    def __init__(self):
        self.articles = [Article(path) for path in listed("*.docc/*.md")]
        self.named = {}
        for article in self.articles:
            if article.name in self.named:
                sys.exit(f"{article.path} and {self.named[article.name].path} have one name, so a page of one would replace the other's")
            self.named[article.name] = article
        self.modules = {article.title for article in self.articles if article.is_module}
        self.pictures = {(catalogue_of(path), pathlib.PurePath(path).stem): path for path in listed("*.docc/*.png")}

    def files(self):
        """The text of each page by its path."""
        return {article.page: self.text(article) for article in self.articles}

    def text(self, article):
        text = re.sub(r"^@Metadata \{\n.*?^\}\n\n?", "", article.text, flags=re.M | re.S)
        # Listings stay as they are; what is between them is written for a host.
        parts = re.split(r"(^[ ]*```.*?^[ ]*```$)", text, flags=re.M | re.S)
        text = "".join(part if index % 2 else self.prose(article, part) for index, part in enumerate(parts))
        if article.path == FIRST:
            text = text.rstrip("\n") + "\n\n### Modules\n\n" + self.module_list(article)
        else:
            text = text.rstrip("\n") + f"\n\n[All pages]({self.way(article, f'{OUTPUT}/README.md')})\n"
        return f"{MARK}{article.path}, which is what to edit. -->\n\n{text}"

    def prose(self, article, text):
        text = re.sub(r"^\s*<!-- (?:listing|table) .*-->\n", "", text, flags=re.M)
        text = re.sub(r"^# ``(.*)``$", r"# \1", text, flags=re.M)
        # An item that is nothing but an article says what is in it, as DocC shows it.
        text = re.sub(r"^- <doc:(\w+)>$", lambda match: f"- <doc:{match[1]}>: {self.article(article, match[1]).abstract}", text, flags=re.M)
        parts = re.split(r"(``[^`]+``|`[^`\n]*`)", text)
        return "".join(self.code(part) if index % 2 else self.links(article, part) for index, part in enumerate(parts))

    def code(self, text):
        if not text.startswith("``"):
            return text
        names = text.strip("`").strip("/").split("/")
        if len(names) > 1 and names[0] in self.modules:
            names = names[1:]
        return "`" + ".".join(re.sub(r"-swift\.[\w.]+$", "", name) for name in names) + "`"

    def links(self, article, text):
        text = re.sub(r"<doc:([^>]*)>", lambda match: self.link(article, match[1]), text)
        return re.sub(r"!\[([^\]]*)\]\(([^)]*)\)", lambda match: self.picture(article, match[1], match[2]), text)

    def link(self, article, name):
        target = self.article(article, name)
        return f"[{target.title}]({self.way(article, target.page)})"

    def picture(self, article, description, name):
        path = self.pictures.get((catalogue_of(article.path), name))
        if not path:
            sys.exit(f"{article.path}: there is no picture {name}")
        light = self.way(article, path)
        if (catalogue_of(path), f"{name}~dark") not in self.pictures:
            return f"![{description}]({light})"
        # Hosts that know no picture for dark pages leave these tags out and show the other one.
        dark = light.removesuffix(".png") + "~dark.png"
        source = f'<source media="(prefers-color-scheme: dark)" srcset="{dark}">'
        return f'<picture>{source}<img alt="{html.escape(description)}" src="{light}"></picture>'

    def article(self, article, name):
        if name not in self.named:
            sys.exit(f"{article.path}: there is no article {name}")
        return self.named[name]

    def module_list(self, article):
        modules = [module for module in self.articles if module.is_module]
        return "".join(f"- {self.link(article, module.name)}: {module.abstract}\n" for module in modules)

    @staticmethod
    def way(article, target):
        return os.path.relpath(target, os.path.dirname(article.page))


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        print(__doc__.strip(), file=sys.stderr)
        sys.exit(64)
    files = Pages().files()
    made_before = [name for name in listed(f"{OUTPUT}/*.md") if (ROOT / name).read_text().startswith(MARK)]
    stale = [name for name in made_before if name not in files]
    wrong = [name for name, text in files.items() if not (ROOT / name).exists() or (ROOT / name).read_text() != text]
    if "--check" in sys.argv:
        if stale or wrong:
            sys.exit(f"{', '.join(stale + wrong)}: out of date, run scripts/make-pages.py")
        return
    for name in stale:
        (ROOT / name).unlink()
    for name in wrong:
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(files[name])


main()
