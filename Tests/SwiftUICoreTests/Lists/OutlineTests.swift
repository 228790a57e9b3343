import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Outlines")
struct OutlineTests {
    struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    private static let folders = [
        Folder(id: "a", folders: [Folder(id: "a1"), Folder(id: "a2", folders: [Folder(id: "a2x")])]), Folder(id: "b"),
    ]

    @Test("Rows of a list with children are opened and closed one by one, and each can be selected")
    func list() throws {
        struct Tree: View {
            @State private var selection: String?
            var body: some View {
                List(OutlineTests.folders, children: \.folders, selection: $selection) { Text($0.id) }
            }
        }
        let window = TestWindow { Tree() }
        func rows() -> [String] { window.texts }
        #expect(rows() == ["a", "b"])
        try window.toggle(#require(window.views(.disclosure).first))
        #expect(rows() == ["a", "a1", "a2", "b"])
        #expect(try window.view(text: "a1").frame.minX > window.view(text: "a").frame.minX - 1)
        try window.toggle(window.views(.disclosure)[1])
        #expect(rows() == ["a", "a1", "a2", "a2x", "b"])
        try window.select(["a2x"], in: #require(window.views(.list).first))
        #expect(window.views(.list).first?.selection == ["a2x"])
        try window.toggle(#require(window.views(.disclosure).first))
        #expect(rows() == ["a", "b"])
    }
}
