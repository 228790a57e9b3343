import Foundation
import UniformTypeIdentifiers

/// The names of content types on the wire: X11's targets and Wayland's MIME types.
///
/// Names are compared without regard to case, like MIME types. The names here are in lowercase, because GTK requests a
/// MIME type in lowercase regardless of the offer.
public enum WireType {
    /// A list of URIs, one per line (RFC 2483).
    public static let uriList = "text/uri-list"
    /// A URL and its title, as Mozilla's programs offer it.
    public static let mozillaURL = "text/x-moz-url"
    /// A URL and its title in UTF-8, which browsers offer in addition to ``mozillaURL``. It is an X11 target; GDK has no such names
    /// elsewhere.
    public static let netscapeURL = "_NETSCAPE_URL"
    /// A URL and its title in UTF-8, for programs that use this library.
    static let link = UTType.unregisteredMIMEType(forIdentifier: "public.url")
    /// Files, and whether they were copied or cut, as GNOME's file manager offers them.
    public static let gnomeCopiedFiles = "x-special/gnome-copied-files"
    /// The names of such lists, including those of MATE's file manager, of Nautilus 3.30 to 3.38 as remote desktops pass it on, and of
    /// desktops that follow KDE.
    package static let copiedFiles = [
        gnomeCopiedFiles, "x-special/mate-copied-files", "x-special/nautilus-clipboard", "x-special/kde-copied-files",
    ]
    /// Bytes of a type that the sender does not know.
    static let octetStream = "application/octet-stream"
    /// The sender writes a file to a place of the receiver (the X Direct Save protocol), so a file is dragged.
    package static let directSave = "XdndDirectSave0"

    /// The names for files and links, in order of preference.
    static let lists = [uriList] + copiedFiles + links.map { $0.lowercased() }

    /// A list of URIs as KDE's programs offer it. KDE's file manager reads it if there is no ``uriList``. No other program is known to, so
    /// it is not interpreted as files to open.
    package static let kdeURIList = "application/x-kde4-urilist"
    /// The mark of KDE's file manager that tells whether the files of an accompanying list were cut (`1`) or copied (`0`).
    public static let kdeCutSelection = "application/x-kde-cutselection"

    /// The names of plain text in UTF-8, in order of preference.
    public static let utf8Text = ["text/plain;charset=utf-8", utf8Target]
    /// The names of plain text without a stated encoding. Current programs mean UTF-8 by the first two; `STRING` is Latin-1 (ICCCM, section
    /// 2.7.1).
    public static let otherText = ["text/plain", anyText, latin1Text]

    /// X11's name for plain text in UTF-8.
    package static let utf8Target = "UTF8_STRING"
    /// Plain text in the encoding that the owner prefers.
    package static let anyText = "TEXT"
    /// Plain text in Latin-1.
    package static let latin1Text = "STRING"
    /// Plain text in several character sets; see ``CompoundText``. It is read but not offered.
    package static let compoundText = "COMPOUND_TEXT"
    /// The names, in order of preference, for a key with which the desktop's portal for file transfers gives out files; programs list the
    /// files' URIs as well. GTK before 4.8 knows only the second name.
    package static let portalKeys = ["application/vnd.portal.filetransfer", "application/vnd.portal.files"]
    /// The description of the items; see ``ItemIndex``.
    static let itemIndex = "application/x-transferable-items"
    /// The map of a web page's formats; see ``FormatMap``.
    package static let formatMap = #"application/web;type="custom/formatmap""#
    /// The text of a web page's formats, as Chromium encodes it; see ``ChromiumPageData``.
    package static let chromiumPageData = "chromium/x-web-custom-data"
    /// The text of a web page's formats, as Mozilla programs encode it; see ``MozillaPageData``.
    package static let mozillaPageData = "application/x-moz-custom-clipdata"
    /// The prefix of a page's name for a format, as used by `navigator.clipboard`; see ``PageFormats``.
    package static let pagePrefix = "web "
    /// The MIME type, without its parameter, of the map and of the payloads that it leads to.
    private static let pagePayload = "application/web"
    /// The address of further items for programs of the sender's group or team; see ``GroupServer``.
    static let groupAddress = "application/x-transferable-private"
    /// The beginning of a name under which several items' representations travel together; see ``ItemSequence``.
    private static let sequencePrefix = itemIndex + "+"

    /// Names that other desktops' programs use for types besides the declared MIME types.
    private static let aliases: [(name: String, type: UTType)] = [
        ("image/x-bmp", .bmp), ("image/x-ms-bmp", .bmp), ("image/x-icon", .ico), ("application/rtf", .rtf),
        ("application/x-color", UTType(importedAs: "com.apple.cocoa.pasteboard.color")),
    ]

