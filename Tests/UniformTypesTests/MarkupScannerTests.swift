import Foundation
import Testing

@testable import UniformTypes

@Suite("The scanner of XML")
struct MarkupScannerTests {
    /// The parts of a document, and how its reading ends.
    private func scan(_ text: String, keepsUnknownReferences: Bool = true) -> (
        [MarkupScanner.Event], MarkupScanner.Failure?
    ) {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = MarkupScanner(UnsafeRawBufferPointer(bytes), keepsUnknownReferences: keepsUnknownReferences)
            var events: [MarkupScanner.Event] = []
            do throws(MarkupScanner.Failure) {
                while let event = try scanner.next() { events.append(event) }
                return (events, nil)
            } catch {
                return (events, error)
            }
        }
    }

    @Test("gives the parts of a document in order")
    func parts() {
        let (events, failure) = scan(
            """
            <?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c>">] ><!-- <x> --><a b="1" c = '&lt;"' b="2"> d&amp;&#65;&#x1F30D;<![CDATA[<&>]]><e/><f g="/"/></a >
            """
        )
        #expect(failure == nil)
        #expect(
            events == [
                .start(name: "a", attributes: ["b": "1", "c": "<\""], isEmpty: false), .text(" d&A🌍"), .text("<&>"),
                .start(name: "e", attributes: [:], isEmpty: true),
                .start(name: "f", attributes: ["g": "/"], isEmpty: true), .end(name: "a"),
            ]
        )
    }

    @Test("ends where a document is no more XML")
    func failures() {
        for text in [
            "<", "<a", "<a b", "<a b=", "<a b='", "<!-- -", "<?a", "<![CDATA[a]]", "<!DOCTYPE [", "</", "</a ",
        ] {
            #expect(scan(text).1 == .unfinished, "\(text)")
        }
        for text in ["<a b c>", "<a =''>", "<a b=c>", "<a / >", "</a b>"] {
            #expect(scan(text).1 == .malformed, "\(text)")
        }
    }

    @Test(
        "keeps or refuses references that it does not know",
        arguments: ["&a;", "&;", "&", "&#xD800;", "&#x110000;", "&lt"]
    )
    func references(text: String) {
        #expect(scan(text).0 == [.text(text)])
        #expect(scan(text, keepsUnknownReferences: false).1 == .unknownReference)
    }

    @Test("reads what is written for it")
    func writing() {
        let text = "<&>\"'\u{0}\u{1}é\r\n\tx"
        #expect(scan(MarkupText.escapedContent(text)).0 == [.text("<&>\"'é\r\n\tx")])
        #expect(
            scan("<a b=\"\(MarkupText.escaped(text))\"/>").0 == [
                .start(name: "a", attributes: ["b": "<&>\"'é   x"], isEmpty: true)
            ]
        )
    }
}
