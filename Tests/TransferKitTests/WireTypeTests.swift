import CoreTransferable
import Testing

@testable import TransferKit

@Suite("Names of types on the wire")
struct WireTypeTests {
    @Test(
        "stand for the system's types",
        arguments: [
            ("image/jpeg", UTType.jpeg), ("image/jpg", .jpeg), ("image/png", .png), ("IMAGE/PNG", .png),
            ("text/html", .html),
            ("text/html;charset=utf-8", .html), ("text/html ; charset=utf-8", .html), ("application/json", .json),
            ("image/x-MS-bmp", .bmp), ("application/octet-stream", .data), ("text/uri-list", .url),
            ("text/x-moz-url", .url), ("_NETSCAPE_URL", .url), ("application/x.public.url", .url),
            ("text/richtext", .rtf), ("application/rtf", .rtf),
        ]
    )
    func systemTypes(name: String, type: UTType) {
        #expect(WireType.contentType(for: name) == type)
    }

    @Test(
        "are all one type for plain text",
        arguments: [
            "UTF8_STRING", "STRING", "TEXT", "text/plain", "text/plain;charset=utf-8", "text/plain;charset=UTF-8",
            "text/plain; charset=\"utf-8\"", "TEXT/PLAIN;CHARSET=utf-8", "text/plain;charset=UTF-16LE",
        ]
    )
    func plainText(name: String) {
        #expect(WireType.contentType(for: name) == .utf8PlainText)
    }

    @Test(
        "that are no types stand for nothing",
        arguments: [
            "TARGETS", "SAVE_TARGETS", "", ";", "application/x.", "application/x.a b", "application/x.%zz",
            "application/x.a%00b",
            "application/x.a/b", "application/x.public.file-url",
            "application/x-transferable-items", "application/vnd.portal.filetransfer",
            "application/x-transferable-items+public.png", "x-special/gnome-copied-files",
            "application/x-kde4-urilist",
            "application/x." + String(repeating: "a", count: 5000),
        ]
    )
    func noTypes(name: String) {
        #expect(WireType.contentType(for: name) == nil)
    }

    @Test("of a type without a MIME type are its identifier in lowercase, and lead back to it")
    func identifiers() {
        #expect(WireType.names(for: .profile) == ["application/x.com.example.profile"])
        #expect(WireType.contentType(for: "application/x.com.example.profile") == .profile)
        #expect(WireType.contentType(for: "application/x.com.example.Profile") == .profile)
        #expect(WireType.contentType(for: "application/x.com.example.profile")?.identifier == "com.example.Profile")
        let unknown = WireType.contentType(for: "application/x.org.unknown.type")
        #expect(unknown == UTType(importedAs: "org.unknown.type"))
        #expect(unknown?.conforms(to: .data) == true)
    }

    @Test("of identifiers with other letters are escaped")
    func escapedIdentifiers() {
        let type = UTType(importedAs: "com.example.größe")
        #expect(WireType.names(for: type) == ["application/x.com.example.gr%C3%B6%C3%9Fe"])
        #expect(WireType.contentType(for: "application/x.com.example.gr%C3%B6%C3%9Fe") == type)
        #expect(WireType.contentType(for: WireType.names(for: type)[0].lowercased()) == type)
    }

    @Test("are the declared MIME types in lowercase, in order of preference")
    func mimeTypes() {
        #expect(WireType.names(for: .png) == ["image/png"])
        #expect(WireType.names(for: .jpeg).first == "image/jpeg")
        #expect(WireType.names(for: .note) == ["application/vnd.example.note"])
        #expect(WireType.contentType(for: "application/vnd.example.note") == .note)
        #expect(WireType.names(for: .rtf) == ["text/rtf", "application/rtf"])
    }

    @Test("are the desktop's where Apple declares no MIME type")
    func desktopTypes() {
        #expect(UTType.cSource.preferredMIMEType == nil)
        #expect(WireType.names(for: .cSource).contains("text/x-csrc"))
        #expect(WireType.names(for: .cSource).compactMap(WireType.contentType).contains(.cSource))
    }

    @Test("of a type whose MIME type is another's tell the type itself first")
    func borrowedMimeType() {
        #expect(WireType.names(for: .recipe) == ["application/x.com.example.recipe", "application/json"])
    }

    @Test("do not give a type of its own the names for text")
    func borrowedTextName() {
        let type = UTType.register(
            UTTypeDeclaration(
                identifier: "com.example.script",
                conformsTo: ["public.plain-text"],
                tags: [.mimeType: ["text/plain"]]
            )
        )
        #expect(WireType.names(for: type) == ["application/x.com.example.script"])
    }

    @Test("for text are ranked by what they keep")
    func ranks() throws {
        let names = [
            "UTF8_STRING", "text/plain;charset=utf-8", "text/plain;charset=utf-16", "text/plain",
            "text/plain;charset=iso-8859-15", "COMPOUND_TEXT", "TEXT", "STRING", "text/plain;charset=martian",
        ]
        let ranks = try names.map { try #require(WireType.textRank(of: $0)) }
        #expect(ranks == ranks.sorted())
        #expect(Set(ranks).count == ranks.count)
        #expect(WireType.textRank(of: "text/html") == nil)
    }

    @Test("of sequences lead back to the type")
    func sequences() {
        for type in [UTType.png, .profile, .url, .data] {
            #expect(WireType.sequenceType(for: WireType.sequenceName(for: type)) == type)
        }
        #expect(WireType.sequenceType(for: "application/x-transferable-items") == nil)
        #expect(WireType.sequenceType(for: "application/x-transferable-items+") == nil)
    }

    @Test("of a dynamic type lead back to it")
    func dynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "never-declared"))
        #expect(type.isDynamic)
        #expect(WireType.names(for: type).compactMap(WireType.contentType) == [type])
        let mime = try #require(WireType.contentType(for: "application/vnd.never.declared"))
        #expect(WireType.names(for: mime) == ["application/vnd.never.declared"])
    }

    @Test("say whether something was received, or only a word about it")
    func contents() {
        let item = NSItemProvider(of: Profile(name: "Mara"))
        let names = TransferOffer([item, item], marks: [.concealed, .transient]).names
        let words = names.filter { !WireType.isContents($0) }
        #expect(
            words == [
                WireType.itemIndex, "x-kde-passwordManagerHint", "application/x.org.nspasteboard.concealedtype",
                "application/x.org.nspasteboard.transienttype",
            ]
        )
        #expect(WireType.isContents(WireType.gnomeCopiedFiles) && WireType.isContents(WireType.uriList))
        #expect(!WireType.isContents(WireType.groupAddress))
    }
}
