import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

/// The choice among the forms that real programs offer: ``FormPreference`` has the rule for receivers in an app, and
/// ``PayloadChoice`` that for a person at a command line.
@Suite("What real programs offer", .timeLimit(.minutes(20)))
struct RealProgramTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// The results of one program's offer.
    struct Row: Sendable, CustomTestStringConvertible {
        /// The program, what was done there, and with what.
        let title: String
        /// The payload for a person that asks for none in particular: see ``PayloadChoice``.
        let pasted: PayloadChoice
        /// The declared types of the first item, in order of preference.
        let types: [UTType]
        /// The names that are read for each receiver, in that order; none where there is nothing for it.
        var text: [String] = []
        var richText: [String] = []
        var picture: [String] = []
        var link: [String] = []
        var anything: [String] = []
        /// A Boolean value that indicates whether lists of URIs have files.
        var hasFiles = false

        /// A Boolean value that indicates whether it was copied, and not dragged.
        var isCopied: Bool { title.contains(", copy, ") }

        var testDescription: String { title }
    }

    private static let cursor = UTType(importedAs: "com.microsoft.cur")
    private static let utf8 = "text/plain;charset=utf-8"
    private static let promised = ["application/octet-stream", "text/x-moz-url"]

    static let rows: [Row] =
        [
            // Browsers: plain text stands before HTML or after it, and a picture among its descriptions.
            Row(
                title: "Chromium, copy, formatted text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                anything: ["text/html"]
            ),
            Row(
                title: "Chromium, drag, formatted text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                anything: ["text/html"]
            ),
            Row(
                title: "Chromium, copy, text of a field",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Chromium, copy, table",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                anything: ["text/html"]
            ),
            Row(
                title: "Chromium, copy, picture",
                pasted: .bytes(name: "image/png"),
                types: [.png, .html, .url],
                richText: ["text/html"],
                picture: ["text/x-moz-url", "image/png"],
                link: ["text/x-moz-url"],
                anything: ["text/x-moz-url", "image/png"]
            ),
            Row(
                title: "Chromium, drag, picture",
                pasted: .text(name: "UTF8_STRING"),
                types: [.data, .html, .url, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                picture: promised,
                link: ["text/x-moz-url"],
                anything: promised
            ),
            Row(
                title: "Chromium, drag, photograph",
                pasted: .text(name: "UTF8_STRING"),
                types: [.data, .html, .url, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                picture: promised,
                link: ["text/x-moz-url"],
                anything: promised
            ),
            Row(
                title: "Chromium, copy, address of a link",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Chromium, drag, link",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .url, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                link: ["text/x-moz-url"],
                anything: ["text/html"]
            ),
            // A receiver of rich text looks for it among the formats of the page, too.
            Row(
                title: "Chromium, copy, own format",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["chromium/x-web-custom-data", "UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Chromium, copy, own format for all programs",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: [#"application/web;type="custom/formatmap""#, "UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Chromium, drag, own format",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["chromium/x-web-custom-data", "UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Firefox, copy, formatted text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                anything: ["text/html"]
            ),
            Row(
                title: "Firefox, copy, text of a field",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Firefox, copy, table",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                anything: ["text/html"]
            ),
            Row(
                title: "Firefox, copy, picture",
                pasted: .bytes(name: "image/png"),
                types: [.png, .jpeg, .bmp, .ico, cursor, .tiff, .html],
                richText: ["text/html"],
                picture: ["image/png"],
                anything: ["image/png"]
            ),
            Row(
                title: "Firefox, drag, formatted text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                anything: ["text/html"]
            ),
            // The list of URIs has the address of the picture.
            Row(
                title: "Firefox, drag, picture",
                pasted: .text(name: "UTF8_STRING"),
                types: [.png, .jpeg, .gif, .html, .url, .utf8PlainText],
                text: ["text/uri-list", "UTF8_STRING"],
                richText: ["text/uri-list", "text/html"],
                picture: ["text/uri-list", "image/png"],
                link: ["text/uri-list"],
                anything: ["text/uri-list", "image/png"]
            ),
            Row(
                title: "Firefox, drag, photograph",
                pasted: .text(name: "UTF8_STRING"),
                types: [.png, .jpeg, .gif, .html, .url, .utf8PlainText],
                text: ["text/uri-list", "UTF8_STRING"],
                richText: ["text/uri-list", "text/html"],
                picture: ["text/uri-list", "image/png"],
                link: ["text/uri-list"],
                anything: ["text/uri-list", "image/png"]
            ),
            Row(
                title: "Firefox, copy, address of a link",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Firefox, drag, link",
                pasted: .text(name: "UTF8_STRING"),
                types: [.html, .url, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/html"],
                link: ["text/x-moz-url"],
                anything: ["text/html"]
            ),
            Row(
                title: "Firefox, copy, own format",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["application/x-moz-custom-clipdata", "UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Firefox, drag, own format",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["application/x-moz-custom-clipdata", "UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),

            // Office programs: an embedded object first, and a picture of what was copied among the forms of it.
            Row(
                title: "Writer, copy, formatted text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.rtf, .html, .utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["text/rtf"],
                anything: ["text/rtf"]
            ),
            Row(
                title: "Writer, copy, picture",
                pasted: .bytes(name: "image/png"),
                types: [.png, .bmp],
                picture: ["image/png"],
                anything: ["image/png"]
            ),
            Row(
                title: "Writer, copy, drawing",
                pasted: .bytes(name: "image/png"),
                types: [.png, .bmp],
                picture: ["image/png"],
                anything: ["image/png"]
            ),
            Row(
                title: "Calc, copy, cells",
                pasted: .text(name: "UTF8_STRING"),
                types: [.rtf, .html, .utf8PlainText, .png, .bmp],
                text: ["UTF8_STRING"],
                richText: ["text/rtf"],
                picture: ["image/png"],
                anything: ["text/rtf"]
            ),
            Row(
                title: "GIMP, copy, picture",
                pasted: .bytes(name: "image/png"),
                types: [.png, .bmp, .ico, cursor, .tiff, .jpeg],
                picture: ["image/png"],
                anything: ["image/png"]
            ),

            // File managers: the list, under whichever name, before the paths as text.
        ]
        + ["Thunar", "Nautilus", "pcmanfm-qt"].flatMap { program in
            ["copy, files", "copy, cut files", "drag, file"].map { what in
                let title = "\(program), \(what)"
                let hasText = title != "Thunar, drag, file"
                let name =
                    program == "Thunar"
                    ? "UTF8_STRING"
                    : program == "Nautilus" ? (what == "drag, file" ? utf8 : "UTF8_STRING") : "text/plain"
                let text = hasText ? ["text/uri-list", name] : []
                return Row(
                    title: title,
                    pasted: hasText ? .text(name: name) : .links(name: "text/uri-list"),
                    types: [.png, .fileURL] + (hasText ? [.utf8PlainText] : []),
                    text: text,
                    richText: text,
                    picture: ["text/uri-list"],
                    link: ["text/uri-list"],
                    anything: ["text/uri-list"],
                    hasFiles: true
                )
            }
        } + [
            // Terminals and editors: text under many names.
            Row(
                title: "xterm, copy, text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "GNOME Terminal, copy, text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Mousepad, copy, text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "Mousepad, drag, text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "KWrite, copy, text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
            Row(
                title: "KWrite, drag, text",
                pasted: .text(name: "UTF8_STRING"),
                types: [.utf8PlainText],
                text: ["UTF8_STRING"],
                richText: ["UTF8_STRING"],
                anything: ["UTF8_STRING"]
            ),
        ]

    @Test("has an entry here for each in the table")
    func complete() {
        #expect(Set(RecordedOffer.all.map(\.title)) == Set(Self.rows.map(\.title)))
        #expect(RecordedOffer.all.count == Self.rows.count)
    }

    @Test("is put in order, with what nothing declares last", arguments: rows)
    func order(row: Row) async throws {
        let (offer, _) = try incoming(row)
        let item = try #require(await offer.items().first)
        // A page's own format is of a type that the machine may know.
        let types = item.registeredContentTypes.filter { $0 != RecordedOffer.ownType }
        #expect(types.filter { !$0.isDynamic } == row.types)
        #expect(types.prefix(row.types.count).allSatisfy { !$0.isDynamic })
    }

    @Test("is pasted by a command line as a person means it", arguments: rows)
    func pasted(row: Row) throws {
        let names = try #require(RecordedOffer.named(row.title)).names
        #expect(PayloadChoice.best(of: names, takesAnything: true).all.first == row.pasted)
        let readable = PayloadChoice.best(of: names, takesAnything: false).all.first
        if row.pasted.binaryType == nil {
            #expect(readable == row.pasted)
        } else {
            #expect(readable?.binaryType == nil)
        }
    }

    @Test("is pasted by type from the form that receivers in an app read", arguments: rows.filter(\.isCopied))
    func pastedByType(row: Row) throws {
        let names = try #require(RecordedOffer.named(row.title)).names
        func pasted(_ type: UTType) -> String? { PayloadChoice.requested(type, among: names).all.first?.name }
        #expect(pasted(.utf8PlainText) == row.text.last)
        #expect(pasted(.image) == row.picture.last)
        // A file manager that offers its first file as a link, too, leads to the same file by it.
        let links = names.filter { row.hasFiles && WireType.isLink($0) }
        #expect(pasted(.url) == links.first ?? row.link.last)
    }

    @Test(
        "is pasted as text by the name of plain text, from the form that keeps it best",
        arguments: ["text/plain", "TEXT/PLAIN", "text/plain;charset=utf-8", "text/plain; charset=\"UTF-8\""]
    )
    func pastedByName(name: String) throws {
        for row in Self.rows.filter(\.isCopied) {
            let names = try #require(RecordedOffer.named(row.title)).names
            let choices = PayloadChoice.requested(named: name, among: names)?.all ?? []
            #expect(choices.first?.name == row.text.last, "\(row.title)")
            #expect(choices.allSatisfy { $0 == .text(name: $0.name) })
        }
        // Another encoding is asked for as it is, and so is a target of X11.
        let names = ["STRING", "text/plain;charset=koi8-r", "UTF8_STRING"]
        #expect(PayloadChoice.requested(named: names[1], among: names)?.first == .bytes(name: names[1]))
        #expect(PayloadChoice.requested(named: "STRING", among: names)?.first == .text(name: "STRING"))
        #expect(PayloadChoice.requested(named: name, among: ["image/png"]) == nil)
    }

    @Test("is read as far as it is taken, and no further", arguments: rows)
    func reading(row: Row) async throws {
        try await check(row, row.text, String.importedContentTypes()) { (item: NSItemProvider) async throws in
            #expect(try await item.loadTransferable(type: String.self) == "text")
        }
        try await check(row, row.richText, AttributedString.importedContentTypes()) {
            (item: NSItemProvider) async throws in
            let text = try await item.loadTransferable(type: AttributedString.self)
            #expect(String(text.characters) == "text")
        }
        try await check(row, row.picture, [.image]) { (item: NSItemProvider) async throws in
            #expect(try await item.loadDataRepresentation(for: .image) == RecordedOffer.picture)
        }
        try await check(row, row.link, URL.importedContentTypes()) { (item: NSItemProvider) async throws in
            #expect(try await item.loadTransferable(type: URL.self).lastPathComponent == "picture.png")
        }
        try await check(row, row.anything, [.data]) { (item: NSItemProvider) async throws in
            #expect(try await item.loadDataRepresentation(for: .data).isEmpty == false)
        }
    }

    @Test(
        "has what a page gave in a format of its own, and as much of it as was recorded",
        arguments: rows.filter { $0.title.contains("own format") }
    )
    func ownFormat(row: Row) async throws {
        let (offer, _) = try incoming(row)
        let type = try #require(RecordedOffer.ownType)
        let item = try #require(await offer.items(for: [type]).first)
        let text = String(decoding: try await item.loadDataRepresentation(for: type), as: UTF8.self)
        #expect(text == RecordedOffer.ownText)
        // The containers that this package makes of it are as long as those of the browsers.
        let recorded = try #require(RecordedOffer.named(row.title))
        for form in recorded.forms {
            guard let container = recorded.container(form.name) else { continue }
            #expect(form.size == .bytes(container.count), "\(form.name)")
        }
    }

    /// Loads the first item as a receiver does that takes some types.
    private func check(
        _ row: Row,
        _ names: [String],
        _ types: [UTType],
        _ load: (NSItemProvider) async throws -> Void
    ) async throws {
        let (offer, record) = try incoming(row)
        if names.isEmpty {
            #expect(!offer.contentTypes.contains { type in types.contains(where: type.conforms(to:)) })
            return
        }
        #expect(offer.mayHave(anyOf: types))
        let item = try #require(await offer.items(for: types).first)
        if names.contains("image/png"), offer.names.contains(where: WireType.isList) {
            #expect(["picture", "title"].contains(item.suggestedName))
        }
        try await load(item)
        #expect(record.all == names, "as \(types.first?.identifier ?? "")")
    }

    private func incoming(_ row: Row) throws -> (IncomingOffer, Record) {
        let recorded = try #require(RecordedOffer.named(row.title), "\(row.title) is not in the table.")
        let record = Record()
        let link = row.hasFiles ? try picture() : URL(string: "http://a.example/picture.png")!
        return (recorded.incoming(record: record, uris: [link]), record)
    }

    private func picture() throws -> URL {
        let file = scratch.url.appendingPathComponent("picture.png")
        try RecordedOffer.picture.write(to: file)
        return file
    }
}
