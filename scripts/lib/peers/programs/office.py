"""Speaks to a running LibreOffice for scripts/try-peers.

usage: office.py PORT clear                       empties the document
       office.py PORT fill KIND PATH [TEXT]       puts something into the empty document and selects it
       office.py PORT read                        prints what the document has, as JSON
       office.py PORT opened                      prints which files are open, as JSON
       office.py PORT ready writer|calc           waits until there is a document
"""

import base64
import csv
import json
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.table.CellContentType import EMPTY


LINKS = ("link", "file", "files", "folder")
COLOUR = 0x3366CC


def value(name, content):
    result = PropertyValue()
    result.Name, result.Value = name, content
    return result


def connect(port):
    resolver = uno.getComponentContext().ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", uno.getComponentContext())
    for attempt in range(200):
        try:
            context = resolver.resolve(f"uno:socket,host=127.0.0.1,port={port};urp;StarOffice.ComponentContext")
            return context, context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        except Exception:
            time.sleep(0.2)
    raise SystemExit("LibreOffice does not answer")


def document(desktop):
    components = desktop.Components.createEnumeration()
    while components.hasMoreElements():
        component = components.nextElement()
        if hasattr(component, "CurrentController") and component.supportsService("com.sun.star.document.OfficeDocument"):
            return component
    return None


def opened(desktop):
    components, addresses = desktop.Components.createEnumeration(), []
    while components.hasMoreElements():
        address = getattr(components.nextElement(), "URL", "")
        if address:
            addresses.append(address)
    return addresses


def is_calc(component):
    return component.supportsService("com.sun.star.sheet.SpreadsheetDocument")


def draw_page(component):
    return component.Sheets.getByIndex(0).DrawPage if is_calc(component) else component.DrawPage


def clear(component):
    page = draw_page(component)
    for index in reversed(range(page.Count)):
        page.remove(page.getByIndex(index))
    if is_calc(component):
        component.Sheets.getByIndex(0).getCellRangeByPosition(0, 0, 50, 200).clearContents(1023)
        component.CurrentController.select(component.Sheets.getByIndex(0).getCellByPosition(0, 0))
    else:
        for parts in (component.TextSections, component.TextTables):
            for index in reversed(range(parts.Count)):
                parts.getByIndex(index).dispose()
        component.Text.setString("")
        # An empty paragraph keeps the link of what was in it.
        component.Text.createTextCursor().setAllPropertiesToDefault()
        component.CurrentController.ViewCursor.gotoStart(False)


def fill(component, kind, path, text=None):
    clear(component)
    address = uno.systemPathToFileUrl(path)
    if kind == "png":
        provider = context.ServiceManager.createInstanceWithContext("com.sun.star.graphic.GraphicProvider", context)
        graphic = provider.queryGraphic((value("URL", address),))
        if is_calc(component):
            shape = component.createInstance("com.sun.star.drawing.GraphicObjectShape")
            shape.Graphic = graphic
            draw_page(component).add(shape)
        else:
            shape = component.createInstance("com.sun.star.text.TextGraphicObject")
            shape.Graphic = graphic
            component.Text.insertTextContent(component.Text.createTextCursor(), shape, False)
        shape.setSize(uno.createUnoStruct("com.sun.star.awt.Size", 6000, 8000))
        component.CurrentController.select(shape)
        return
    if is_calc(component):
        sheet = component.Sheets.getByIndex(0)
        if kind == "csv":
            rows = rows_of(path)
            cells = sheet.getCellRangeByPosition(0, 0, len(rows[0]) - 1, len(rows) - 1)
            cells.setDataArray(rows)
        elif kind in ("html", "rtf"):
            # Calc writes no formats of a part of a cell.
            cells = sheet.getCellRangeByPosition(0, 0, 1, 0)
            cells.setDataArray(((sys.argv[6], text),))
            sheet.getCellByPosition(0, 0).CharWeight = 150.0
        elif kind in LINKS:
            cells = sheet.getCellByPosition(0, 0)
            for address in text.split():
                field = component.createInstance("com.sun.star.text.TextField.URL")
                field.URL = field.Representation = address
                cells.insertTextContent(cells.createTextCursor(), field, False)
        else:
            cells = sheet.getCellByPosition(0, 0)
            cells.String = text
        if kind == "colour":
            cells.CellBackColor = COLOUR
        component.CurrentController.select(cells)
        return
    component.Text.setString(text)
    if kind in ("html", "rtf"):
        mark_bold(component.Text, sys.argv[6])
    cursor = component.Text.createTextCursor()
    cursor.gotoStart(False)
    cursor.gotoEnd(True)
    cursor.CharHeight = 28
    if kind in LINKS:
        cursor.HyperLinkURL = text.split()[0]
    if kind == "colour":
        cursor.CharColor = COLOUR
    component.CurrentController.select(cursor)


