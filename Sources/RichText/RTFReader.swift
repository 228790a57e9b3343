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

    private var scanner: RTFScanner
    private var groups: [RTFGroup] = []
    private var group = RTFGroup()
    private var undecoded = RTFUndecodedText()
    private var ignoresUnknownDestination = false
    private var failure: RichTextError?
    private var generator = LimitedText(limit: 1_000)
    private var fonts = RTFFontTable()
    private var colors = RTFColorTable()
    private var paragraphs = RTFParagraphs()

    /// Returns the text for RTF data.
    package static func text(from data: Data) throws -> AttributedString {
        guard data.count <= RichTextError.largest else { throw RichTextError.tooLarge(data.count) }
        guard data.starts(with: Data("{\\rtf".utf8)) else { throw RichTextError.notRTF }
        var reader = RTFReader(bytes: [UInt8](data))
        try reader.read()
        return try reader.paragraphs.result()
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
        return try reader.paragraphs.result()
    }

    private init(bytes: [UInt8]) {
        scanner = RTFScanner(bytes)
    }

    // MARK: - Structure

    private mutating func read() throws {
        var isComplete = false
        while !isComplete, let token = scanner.next() {
            switch token {
            case .groupStart: try open()
            case .groupEnd: isComplete = close()
            case .word(let name, let number): word(name, number)
            case .symbol(let byte): symbol(byte)
            case .byte(let byte): literal(byte)
            }
        }
        endDocument()
        if let failure { throw failure }
    }

    private mutating func open() throws {
        decode(keepingSurrogate: true)
        guard groups.count < Self.deepestGroup else { throw RichTextError.nestedTooDeeply }
        groups.append(group)
        undecoded.endFallback()
        ignoresUnknownDestination = false
    }

    /// Ends a group; true if it was the document.
    private mutating func close() -> Bool {
        decode(keepingSurrogate: true)
        undecoded.endFallback()
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
        if generator.text.hasPrefix(RTFWriter.generator) { paragraphs.endLast() }
    }

    private mutating func symbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "~"): symbol("\u{A0}")
        case UInt8(ascii: "_"): symbol("\u{2011}")
        case UInt8(ascii: "*"): ignoresUnknownDestination = true
        case 0x0A, 0x0D: paragraphBreak()
        case UInt8(ascii: "\t"): insert("\t")
        default: break
        }
    }

    // MARK: - Control words

    private mutating func word(_ name: String, _ number: Int?) {
        if name != "u", name != "uc", RTFVocabulary.symbols[name] == nil { undecoded.endFallback() }
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
        case .listTable: paragraphs.lists.performInTable(name, number)
        case .listOverrides: paragraphs.lists.performInOverrides(name, number)
        case .fieldInstruction: performInField(name, number)
        case .generator: break
        // The older form of lists specifies its kind in a group that readers of the newer form skip.
        case .skipped: paragraphs.lists.performOld(name)
        }
    }

    /// Begins a destination that needs more than a place for its text. Returns whether there is one.
    private mutating func beginDestination(_ name: String) -> Bool {
        switch name {
        case "field":
            decode()
            group.field = RTFField(in: group.destination == .fieldInstruction ? group.field : nil)
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
    private mutating func endField(_ field: RTFField) {
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
        case "plain": change { $0.resetLook() }
        case "pard":
            change { group in
                group.list = nil
                group.level = 0
            }
            paragraphs.lists.endOld()
        case "ls": change { $0.list = number == 0 ? nil : number }
        case "ilvl": change { $0.level = min(max(number ?? 0, 0), RichTextListItem.deepestLevel) }
        case "deff": fonts.defaultFont = number ?? 0
        case "ansicpg": setDocumentCodePage(number.flatMap { $0 > 0 ? $0 : nil } ?? 1252)
        default: if let codePage = RTFVocabulary.documentCodePages[name] { setDocumentCodePage(codePage) }
        }
    }

    private mutating func setDocumentCodePage(_ codePage: Int) {
        decode()
        fonts.documentCodePage = codePage
        group.codePage = nil
    }

    /// Adds what is left of a switch whose backslash the writer has not escaped.
    private mutating func performInField(_ name: String, _ number: Int?) {
        if name == "u" { return unicode(number ?? 0) }
        if HyperlinkField.unescapedSwitches.contains(name) { insert(" \\\(name) ") }
    }

    private mutating func change(_ change: (inout RTFGroup) -> Void) {
        decode()
        change(&group)
    }

    private mutating func setFont(_ number: Int) {
        decode()
        group.style.fontFamily = fonts.family(of: number)
        group.codePage = fonts.codePage(of: number) ?? fonts.documentCodePage
    }

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
        group.codePage = codePage ?? fonts.documentCodePage
    }

    // MARK: - Text

    private mutating func literal(_ byte: UInt8) {
        if undecoded.skipsFallback() { return }
        if group.destination == .colorTable {
            if byte == UInt8(ascii: ";") { colors.endColor() }
            return
        }
        guard Self.keepsText(group.destination) else { return }
        undecoded.append(byte)
    }

    private mutating func unicode(_ number: Int) {
        decode(keepingSurrogate: true)
        let isSymbol = group.codePage == SymbolText.fontCodePage
        let text = undecoded.unicode(number, fallbackLength: group.fallbackLength, isSymbol: isSymbol)
        if let text { emit(text) }
    }

    private mutating func insert(_ text: String) {
        decode()
        emit(text)
    }

    /// Inserts the character of a word, unless it stands in place of the one before for readers that know no Unicode. A word
    /// counts as one character then.
    private mutating func symbol(_ text: String) {
        if !undecoded.skipsFallback() { insert(text) }
    }

    /// Turns the bytes that are waiting into text.
    private mutating func decode(keepingSurrogate: Bool = false) {
        guard undecoded.endBytes(keepingSurrogate: keepingSurrogate) else { return }
        let text = text(from: undecoded.bytes)
        undecoded.removeBytes()
        emit(text)
    }

    /// Returns the text of some bytes in the group's code page.
    private mutating func text(from bytes: [UInt8]) -> String {
        let rightToLeft = group.isRightToLeft ? group.rightToLeftFont.flatMap(fonts.codePage(of:)) : nil
        var codePage = rightToLeft ?? group.codePage ?? fonts.defaultCodePage
        if let text = SymbolText.text(from: bytes, codePage: codePage) {
            if group.destination == .body { return text }
            codePage = fonts.documentCodePage
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
            paragraphs.append(text, of: group)
        case .fontTable: fonts.append(text)
        case .fieldInstruction: group.field?.instruction.append(text)
        case .generator: generator.append(text)
        default: break
        }
    }

    private mutating func paragraphBreak() {
        decode()
        guard group.destination == .body else { return }
        paragraphs.end(in: group)
    }

    private static func keepsText(_ destination: RTFVocabulary.Destination) -> Bool {
        switch destination {
        case .body, .fontTable, .fieldInstruction, .generator: true
        default: false
        }
    }
}
