import AppKit
import Foundation
import Testing

@Suite("NSAttributedString in AppKit's formats")
struct AttributedStringFormatTests {
    @Test("is written as RTF and RTFD, and read again")
    func roundTrip() throws {
        let text = NSAttributedString(string: "Łódź, and more")
        var attributes: NSDictionary?
        let rtf = try #require(text.rtf(from: NSRange(location: 0, length: 4)))
        #expect(NSAttributedString(rtf: rtf, documentAttributes: &attributes)?.string == "Łódź")
        #expect(attributes?.count == 0)
        let rtfd = try #require(text.rtfd(from: NSRange(location: 6, length: 8), documentAttributes: [:]))
        #expect(NSAttributedString(rtfd: rtfd, documentAttributes: nil)?.string == "and more")
        let html = Data("<p>One <b>bold</b> word</p>".utf8)
        #expect(NSAttributedString(html: html, documentAttributes: nil)?.string.contains("One bold word") == true)
    }

    @Test("is nil for other data, and for a part outside of the text")
    func mistakes() {
        let text = NSAttributedString(string: "four")
        for (location, length) in [(2, 3), (-1, 1), (5, 0)] {
            let range = NSRange(location: location, length: length)
            #expect(text.rtf(from: range) == nil && text.rtfd(from: range) == nil)
        }
        #expect(text.rtf(from: NSRange(location: Int.max, length: Int.max)) == nil)
        for data in [Data(), Data("no RTF".utf8), Data([0xFF, 0xFE, 0])] {
            #expect(NSAttributedString(rtf: data, documentAttributes: nil) == nil)
            #expect(NSAttributedString(rtfd: data, documentAttributes: nil) == nil)
        }
    }
}
