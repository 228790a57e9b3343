import Foundation
import Testing
import UniformTypes

@testable import RichText

@Suite("The words of formatted text")
struct PlainTextTests {
    private static let xhtml = UTType(importedAs: "public.xhtml")

    @Test(
        "are read from each kind",
        arguments: [
            (UTType.html, "<style>p { color: red }</style><p>Zażółć <b>gęślą</b></p><p>jaźń &amp; co</p>"),
            (
                xhtml,
                "<html xmlns=\"http://www.w3.org/1999/xhtml\"><p>Zażółć <b>gęślą</b></p><p>jaźń &amp; co</p></html>"
            ),
            (
                .rtf,
                #"{\rtf1\ansi Za\u380 ?\u243 ?\u322 ?\u263 ? {\b g\u281 ?\u347 ?l\u261 ?}\par ja\u378 ?\u324 ? & co}"#
            ),
        ]
    )
    func kinds(type: UTType, source: String) throws {
        #expect(PlainText.canBeRead(from: type))
        #expect(try PlainText.text(of: Data(source.utf8), as: type) == "Zażółć gęślą\njaźń & co")
    }

    @Test("are not told of text that is for programs, and of what is no text")
    func others() {
        for type in [UTType.json, .xml, .plainText, .png, .svg] { #expect(!PlainText.canBeRead(from: type)) }
        #expect(throws: RichTextError.self) { try PlainText.text(of: Data("{}".utf8), as: .json) }
    }
}
