import Foundation

/// A reader of RTF as word processors, browsers and TextEdit write it.
///
/// Everything that is not text, its look, a link or a list is passed over. The input is untrusted: groups are kept on a
/// stack of limited depth, numbers are limited, and nothing is looked up outside the file.
package struct RTFReader {
    /// The deepest nesting of groups that is read; real documents stay below a hundred.
    static let deepestGroup = 1_000

    /// The highest number of an item in a list.
    static let highestOrdinal = 1_000_000

    private typealias Destination = RTFVocabulary.Destination

    /// The state that a group changes until it ends.
    private struct Group {
        var destination = Destination.body
        var style = TextStyle()
        /// The code page of the text; nil for that of the default font.
        var codePage: Int?
        /// The font of text from right to left.
        var rightToLeftFont: Int?
        var isRightToLeft = false
        var fallbackLength = 1
        var isHidden = false
        var list: Int?
        var level = 0
        var field: Field?
        /// The destination of the text in Unicode, in a group that has it beside the same text in a code page.
        var unicodeDestination: Destination?
    }

    /// A field, such as a link: its instruction stands in a group beside that of its result.
    private final class Field {
        var instruction = LimitedText(limit: 100_000)

        /// The field whose instruction this one is a part of.
        let outer: Field?

        /// The destination of the field, which depends on the instruction at the first result.
        private(set) lazy var link = HyperlinkField.link(in: instruction.text)

        /// A Boolean value that indicates whether the field has shown anything.
        var hasResult = false

        init(in outer: Field? = nil) {
            self.outer = outer
        }
    }

    private let bytes: [UInt8]
    private var position = 0
    private var groups: [Group] = []
    private var group = Group()
    private var builder = RichTextBuilder()

    /// Undecoded bytes in the group's code page.
    private var undecoded: [UInt8] = []
    private var highSurrogate: UInt16?
    private var fallbackToSkip = 0
    private var ignoresUnknownDestination = false

    private var documentCodePage = 1252
    private var defaultFont = 0
    private var failure: RichTextError?
    private var generator = LimitedText(limit: 1_000)
    private var fonts = RTFFontTable()
    private var colors = RTFColorTable()
    private var lists = RTFLists()

    private var paragraphItem: RichTextListItem?
    private var isInParagraph = false
    private var hasOpenBreak = false

    /// Returns the text for RTF data.
    package static func text(from data: Data) throws -> AttributedString {
        guard data.count <= RichTextError.largest else { throw RichTextError.tooLarge(data.count) }
        guard data.starts(with: Data("{\\rtf".utf8)) else { throw RichTextError.notRTF }
        var reader = RTFReader(bytes: [UInt8](data))
        try reader.read()
        return try reader.builder.result()
    }

    /// Returns the text of a flat RTFD document, as Cocoa puts it on pasteboards: that of the RTF among its attachments.
    ///
    /// The RTF is searched for, because Apple does not publish the form of the table of files. It ends with its
    /// outermost group, so the following bytes do no harm. Attachments are not shown.
    package static func text(fromFlatDirectory data: Data) throws -> AttributedString {
        guard data.starts(with: Data("rtfd".utf8)), let rtf = data.range(of: Data("{\\rtf".utf8)) else {
            throw RichTextError.notRTFD
        }
        let rest = data[rtf.lowerBound...]
        var reader = RTFReader(bytes: [UInt8](rest.prefix(RichTextError.largest)))
        try reader.read()
        let isCutOff = rest.count > RichTextError.largest && !reader.groups.isEmpty
        if isCutOff { throw RichTextError.tooLarge(rest.count) }
        return try reader.builder.result()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: - Structure

    private mutating func read() throws {
        var isComplete = false
        while position < bytes.count, !isComplete {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): try open()
            case UInt8(ascii: "}"): isComplete = close()
            case UInt8(ascii: "\\"): control()
            case 0x0A, 0x0D, 0x00: break
            default: literal(byte)
            }
        }
        endDocument()
        if let failure { throw failure }
    }

    private mutating func open() throws {
        decode(keepingSurrogate: true)
        guard groups.count < Self.deepestGroup else { throw RichTextError.nestedTooDeeply }
        groups.append(group)
        fallbackToSkip = 0
        ignoresUnknownDestination = false
    }

    /// Ends a group; true if it was the document.
    private mutating func close() -> Bool {
        decode(keepingSurrogate: true)
        fallbackToSkip = 0
        ignoresUnknownDestination = false
        if group.destination == .fontTable { fonts.endName() }
        guard let outer = groups.popLast() else { return true }
        if let field = group.field, field !== outer.field { endField(field) }
        group = outer
        return groups.isEmpty
    }

    private mutating func endDocument() {
        decode()
        // Word processors close their last paragraph, which is no empty one after it.
        if hasOpenBreak, generator.text.hasPrefix(RTFWriter.generator) { emitBreak() }
    }

    private mutating func control() {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        if Self.isLetter(byte) { return word() }
        position += 1
        switch byte {
        case UInt8(ascii: "'"): hexadecimal()
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): literal(byte)
        case UInt8(ascii: "~"): symbol("\u{A0}")
        case UInt8(ascii: "_"): symbol("\u{2011}")
        case UInt8(ascii: "*"): ignoresUnknownDestination = true
        case 0x0A, 0x0D: paragraphBreak()
        case UInt8(ascii: "\t"): insert("\t")
        default: break
        }
    }

    /// Reads a control word with its number, and the space that ends it.
    private mutating func word() {
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]), position - start < 32 { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        var isNegative = false
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "-"), Self.isDigit(bytes[position + 1]) {
            isNegative = true
            position += 1
        }
        var number: Int?
        while position < bytes.count, Self.isDigit(bytes[position]) {
            number = min((number ?? 0) * 10 + Int(bytes[position] - UInt8(ascii: "0")), 1 << 40)
            position += 1
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        if name == "bin" {
            position += min(isNegative ? 0 : number ?? 0, bytes.count - position)
            return
        }
        if name != "u", name != "uc", RTFVocabulary.symbols[name] == nil { fallbackToSkip = 0 }
        perform(name, number.map { isNegative ? -$0 : $0 })
    }

    // MARK: - Control words

    private mutating func perform(_ name: String, _ number: Int?) {
        if let destination = RTFVocabulary.destinations[name] {
            decode()
            group.destination = group.destination == .skipped ? .skipped : destination
            ignoresUnknownDestination = false
            return
        }
        if beginDestination(name) { return }
        if ignoresUnknownDestination {
            ignoresUnknownDestination = false
            group.destination = .skipped
            return
        }
        if let text = RTFVocabulary.symbols[name] { return symbol(text) }
        switch group.destination {
        case .body: performInBody(name, number)
        case .fontTable: performInFontTable(name, number)
        case .colorTable: colors.perform(name, number)
        case .listTable: lists.performInTable(name, number)
        case .listOverrides: lists.performInOverrides(name, number)
        case .fieldInstruction: performInField(name, number)
        case .generator: break
        // The older form of lists specifies its kind in a group that readers of the newer form skip.
        case .skipped: lists.performOld(name)
        }
    }

    /// Begins a destination that needs more than a place for its text. Returns whether there is one.
    private mutating func beginDestination(_ name: String) -> Bool {
        switch name {
        case "field":
            decode()
            group.field = Field(in: group.destination == .fieldInstruction ? group.field : nil)
        case "fldinst":
            decode()
            group.destination = group.field == nil || group.destination == .skipped ? .skipped : .fieldInstruction
        case "fldrslt":
            decode()
            beginFieldResult()
        case "upr":
            decode()
            group.unicodeDestination = group.destination
            group.destination = .skipped
        case "ud":
            decode()
            group.destination = group.unicodeDestination ?? group.destination
            group.unicodeDestination = nil
        case "shppict", "nonshppict": group.destination = .skipped
        case "NeXTGraphic":
            // The group around it holds the character that the attachment stands at.
            group.destination = .skipped
            if !groups.isEmpty { groups[groups.count - 1].destination = .skipped }
        default: return false
        }
        ignoresUnknownDestination = false
        return true
    }

    private mutating func beginFieldResult() {
        if let outer = group.field?.outer {
            // The result of a field is a part of the instruction that the field stands in.
            group.field = outer
            return
        }
        if group.destination == .fieldInstruction {
            // Some writers give the instruction and the result no groups of their own.
            group.destination = .body
        }
        group.style.link = group.field?.link ?? group.style.link
    }

    /// Writes the character of a field whose instruction alone has it.
    private mutating func endField(_ field: Field) {
        guard group.destination == .body, field.outer == nil, !field.hasResult,
            let symbol = SymbolField(field.instruction.text)
        else { return }
        emit(symbol.text)
    }

    private mutating func performInBody(_ name: String, _ number: Int?) {
        let isOn = number != 0
        switch name {
        case "u": unicode(number ?? 0)
        case "uc": group.fallbackLength = min(max(number ?? 1, 0), 64)
        case "par", "sect", "page", "row": paragraphBreak()
        case "b": change { $0.style.set(.stronglyEmphasized, isOn) }
        case "i": change { $0.style.set(.emphasized, isOn) }
        case "strike", "striked": change { $0.style.set(.strikethrough, isOn) }
        case "ulnone": change { $0.style.isUnderlined = false }
        case "ul", "uld", "uldash", "uldashd", "uldashdd", "uldb", "ulth", "ulw", "ulwave":
            change { $0.style.isUnderlined = isOn }
        case "v": change { $0.isHidden = isOn }
        case "f": setFont(number ?? 0)
        case "af": change { $0.rightToLeftFont = number }
        case "ltrch", "rtlch": change { $0.isRightToLeft = name == "rtlch" }
        case "fs": change { $0.style.fontSize = number.flatMap { (1...4000).contains($0) ? Double($0) / 2 : nil } }
        case "cf":
            let color = colors[number]
            change { $0.style.textColor = color }
        case "highlight", "cb", "chcbpat":
            let color = colors[number]
            change { $0.style.highlightColor = color }
        case "plain":
            change { group in
                let link = group.style.link
                group.style = TextStyle()
                group.style.link = link
                group.codePage = nil
                (group.rightToLeftFont, group.isRightToLeft) = (nil, false)
                group.isHidden = false
            }
        case "pard":
            change { group in
                group.list = nil
                group.level = 0
            }
            lists.endOld()
        case "ls": change { $0.list = number == 0 ? nil : number }
        case "ilvl": change { $0.level = min(max(number ?? 0, 0), RichTextListItem.deepestLevel) }
        case "deff": defaultFont = number ?? 0
        case "ansicpg": setDocumentCodePage(number.flatMap { $0 > 0 ? $0 : nil } ?? 1252)
        default: if let codePage = RTFVocabulary.documentCodePages[name] { setDocumentCodePage(codePage) }
        }
    }

    private mutating func setDocumentCodePage(_ codePage: Int) {
        decode()
        documentCodePage = codePage
        group.codePage = nil
    }

    /// Adds what is left of a switch whose backslash the writer has not escaped.
    private mutating func performInField(_ name: String, _ number: Int?) {
        if name == "u" { return unicode(number ?? 0) }
        if HyperlinkField.unescapedSwitches.contains(name) { insert(" \\\(name) ") }
    }

    private mutating func change(_ change: (inout Group) -> Void) {
        decode()
        change(&group)
    }

    private mutating func setFont(_ number: Int) {
        decode()
        group.style.fontFamily = fonts.family(of: number)
        group.codePage = codePage(ofFont: number) ?? documentCodePage
    }

    /// Returns the code page of the text in a font; nil where that is the document's.
    private func codePage(ofFont number: Int) -> Int? { fonts.codePage(of: number, inDocumentOf: documentCodePage) }

    // MARK: - Fonts

    private mutating func performInFontTable(_ name: String, _ number: Int?) {
        switch name {
        case "f":
            decode()
            fonts.begin(number)
        case "fcharset":
            let codePage = number.flatMap { RTFVocabulary.codePages[$0] }
            fonts.setCharacterSet(number)
            setFontCodePage(codePage)
        case "cpg": if let number { setFontCodePage(number) }
        case "u": unicode(number ?? 0)
        default: break
        }
    }

    private mutating func setFontCodePage(_ codePage: Int?) {
        decode()
        fonts.setCodePage(codePage)
        group.codePage = codePage ?? documentCodePage
    }

    // MARK: - Text

    private mutating func literal(_ byte: UInt8) {
        if fallbackToSkip > 0 {
            fallbackToSkip -= 1
            return
        }
        if group.destination == .colorTable {
            if byte == UInt8(ascii: ";") { colors.endColor() }
            return
        }
        guard Self.keepsText(group.destination) else { return }
        undecoded.append(byte)
    }

    private mutating func hexadecimal() {
        guard position + 1 < bytes.count, let high = Self.digit(bytes[position]),
            let low = Self.digit(bytes[position + 1])
        else { return }
        position += 2
        literal(high << 4 | low)
    }

    private mutating func unicode(_ number: Int) {
        decode(keepingSurrogate: true)
        let unit = UInt16(truncatingIfNeeded: number)
        fallbackToSkip = group.fallbackLength
        if number > 0xFFFF, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) {
            // Some writers give the number of the character, for which the format has two.
            emit(String(Character(scalar)))
        } else if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
        } else if let high = highSurrogate {
            highSurrogate = nil
            emit(String(decoding: [high, unit], as: UTF16.self))
        } else if group.codePage == SymbolText.fontCodePage, let character = SymbolText.character(of: unit) {
            emit(String(Character(character)))
        } else {
            emit(String(decoding: [unit], as: UTF16.self))
        }
    }

    private mutating func insert(_ text: String) {
        decode()
        emit(text)
    }

    /// Inserts the character of a word, unless it stands in place of the one before for readers that know no Unicode. A word
    /// counts as one character then.
    private mutating func symbol(_ text: String) {
        if fallbackToSkip > 0 { fallbackToSkip -= 1 } else { insert(text) }
    }

    /// Turns the bytes that are waiting into text.
    private mutating func decode(keepingSurrogate: Bool = false) {
        if !keepingSurrogate { highSurrogate = nil }
        guard !undecoded.isEmpty else { return }
        highSurrogate = nil
        let text = text(from: undecoded)
        undecoded.removeAll(keepingCapacity: true)
        emit(text)
    }

    /// Returns the text of some bytes in the group's code page.
    private mutating func text(from bytes: [UInt8]) -> String {
        let rightToLeft = group.isRightToLeft ? group.rightToLeftFont.flatMap(codePage(ofFont:)) : nil
        var codePage = rightToLeft ?? group.codePage ?? codePage(ofFont: defaultFont) ?? documentCodePage
        if let text = SymbolText.text(from: bytes, codePage: codePage) {
            if group.destination == .body { return text }
            codePage = documentCodePage
        }
        if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x1B }) { return String(decoding: bytes, as: UTF8.self) }
        if let text = TextEncoding(codePage: codePage)?.text(from: bytes) { return text }
        // Other letters than the writer's would be worse than none: the plain text beside them can be read.
        if group.destination == .body, !group.isHidden { failure = failure ?? .unknownCodePage(codePage) }
        return ""
    }

    private mutating func emit(_ text: String) {
        switch group.destination {
        case .body:
            guard !group.isHidden else { return }
            group.field?.hasResult = true
            if hasOpenBreak { emitBreak() }
            beginParagraph()
            var style = group.style
            style.listItem = paragraphItem
            builder.append(text, style)
        case .fontTable: fonts.append(text)
        case .fieldInstruction: group.field?.instruction.append(text)
        case .generator: generator.append(text)
        default: break
        }
    }

    private mutating func paragraphBreak() {
        decode()
        guard group.destination == .body else { return }
        if hasOpenBreak { emitBreak() }
        beginParagraph()
        hasOpenBreak = true
        isInParagraph = false
    }

    /// Writes the line break of a paragraph once something follows it.
    private mutating func emitBreak() {
        hasOpenBreak = false
        var style = TextStyle()
        style.listItem = paragraphItem
        builder.append("\n", style)
    }

    /// Determines the place in a list at the first text of a paragraph.
    private mutating func beginParagraph() {
        guard !isInParagraph else { return }
        isInParagraph = true
        paragraphItem = lists.nextItem(of: group.list, level: group.level)
    }

    // MARK: - Bytes

    private static func keepsText(_ destination: Destination) -> Bool {
        switch destination {
        case .body, .fontTable, .fieldInstruction, .generator: true
        default: false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
