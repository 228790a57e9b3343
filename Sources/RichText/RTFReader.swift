import Foundation

/// Reads RTF as word processors, browsers and TextEdit write it.
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
        var codePage = 1252
        var fallbackLength = 1
        var isHidden = false
        var list: Int?
        var level = 0
        var field: Field?
    }

    /// A field, such as a link: its instruction stands in a group beside that of its result.
    private final class Field {
        var instruction = LimitedText(limit: 100_000)

        /// The destination of the field, which depends on the instruction at the first result.
        private(set) lazy var link = RTFVocabulary.link(in: instruction.text)
    }

    private struct Font {
        var family = LimitedText(limit: 1_000)
        var codePage: Int?
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
    private var generator = LimitedText(limit: 1_000)
    private var fonts: [Int: Font] = [:]
    private var currentFont: Int?
    private var colors: [RichTextColor?] = []
    private var red: UInt8?
    private var green: UInt8?
    private var blue: UInt8?

    /// The marker of the items of a level of a list, as a number of the format, and the first ordinal.
    private struct Level {
        var format = 0
        var start = 1
    }

    private var levelsOfList: [Level] = []
    private var lists: [Int: [Level]] = [:]
    private var listOfOverride: Int?
    private var overrides: [Int: Int] = [:]
    private var oldListStyle: RichTextListItem.Style?
    private var ordinals: [Int: [Int]] = [:]
    private var paragraphItem: RichTextListItem?
    private var isInParagraph = false
    private var hasOpenBreak = false

    /// Returns the text of some RTF.
    package static func text(from data: Data) throws -> AttributedString {
        guard data.count <= RichTextError.largest else { throw RichTextError.tooLarge(data.count) }
        guard data.starts(with: Data("{\\rtf".utf8)) else { throw RichTextError.notRTF }
        var reader = RTFReader(bytes: [UInt8](data))
        try reader.read()
        return try reader.builder.result()
    }

    /// Returns the text of a flat RTFD document, as Cocoa puts it on pasteboards: the RTF among its attachments.
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
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): try open()
            case UInt8(ascii: "}"): if close() { return endDocument() }
            case UInt8(ascii: "\\"): control()
            case 0x0A, 0x0D, 0x00: break
            default: literal(byte)
            }
        }
        endDocument()
    }

    private mutating func open() throws {
        decode()
        guard groups.count < Self.deepestGroup else { throw RichTextError.nestedTooDeeply }
        groups.append(group)
        fallbackToSkip = 0
        ignoresUnknownDestination = false
    }

    /// Ends a group; true if it was the document.
    private mutating func close() -> Bool {
        decode()
        fallbackToSkip = 0
        ignoresUnknownDestination = false
        if group.destination == .fontTable, let currentFont { endFontName(currentFont) }
        guard let outer = groups.popLast() else { return true }
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
        case UInt8(ascii: "~"): insert("\u{A0}")
        case UInt8(ascii: "_"): insert("\u{2011}")
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
        if name != "u", name != "uc" { fallbackToSkip = 0 }
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
        if let text = RTFVocabulary.symbols[name] { return insert(text) }
        switch group.destination {
        case .body: performInBody(name, number)
        case .fontTable: performInFontTable(name, number)
        case .colorTable: performInColorTable(name, number)
        case .listTable: performInListTable(name, number)
        case .listOverrides: performInListOverrides(name, number)
        case .fieldInstruction: if name == "u" { unicode(number ?? 0) }
        case .generator: break
        // The older form of lists specifies its kind in a group that readers of the newer form skip.
        case .skipped: performOldList(name)
        }
    }

    /// Begins a destination that needs more than a place for its text. Returns whether there is one.
    private mutating func beginDestination(_ name: String) -> Bool {
        switch name {
        case "field":
            decode()
            group.field = Field()
        case "fldinst":
            decode()
            group.destination = group.field == nil || group.destination == .skipped ? .skipped : .fieldInstruction
        case "fldrslt":
            decode()
            group.style.link = group.field?.link ?? group.style.link
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
        case "fs": change { $0.style.fontSize = number.flatMap { (1...4000).contains($0) ? Double($0) / 2 : nil } }
        case "cf":
            let color = color(number)
            change { $0.style.textColor = color }
        case "highlight", "cb", "chcbpat":
            let color = color(number)
            change { $0.style.highlightColor = color }
        case "plain":
            change { group in
                let link = group.style.link
                group.style = TextStyle()
                group.style.link = link
                group.isHidden = false
            }
        case "pard":
            change { group in
                group.list = nil
                group.level = 0
            }
            oldListStyle = nil
        case "ls": change { $0.list = number == 0 ? nil : number }
        case "ilvl": change { $0.level = min(max(number ?? 0, 0), RichTextListItem.deepestLevel) }
        case "ansicpg":
            documentCodePage = number ?? 1252
            group.codePage = documentCodePage
        case "mac":
            documentCodePage = 10_000
            group.codePage = documentCodePage
        default: break
        }
    }

    private mutating func change(_ change: (inout Group) -> Void) {
        decode()
        change(&group)
    }

    private mutating func setFont(_ number: Int) {
        decode()
        group.style.fontFamily = fonts[number].flatMap { $0.family.text.isEmpty ? nil : $0.family.text }
        group.codePage = fonts[number]?.codePage ?? documentCodePage
    }

    private func color(_ number: Int?) -> RichTextColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }

    // MARK: - Tables

    private mutating func performInFontTable(_ name: String, _ number: Int?) {
        switch name {
        case "f":
            decode()
            if let currentFont { endFontName(currentFont) }
            currentFont = number
            if let number, fonts.count < 10_000 { fonts[number] = Font() }
        case "fcharset":
            let codePage = number.flatMap { RTFVocabulary.codePages[$0] }
            if let currentFont { fonts[currentFont]?.codePage = codePage }
            group.codePage = codePage ?? documentCodePage
        case "u": unicode(number ?? 0)
        default: break
        }
    }

    private mutating func endFontName(_ number: Int) {
        guard let name = fonts[number]?.family.text, name.hasSuffix(";") else { return }
        fonts[number]?.family.text = name.dropLast().trimmingCharacters(in: .whitespaces)
    }

    private mutating func performInColorTable(_ name: String, _ number: Int?) {
        let part = UInt8(clamping: number ?? 0)
        switch name {
        case "red": red = part
        case "green": green = part
        case "blue": blue = part
        default: break
        }
    }

    private mutating func endColor() {
        guard colors.count < 100_000 else { return }
        if red == nil, green == nil, blue == nil {
            colors.append(nil)
        } else {
            colors.append(RichTextColor(red: red ?? 0, green: green ?? 0, blue: blue ?? 0))
        }
        (red, green, blue) = (nil, nil, nil)
    }

    private mutating func performInListTable(_ name: String, _ number: Int?) {
        switch name {
        case "list": levelsOfList = []
        case "listlevel": if levelsOfList.count < 9 { levelsOfList.append(Level()) }
        case "levelnfc", "levelnfcn": changeLevel { $0.format = number ?? 0 }
        case "levelstartat": changeLevel { $0.start = min(max(number ?? 1, 0), Self.highestOrdinal) }
        case "listid": if let number, lists.count < 100_000 { lists[number] = levelsOfList }
        default: break
        }
    }

    private mutating func changeLevel(_ change: (inout Level) -> Void) {
        if !levelsOfList.isEmpty { change(&levelsOfList[levelsOfList.count - 1]) }
    }

    private mutating func performInListOverrides(_ name: String, _ number: Int?) {
        switch name {
        case "listid": listOfOverride = number
        case "ls": if let number, overrides.count < 100_000 { overrides[number] = listOfOverride }
        default: break
        }
    }

    private mutating func performOldList(_ name: String) {
        switch name {
        case "pnlvlblt": oldListStyle = .bullet
        case "pnlvlbody", "pndec": if oldListStyle == nil { oldListStyle = .number }
        default: break
        }
    }

    // MARK: - Text

    private mutating func literal(_ byte: UInt8) {
        if fallbackToSkip > 0 {
            fallbackToSkip -= 1
            return
        }
        if group.destination == .colorTable {
            if byte == UInt8(ascii: ";") { endColor() }
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
        if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
        } else if let high = highSurrogate {
            highSurrogate = nil
            emit(String(decoding: [high, unit], as: UTF16.self))
        } else {
            emit(String(decoding: [unit], as: UTF16.self))
        }
    }

    private mutating func insert(_ text: String) {
        decode()
        emit(text)
    }

    /// Turns the bytes that are waiting into text.
    private mutating func decode(keepingSurrogate: Bool = false) {
        if !keepingSurrogate { highSurrogate = nil }
        guard !undecoded.isEmpty else { return }
        highSurrogate = nil
        let text = CodePage.text(from: undecoded, codePage: group.codePage)
        undecoded.removeAll(keepingCapacity: true)
        emit(text)
    }

    private mutating func emit(_ text: String) {
        switch group.destination {
        case .body:
            guard !group.isHidden else { return }
            if hasOpenBreak { emitBreak() }
            beginParagraph()
            var style = group.style
            style.listItem = paragraphItem
            builder.append(text, style)
        case .fontTable:
            if let currentFont { fonts[currentFont]?.family.append(text) }
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
        paragraphItem = nil
        if let number = group.list {
            let levels = overrides[number].flatMap { lists[$0] } ?? []
            let format = levels.indices.contains(group.level) ? levels[group.level].format : 23
            guard format != 255 else { return }
            paragraphItem = item(format == 23 ? .bullet : .number, list: number, levels)
        } else if let oldListStyle {
            paragraphItem = item(oldListStyle, list: -1, [])
        }
    }

    private mutating func item(_ style: RichTextListItem.Style, list: Int, _ levels: [Level]) -> RichTextListItem {
        var counts = Array((ordinals[list] ?? []).prefix(group.level + 1))
        while counts.count <= group.level {
            counts.append(levels.indices.contains(counts.count) ? levels[counts.count].start - 1 : 0)
        }
        counts[group.level] = min(counts[group.level] + 1, Self.highestOrdinal)
        ordinals[list] = counts
        return RichTextListItem(style: style, level: group.level, ordinal: counts[group.level])
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