    /// Names that other programs use for a type, and that are not offered: those are names of something else as well.
    private static let misnomers: [(name: String, type: UTType)] = [
        // RFC 1341 gave the name to another format, which LibreOffice does not mean.
        ("text/richtext", .rtf)
    ]

    /// Returns the names under which a type is offered, in order of preference.
    ///
    /// Plain text in each encoding has the names for text. Other types have their MIME types, or the names by which the
    /// desktop's programs know them if Apple declares none. A type that none of these names leads back to also has a
    /// name that is derived from its identifier. It is first, so a receiver that knows the type recognizes it.
    public static func names(for type: UTType) -> [String] {
        if type.isGenericPlainText { return utf8Text + otherText }
        var names: [String] = []
        for name in type.wireMIMETypes + aliases.filter({ $0.type == type }).map(\.name) where !names.contains(name) {
            // The names for text and for URLs determine the contents. A type with its own name is different.
            guard let found = contentType(for: name), found != .utf8PlainText, found != .url else { continue }
            names.append(name)
        }
        if !names.contains(where: { contentType(for: $0) == type }) {
            names.insert(type.unregisteredMIMEType, at: 0)
        }
        return names
    }

    /// Returns the type that a name stands for; nil for names that are not types, such as `TARGETS`.
    ///
    /// All names for plain text stand for UTF-8, and all for links stand for `UTType.url`.
    public static func contentType(for name: String) -> UTType? {
        if name.hasPrefix(pagePrefix) { return pageType(of: name) }
        let base = base(of: name)
        if textRank(of: name) != nil { return .utf8PlainText }
        if base.hasPrefix(sequencePrefix) || typeless.contains(base) { return nil }
        if isList(base) { return .url }
        // URLs travel in lists, where they are checked.
        if UTType.isUnregistered(mimeType: base) {
            return UTType.unregistered(mimeType: base).flatMap { $0.isGenericURL ? nil : $0 }
        }
        guard base.contains("/") else { return nil }
        if let alias = (aliases + misnomers).first(where: { $0.name == base }) { return alias.type }
        return UTType(mimeType: base)
    }

    /// The names of payloads about the items, and of those whose types are known only after they are read.
    private static let typeless = Set(
        [
            itemIndex, kdeURIList, kdeCutSelection, groupAddress, pagePayload, chromiumPageData, mozillaPageData,
        ] + copiedFiles + portalKeys
    )

    /// The longest name of a page's format that stands for a type, in bytes.
    private static let longestPageName = 255

    /// The names of a link and its title, in order of preference.
    static let links = [mozillaURL, netscapeURL, link]

    /// Returns a Boolean value that indicates whether a name stands for a link and its title.
    package static func isLink(_ name: String) -> Bool {
        let base = base(of: name)
        return links.contains { $0.lowercased() == base }
    }

    /// Returns a Boolean value that indicates whether the payload of a name is the copied or dragged item itself, in any form, rather than
    /// information about it. A receiver of the item has everything it needs.
    package static func isContents(_ name: String) -> Bool {
        let base = base(of: name)
        return ![itemIndex, groupAddress, kdeCutSelection].contains(base) && !isFormatMap(name)
            && !OfferMarks.isMark(name)
    }

    // MARK: Formats of web pages

    /// Returns the name by which web pages know a type, which its declaration specifies; nil for a type that is not offered to pages.
    static func pageName(for type: UTType) -> String? { type.tags[.webFormat]?.first?.lowercased() }

    /// Returns the type of a page's format: the type whose declaration has the name, or the type for a MIME type. Any other name stands for
    /// a dynamic type.
    ///
    /// Nothing is taken for more than data: names of lists of files, of links and of marks stand for no type in a page.
    private static func pageType(of name: String) -> UTType? {
        let pageName = name.dropFirst(pagePrefix.count).lowercased()
        guard pageName.utf8.count <= longestPageName, !pageName.hasPrefix(pagePrefix) else { return nil }
        let tagged = UTType.types(tag: pageName, tagClass: .webFormat, conformingTo: nil).first
        let isMIMEType = pageName.contains("/")
        if isMIMEType, OfferMarks.isMark(base(of: pageName)) { return nil }
        let type = isMIMEType && tagged?.isDynamic != false ? contentType(for: pageName) : tagged
        return type?.conforms(to: .url) == true ? nil : type
    }

    /// Returns a Boolean value that indicates whether a payload is the map of a page's formats.
    static func isFormatMap(_ name: String) -> Bool {
        base(of: name) == pagePayload && name.lowercased().filter { $0 != " " } == formatMap
    }

    // MARK: Items of X11's properties

    /// The payloads that consist of numbers, with the numbers' size in bits. The X server adapts their byte order to
    /// the receiver.
    private static let numbers = ["application/x-color": 16]

    /// Returns a Boolean value that indicates whether a payload consists of numbers.
    package static func consistsOfNumbers(_ name: String) -> Bool { numbers[base(of: name)] != nil }

