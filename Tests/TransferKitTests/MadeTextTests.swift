import CoreTransferable
import Testing

@testable import TransferKit

@Suite("Text of formatted text")
struct MadeTextTests {
    private let text = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"]

    private func item(_ type: UTType, _ source: String) -> NSItemProvider {
        let item = NSItemProvider()
        item.registerData(for: type) { _ in Data(source.utf8) }
        return item
    }

    @Test(
        "is offered after what was declared, and has no markup",
        arguments: [(UTType.html, "<p>Hello <b>Ünï</b></p>"), (.rtf, #"{\rtf1 Hello {\b \'dcn\'ef}}"#)]
    )
    func made(type: UTType, source: String) async throws {
        let item = item(type, source)
        item.registerData(for: .profile) { _ in Data() }
        let offer = TransferOffer([item])
        let forms = offer.names.filter { $0 != "application/x-transferable-items" }
        #expect(forms.suffix(text.count + 1) == ["application/x.com.example.profile"] + text)
        for name in text.prefix(3) {
            #expect(String(decoding: try await offer.data(for: name), as: UTF8.self) == "Hello Ünï")
        }
        #expect(try await offer.data(for: "STRING") == Data([0x48, 0x65, 0x6C, 0x6C, 0x6F, 0x20, 0xDC, 0x6E, 0xEF]))
        let received = try #require(await offer.asReceived.items().first)
        #expect(try await received.loadTransferable(type: String.self) == "Hello Ünï")
    }

    @Test("is not made where there is text, in whatever order")
    func declared() async throws {
        let item = item(.html, "<p>markup</p>")
        item.registerData(for: .utf8PlainText) { _ in Data("declared".utf8) }
        #expect(try await TransferOffer([item]).data(for: "UTF8_STRING") == Data("declared".utf8))
    }

    @Test("has a line for each of several items")
    func several() async throws {
        let offer = TransferOffer([item(.html, "<b>one</b>"), item(.utf8PlainText, "two")])
        #expect(try await offer.data(for: "UTF8_STRING") == Data("one\ntwo".utf8))
    }

    @Test("is not made of what others may not see, or of what is no formatted text")
    func hidden() {
        let hidden = NSItemProvider()
        hidden.registerData(for: .html, visibility: .ownProcess) { _ in Data() }
        #expect(TransferOffer([hidden]).names.isEmpty)
        #expect(!TransferOffer([item(.json, "{}")]).names.contains("UTF8_STRING"))
    }
}