def rows_of(path):
    with open(path, encoding="utf-8") as file:
        return tuple(tuple(row) for row in csv.reader(file))


def mark_bold(text, word):
    cursor = text.createTextCursor()
    cursor.gotoStart(False)
    cursor.goRight(text.String.index(word), False)
    cursor.goRight(len(word), True)
    cursor.CharWeight = 150.0


def portions(text):
    paragraphs = text.createEnumeration()
    while paragraphs.hasMoreElements():
        paragraph = paragraphs.nextElement()
        if not hasattr(paragraph, "createEnumeration"):
            continue
        parts = paragraph.createEnumeration()
        while parts.hasMoreElements():
            yield parts.nextElement()


def is_empty(component):
    found = contents(component)
    return not (found["text"].strip() or found["links"] or found["picture"])


def contents(component):
    found = {"text": "", "bold": "", "links": [], "picture": None}
    if is_calc(component):
        sheet = component.Sheets.getByIndex(0)
        cursor = sheet.createCursor()
        cursor.gotoEndOfUsedArea(False)
        columns, rows = cursor.RangeAddress.EndColumn, cursor.RangeAddress.EndRow
        lines = []
        for row in range(min(rows, 50) + 1):
            line = []
            for column in range(min(columns, 20) + 1):
                cell = sheet.getCellByPosition(column, row)
                line.append(cell.String)
                if cell.Type == EMPTY:
                    continue
                if cell.CharWeight > 140 and cell.String:
                    found["bold"] += cell.String
                for index in range(cell.TextFields.Count):
                    found["links"].append(cell.TextFields.getByIndex(index).URL)
                for portion in portions(cell):
                    if portion.CharWeight > 140 and cell.CharWeight <= 140:
                        found["bold"] += portion.String
            lines.append(",".join(line))
        found["text"] = "\n".join(lines)
    else:
        found["text"] = component.Text.String
        for portion in portions(component.Text):
            if portion.CharWeight > 140:
                found["bold"] += portion.String
            if portion.HyperLinkURL:
                found["links"].append(portion.HyperLinkURL)
        sections = component.TextSections
        found["links"] += [sections.getByIndex(index).FileLink.FileURL for index in range(sections.Count)]
    page = draw_page(component)
    for index in range(page.Count):
        shape = page.getByIndex(index)
        graphic = getattr(shape, "Graphic", None)
        if graphic is None:
            continue
        provider = context.ServiceManager.createInstanceWithContext("com.sun.star.graphic.GraphicProvider", context)
        stream = context.ServiceManager.createInstanceWithContext("com.sun.star.io.TempFile", context)
        provider.storeGraphic(graphic, (value("OutputStream", stream), value("MimeType", "image/png")))
        stream.seek(0)
        _, data = stream.readBytes(None, 1 << 24)
        found["picture"] = base64.b64encode(data.value).decode()
    return found


context, desktop = connect(int(sys.argv[1]))
action = sys.argv[2]
component = document(desktop)
if action == "ready":
    for attempt in range(150):
        if component is not None:
            break
        time.sleep(0.2)
        component = document(desktop)
    else:
        sys.exit("there is no document")
elif action == "clear":
    clear(component)
    if not is_empty(component):
        sys.exit("the document does not become empty")
elif action == "opened":
    print(json.dumps(opened(desktop)))
elif action == "fill":
    fill(component, *sys.argv[3:6])
else:
    print(json.dumps(contents(component)))
