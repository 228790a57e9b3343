import Foundation
import Testing
import TransferableTesting

@testable import SwiftUICore

@MainActor
@Suite("Images in texts")
struct InlineImageTests {
    private static let plus = Image(systemName: "plus")

    private func content(@ViewBuilder _ view: () -> some View) throws -> TextContent {
        try #require(TestWindow(size: .small, view).widgets.compactMap(\.text).first)
    }

    private func outline(@ViewBuilder _ view: () -> some View) -> String { TestWindow(view).accessibilityOutline }

    @Test("stand where a key, a text or a sum has them")
    func places() throws {
        let window = TestWindow {
            Text("Press \(Self.plus) to add")
            Text(Image(systemName: "star"))
            Text("a ") + Text(Self.plus) + Text(" b ") + Text(Image(systemName: "star"))
        }
        let texts = window.views(.text)
        let (plus, star) = (Image.Source.symbol("plus"), Image.Source.symbol("star"))
        #expect(texts.map(\.inlineImageSources) == [[plus], [star], [plus, star]])
        #expect(window.texts == ["Press Add to add", "Favorite", "a Add b Favorite"])
        let runs = try content { Text("Press \(Self.plus) to add") }
        #expect(runs.characters == "Press \u{FFFC} to add" && runs.string == "Press  to add")
        #expect(runs.images.map(\.offset) == [6])
    }

    @Test("have the font and the colour of the text around, and their own size")
    func looks() throws {
        let text = try content {
            (Text(Self.plus).font(.largeTitle).foregroundColor(.red) + Text(Self.plus.resizable()))
                .font(.caption).foregroundStyle(.green)
        }
        let images = text.images.map(\.image)
        #expect(images.map(\.font) == [.largeTitle, .caption])
        #expect(images.map(\.foreground) == [.color(.red), .color(.green)])
        #expect(images.allSatisfy { !$0.isResizable })
        let around = try content { Text(Self.plus).font(nil).symbolVariant(.fill).font(.title).foregroundStyle(.blue) }
        let image = try #require(around.images.first?.image)
        #expect(image.font == .title && image.foreground == .color(.blue) && image.source == .symbol("plus.fill"))
        let link = try content { Text("[\(Self.plus)](https://example.org/)") }
        #expect(link.link(atByte: 0)?.host() == "example.org")
        #expect(link.images.map(\.image.foreground) == [.color(.link)])
    }

    @Test("make texts differ")
    func equality() {
        #expect(Text("a \(Self.plus)") == Text("a \(Self.plus)"))
        #expect(Text("a \(Self.plus)") != Text("a \(Image(systemName: "star"))"))
        #expect(Text(Self.plus) != Text(verbatim: "\u{FFFC}"))
    }

    @Test("are read by their labels, and not at all where they have none")
    func accessibility() {
        #expect(outline { Text("Press \(Self.plus) to add") } == "static text “Press Add to add”")
        #expect(outline { Text("\(Self.plus)new (\(Self.plus))") } == "static text “Add new (Add)”")
        #expect(outline { Text("by \(Image("ada", label: Text("Ada Lovelace")))") } == "static text “by Ada Lovelace”")
        #expect(outline { Text("leaf\(Image(decorative: "leaf"))") } == "static text “leaf”")
        #expect(outline { Text(Image(decorative: "leaf")) } == "")
        #expect(outline { Text("x").accessibilityLabel(Text("\(Self.plus) row")) } == "static text “Add row”")
    }

    @Test("are left out of keys, titles and other plain strings")
    func strings() throws {
        let key: LocalizedStringKey = "Press \(Self.plus) to add"
        #expect(key.key == "Press %@ to add" && key.resolved() == "Press  to add")
        let window = TestWindow {
            Menu("Note") {
                Button {
                } label: {
                    Text("\(Self.plus) New")
                }
                Button {
                } label: {
                    Text(Self.plus)
                }
            }
        }
        let menu = try window.menu(#require(window.views(.button).first))
        #expect(menu.titles == ["New", "Add"])
    }

    @Test("are left out of what is copied")
    func copies() async throws {
        let window = TestWindow {
            Text("Press \(Self.plus) to add").textSelection(.enabled)
        }
        let view = try #require(window.views(.text).first)
        try window.selectText(in: view)
        #expect(try await window.copy(view)[0].loadTransferable(type: String.self) == "Press  to add")
        try window.selectText("\u{FFFC} to", in: view)
        #expect(try await window.copy(view)[0].loadTransferable(type: String.self) == " to")
        let content = try content { Text("Press \(Self.plus)").bold() }
        let colors = EnvironmentValues().themeColors
        #expect(content.items(6..<7, in: colors).isEmpty)
        #expect(content.items(0..<7, in: colors).count == 1)
    }
}
