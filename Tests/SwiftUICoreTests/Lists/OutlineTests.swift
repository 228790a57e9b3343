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

    @Test("The views of a disclosure group in a list are rows, each of which can be selected")
    func disclosureGroups() throws {
        struct Sidebar: View {
            @State private var selection: String?
            @State private var isExpanded = true
            var body: some View {
                List(selection: $selection) {
                    DisclosureGroup("Now", isExpanded: $isExpanded) {
                        ForEach(["herbs", "flowers"], id: \.self) { Text($0) }
                    }
                    Section("Before") {
                        ForEach(["2020", "2019"], id: \.self) { year in
                            DisclosureGroup(year) {
                                ForEach(["roses", "tulips"].map { "\($0) \(year)" }, id: \.self) { Text($0) }
                            }
                        }
                    }
                    ForEach([2018], id: \.self) { year in
                        DisclosureGroup("Long ago") { Text("roses \(year)") }
                    }
                    VStack {
                        DisclosureGroup("In a row") { Text("inside") }
                    }
                }
            }
        }
        let window = TestWindow(size: CGSize(width: 300, height: 600)) { Sidebar() }
        #expect(window.texts == ["Now", "herbs", "flowers", "Before", "2020", "2019", "Long ago", "In a row"])
        let list = try #require(window.views(.list).first)
        try window.select(["flowers"], in: list)
        #expect(window.views(.list).first?.selection == ["flowers"])
        let (label, row) = (try window.view(text: "Now").frame, try window.view(text: "herbs").frame)
        #expect(row.minX >= label.minX && row.minY > label.maxY)

        try window.toggle(window.views(.disclosure)[1])
        let opened = [
            "Now", "herbs", "flowers", "Before", "2020", "roses 2020", "tulips 2020", "2019", "Long ago", "In a row",
        ]
        #expect(window.texts == opened)
        try window.select(["tulips 2020"], in: #require(window.views(.list).first))
        #expect(window.views(.list).first?.selection == ["tulips 2020"])
        try window.select(["2020"], in: #require(window.views(.list).first))
        #expect(window.views(.list).first?.selection == ["2020"])
        // The group's element is of another type than the selection.
        try window.toggle(#require(window.views(.disclosure).dropLast().last))
        #expect(throws: TestWindowError.self) { try window.select([2018], in: #require(window.views(.list).first)) }
        #expect(window.views(.list).first?.selection == ["2020"])

        try window.toggle(#require(window.views(.disclosure).first))
        #expect(window.texts.prefix(2) == ["Now", "Before"])
        try window.toggle(#require(window.views(.disclosure).last))
        #expect(window.texts.suffix(2) == ["In a row", "inside"])
    }
}
