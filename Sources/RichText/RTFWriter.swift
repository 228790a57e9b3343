import Foundation

/// A writer of attributed strings as RTF 1.9, limited to the control words that all readers know.
package struct RTFWriter {
    /// The name that the reader of this module recognizes: the writer does not close the last paragraph, unlike word
    /// processors.
    static let generator = "swift-transferable"

    private var body = ""
    private var fonts: [String] = ["Helvetica"]
    private var colors: [RichTextColor] = []
    private var lists = RTFListTable()
    private var fontNumbers: [String: Int] = ["Helvetica": 0]
    private var colorNumbers: [RichTextColor: Int] = [:]

    /// Returns a text as RTF.
    package static func data(of text: AttributedString) -> Data {
        var writer = RTFWriter()
        writer.write(RichTextParagraph.paragraphs(of: text))
        return Data((writer.header + writer.body + "}").utf8)
    }

    private mutating func write(_ paragraphs: [RichTextParagraph]) {
        var isInList = false
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { body += "\\par\n" }
            if let item = paragraph.listItem {
                let level = RTFListTable.level(of: item)
                let mark = item.style == .bullet ? "\\u8226 ?" : "\(item.ordinal)."
                body += "\\pard\\li\(720 * (level + 1))\\fi-360\\ls\(lists.number(for: item))\\ilvl\(level)"
                body += "{\\listtext\\tab \(mark)\\tab }"
            } else if isInList {
                body += "\\pard "
                lists.end()
            }
            isInList = paragraph.listItem != nil
            for (text, style) in paragraph.runs { write(text, style) }
        }
    }

    private mutating func write(_ text: Substring, _ style: TextStyle) {
        var words = ""
        if style.intent.contains(.stronglyEmphasized) { words += "\\b" }
        if style.intent.contains(.emphasized) { words += "\\i" }
        if style.intent.contains(.strikethrough) { words += "\\strike" }
        if style.isUnderlined { words += "\\ul" }
        if let family = style.fontFamily ?? (style.intent.contains(.code) ? "Courier New" : nil) {
            words += "\\f\(number(of: family))"
        }
        if let size = style.fontSize, size.isFinite, size > 0 { words += "\\fs\(Int((min(size, 1000) * 2).rounded()))" }
        if let color = style.textColor { words += "\\cf\(number(of: color))" }
        if let color = style.highlightColor {
            // Word reads \highlight as one of sixteen colours and \chshdng as any; Cocoa reads \cb.
            words += "\\cb\(number(of: color))\\chshdng0\\chcbpat\(number(of: color))"
        }
        let escaped = Self.escaped(text)
        let run = words.isEmpty ? escaped : "{\(words) \(escaped)}"
        if let link = style.link {
            let address = Self.escaped(link.absoluteString.replacingOccurrences(of: "\"", with: "%22"))
            body += "{\\field{\\*\\fldinst HYPERLINK \"\(address)\"}{\\fldrslt \(run)}}"
        } else {
            body += run
        }
    }

    private mutating func number(of family: String) -> Int {
        if let number = fontNumbers[family] { return number }
        fonts.append(family)
        fontNumbers[family] = fonts.count - 1
        return fonts.count - 1
    }

    private mutating func number(of color: RichTextColor) -> Int {
        if let number = colorNumbers[color] { return number }
        colors.append(color)
        colorNumbers[color] = colors.count
        return colors.count
    }

    private var header: String {
        var header = "{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\*\\generator \(Self.generator);}\n{\\fonttbl"
        for (number, family) in fonts.enumerated() {
            header += "{\\f\(number)\\fnil \(Self.escaped(family.replacingOccurrences(of: ";", with: " ")));}"
        }
        header += "}\n{\\colortbl;"
        for color in colors { header += "\\red\(color.red)\\green\(color.green)\\blue\(color.blue);" }
        header += "}\n"
        return header + lists.header
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for unit in text.utf16 {
            switch unit {
            case 0x09: result += "\\tab "
            case 0x0A, 0x0D, 0x2028: result += "\\line "
            case 0x5C, 0x7B, 0x7D:
                result += "\\"
                result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            case 0x00..<0x20, 0x7F: break
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