    /// Returns the size, in bits, of the units in which a payload travels in an X11 property (ICCCM, section 2.2, "format").
    ///
    /// Programs check it: GIMP 2.10 accepts no colour whose items have eight bits.
    /// - Parameters:
    ///   - name: The name of the payload.
    ///   - byteCount: The length of the payload in bytes. A payload without a whole number of items travels as bytes.
    package static func itemSize(of name: String, byteCount: Int) -> Int {
        guard let size = numbers[base(of: name)], byteCount.isMultiple(of: size / 8) else { return 8 }
        return size
    }

    // MARK: What an offer has

    /// Returns a Boolean value that indicates whether a payload is a list of URLs.
    static func isList(_ name: String) -> Bool { lists.contains(base(of: name)) }

    /// Returns a Boolean value that indicates whether a payload is a list of URLs that may include file URLs.
    package static func isFileList(_ name: String) -> Bool {
        let base = base(of: name)
        return base == uriList || copiedFiles.contains(base)
    }

    /// Returns a Boolean value that indicates whether a payload describes the items, as those of programs that use this library do.
    static func isIndex(_ name: String) -> Bool { base(of: name) == itemIndex }

    /// Returns a Boolean value that indicates whether an offer promises a file that the sender would have to create, such as a picture on a
    /// web page.
    static func promisesFile(_ names: [String]) -> Bool { names.contains(directSave) }

    /// Returns the name for the contents of a file of some kind that is accompanied by a link to it; nil if there is none.
    static func fileBytes(among names: [String]) -> String? {
        guard promisesFile(names) || names.contains(where: isList) else { return nil }
        return names.first { base(of: $0) == octetStream }
    }

    /// Returns the part of a MIME type before its parameters, in lowercase.
    package static func base(of name: String) -> String {
        var name = name
        // By bytes: another program's names may have thousands of characters, and each is asked for its type a dozen times.
        return name.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return "" }
            let semicolon = memchr(start, CInt(UInt8(ascii: ";")), bytes.count)
            var part = bytes[..<(semicolon.map { UnsafeRawPointer(start).distance(to: $0) } ?? bytes.count)]
            func isSpace(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
            while isSpace(part.first) { part.removeFirst() }
            while isSpace(part.last) { part.removeLast() }
            return String(decoding: UnsafeBufferPointer(rebasing: part), as: UTF8.self).lowercased()
        }
    }

    /// Returns part of a name in lowercase, with the specified characters removed from its ends. (Trimming with Foundation would take a
    /// twentieth of the time of a paste.)
    static func trimmed(_ part: Substring, of isRemoved: (Character) -> Bool) -> String {
        var part = part.drop(while: isRemoved)
        while let last = part.last, isRemoved(last) { part.removeLast() }
        return part.lowercased()
    }

    /// Returns the rank of a name for plain text, 0 being best; nil if the name is not one for plain text.
    package static func textRank(of name: String) -> Int? {
        switch name {
        // GTK 2 and 3 write other ends of lines under the MIME type.
        case utf8Target: return 0
        case compoundText: return 5
        case anyText: return 6
        case latin1Text: return 7
        default: break
        }
        guard base(of: name) == "text/plain" else { return nil }
        guard let charset = WireText.charset(of: name) else { return 3 }
        switch charset {
        case "utf-8", "utf8": return 1
        case _ where charset.hasPrefix("utf"): return 2
        default: return WireText.canBeRead(charset: charset) ? 4 : 8
        }
    }

    /// Returns the name under which several items' representations of one type travel together.
    static func sequenceName(for type: UTType) -> String { sequencePrefix + type.encodedIdentifier }

    /// Returns the type whose representations form a sequence under a name.
    static func sequenceType(for name: String) -> UTType? {
        let base = base(of: name)
        return base.hasPrefix(sequencePrefix) ? UTType(encodedIdentifier: base.dropFirst(sequencePrefix.count)) : nil
    }
}

extension UTTagClass {
    /// The tag class of the names by which web pages exchange a type. Offers use the first such name in a declaration. The identifier is
    /// the one under which browsers keep such formats on Apple's systems.
    package static let webFormat = UTTagClass(rawValue: "org.w3.web-custom-format")
}

extension UTType {
    /// A Boolean value that indicates whether the type is generic plain text, as opposed to source code or a table, which are more specific
    /// kinds of text.
    package var isGenericPlainText: Bool {
        self == .utf8PlainText || self == .plainText || isUTF16
    }

    /// A Boolean value that indicates whether the type is a generic URL, as opposed to a kind of document that leads somewhere.
    package var isGenericURL: Bool { self == .url || self == .fileURL }

    /// A Boolean value that indicates whether the type is plain text in UTF-16.
    var isUTF16: Bool { self == .utf16PlainText || self == .utf16ExternalPlainText }
}
