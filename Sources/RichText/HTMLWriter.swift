import Foundation

/// A writer of attributed strings as self-contained HTML documents.
package struct HTMLWriter {
    /// The class of a space that is written as a non-breaking one, and meant as an ordinary one.
    static let convertedSpace = "Apple-converted-space"

    private var body = ""
    private var openLists: [RichTextListItem.Style] = []

    /// Returns a text as HTML in UTF-8.
    package static func data(of text: AttributedString) -> Data {
        var writer = HTMLWriter()
        for paragraph in RichTextParagraph.paragraphs(of: text) { writer.write(paragraph) }
        writer.closeLists(to: 0)
        let head = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head>\n<body>\n"
        return Data((head + writer.body + "</body></html>\n").utf8)
    }

    private mutating func write(_ paragraph: RichTextParagraph) {
        var contents = ""
        // A space counts only between words: others are kept in the way that Apple's text system does.
        var isAfterSpace = true
        for (index, run) in paragraph.runs.enumerated() {
            let isLast = index == paragraph.runs.count - 1
            contents += Self.html(of: run.text, run.style, isAfterSpace: &isAfterSpace, isLast: isLast)
        }
        guard let item = paragraph.listItem else {
            closeLists(to: 0)
            body += "<p>\(contents.isEmpty ? "<br>" : contents)</p>\n"
            return
        }
        openList(item)
        // Without white space between items, which LibreOffice takes for a part of the text.
        body += "<li value=\"\(item.ordinal)\">\(contents.isEmpty ? "<br>" : contents)</li>"
    }

    private mutating func openList(_ item: RichTextListItem) {
        let depth = min(max(item.level, 0), RichTextListItem.deepestLevel) + 1
        closeLists(to: depth)
        if openLists.count == depth, openLists[depth - 1] != item.style { closeLists(to: depth - 1) }
        while openLists.count < depth {
            openLists.append(item.style)
            body += item.style == .bullet ? "<ul>" : "<ol>"
        }
    }

    private mutating func closeLists(to depth: Int) {
        while openLists.count > depth { body += openLists.removeLast() == .bullet ? "</ul>" : "</ol>" }
    }

    private static func html(
        of text: Substring,
        _ style: TextStyle,
        isAfterSpace: inout Bool,
        isLast: Bool
    ) -> String {
        var html = escaped(text, isAfterSpace: &isAfterSpace, isLast: isLast)
        if style.intent.contains(.code) { html = "<code>\(html)</code>" }
        if style.intent.contains(.strikethrough) { html = "<s>\(html)</s>" }
        if style.isUnderlined { html = "<u>\(html)</u>" }
        if style.intent.contains(.emphasized) { html = "<i>\(html)</i>" }
        if style.intent.contains(.stronglyEmphasized) { html = "<b>\(html)</b>" }
        let declarations = declarations(of: style)
        if !declarations.isEmpty { html = "<span style=\"\(declarations)\">\(html)</span>" }
        if let link = style.link { html = "<a href=\"\(escapedAttribute(link.absoluteString))\">\(html)</a>" }
        return html
    }

    private static func declarations(of style: TextStyle) -> String {
        var declarations: [String] = []
        if let family = style.fontFamily {
            let name = family.filter { !"'\"\\;{}<>".contains($0) && !$0.isNewline }
            declarations.append("font-family: '\(escapedAttribute(name))'")
        }
        if let size = style.fontSize, size.isFinite, size > 0 {
            declarations.append("font-size: \((size * 100).rounded() / 100)pt")
        }
        if let color = style.textColor { declarations.append("color: \(hexadecimal(color))") }
        if let color = style.highlightColor { declarations.append("background-color: \(hexadecimal(color))") }
        return declarations.joined(separator: "; ")
    }

    private static func hexadecimal(_ color: RichTextColor) -> String {
        let number = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Text for an element: spaces that HTML would run together are kept apart, breaks within a paragraph are elements.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isAfterSpace: Whether a space stands before the text, and then whether one stands at its end.
    ///   - isLast: Whether the paragraph ends with the text.
    private static func escaped(_ text: Substring, isAfterSpace: inout Bool, isLast: Bool) -> String {
        let space = "<span class=\"\(convertedSpace)\">&nbsp;</span>"
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case " ": result += isAfterSpace ? space : " "
            case "\t": result += "<span style=\"white-space: pre\">&#9;</span>"
            case "\u{2028}": result += "<br>"
            case "\u{0}"..<"\u{20}": break
            default: result.unicodeScalars.append(scalar)
            }
            isAfterSpace = scalar == " " || scalar == "\t" || scalar == "\u{2028}"
        }
        if isLast, result.hasSuffix(" ") { result = result.dropLast() + space }
        return result
    }

    /// Returns text for an attribute, or for an element in which spaces and line breaks are insignificant.
    package static func escapedAttribute(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
