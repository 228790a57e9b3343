import Foundation
import SwiftUI
import Testing
import TransferableTesting

@testable import Palette

@MainActor
@Suite("The Palette example")
struct PaletteTests {
    private func window() -> TestWindow { TestWindow(size: CGSize(width: 860, height: 600)) { PaletteView() } }

    @Test("A colour is dragged to the favourites, once")
    func favorites() async throws {
        let window = window()
        for _ in 0..<2 {
            let drag = try window.drag(from: window.view(identifier: "color-Brick"))
            #expect(await drag.drop(on: try window.view(identifier: "favorites"), of: window))
        }
        #expect(window.views.filter { $0.identifier == "favorite-Brick" }.count == 1)
        let file = try window.drag(from: window.view(identifier: "palette-file"))
        let text = try await String(decoding: file.data(for: "text/plain;charset=utf-8"), as: UTF8.self)
        #expect(text == "GIMP Palette\nName: Favourites\n#\n155  34  38\tBrick\n")
        #expect(file.items.map(\.suggestedName) == ["Favourites.gpl"])
    }

    @Test("Selected colours are dragged together, and leave as colours and as text")
    func several() async throws {
        let window = window()
        try window.press(window.view(identifier: "color-Brick"))
        try window.press(window.view(identifier: "color-Ocean Blue"))
        let drag = try window.drag(from: window.view(identifier: "color-Brick"))
        #expect(drag.items.count == 2)
        let one = try window.drag(from: window.view(identifier: "color-Sand"))
        #expect(one.items.count == 1)
        #expect(one.offeredNames.contains("application/x-color"))
        #expect(try await one.data(for: "UTF8_STRING") == Data("#E9D8A6".utf8))
    }

    @Test(
        "A click with the Shift key selects all colours up to another, and assistive technologies know which are selected"
    )
    func range() throws {
        let window = window()
        func selected() -> [String] {
            window.accessibilityElements.flatMap(\.all)
                .filter { $0.role == .button && $0.traits.contains(.isSelected) }.compactMap(\.label)
        }
        try window.press(window.view(identifier: "color-Brick"))
        #expect(selected() == ["Brick, #9B2226"])
        try window.tap(window.view(identifier: "color-Forest Green"), modifiers: .shift)
        #expect(selected() == ["Forest Green, #2D6A4F", "Royal Purple, #7B2CBF", "Sand, #E9D8A6", "Brick, #9B2226"])
        #expect(try window.drag(from: window.view(identifier: "color-Sand")).items.count == 4)
        try window.press(window.accessibilityElement(label: "Sand, #E9D8A6", role: .button))
        #expect(selected().count == 3)
    }

    @Test("Colours of other programs become colours with their digits for a name; other text is refused")
    func dropped() async throws {
        let window = window()
        let favorites = try window.view(identifier: "favorites")
        #expect(await window.drag(["#336699"]).drop(on: favorites, of: window))
        #expect(window.texts.contains("#336699"))
        #expect(await window.drag([Color(red: 1, green: 0, blue: 0)]).drop(on: favorites, of: window))
        #expect(window.texts.contains("#FF0000"))
        #expect(await window.drag(["no colour"]).drop(on: favorites, of: window) == false)
    }

    @Test("Selected colours are cut and pasted")
    func cutAndPaste() async throws {
        let window = window()
        try window.press(window.view(identifier: "color-Brick"))
        let grid = try window.view(identifier: "grid")
        let items = try window.cut(grid)
        #expect(throws: (any Error).self) { try window.view(identifier: "color-Brick") }
        #expect(window.subtitle == "11 colours")
        try await window.paste(items, into: grid)
        #expect(window.subtitle == "12 colours")
        try await window.paste(["#010203"], into: grid)
        #expect(window.texts.contains("#010203"))
    }
}
