import Foundation
import Observation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("What rows of lists ask for")
struct RowModifierTests {
    @Test("A background covers the row with its insets, and follows its value")
    func background() throws {
        struct Rows: View {
            @State private var isOn = false
            var body: some View {
                List {
                    Text("row").listRowBackground(Color.red.overlay { Text(isOn ? "on" : "off") })
                        .listRowInsets(EdgeInsets(top: 3, leading: 40, bottom: 5, trailing: 0))
                    Button("switch") { isOn.toggle() }
                }
            }
        }
        let window = TestWindow { Rows() }
        let row = try window.view(text: "row").frame
        let background = try #require(window.views(.shape).first).frame
        #expect(row.minX == 40 && row.minY == background.minY + 3 && row.maxY == background.maxY - 5)
        #expect(background.minX == 0 && background.width == 720)
        try window.press("switch")
        #expect(window.texts.contains("on"))
    }

    @Test("Rows may look otherwise where they have moved or have surroundings, and not where a text has changed")
    func looks() throws {
        struct Rows: View {
            @State private var rows = ["first", "second"]
            @State private var isMarked = false
            var body: some View {
                Button("change") { rows[1] += "." }
                Button("insert") { rows.append("third") }
                Button("mark") { isMarked.toggle() }
                List(rows, id: \.first) { row in
                    if isMarked { Text(row).listRowBackground(Color.red) } else { Text(row) }
                }
            }
        }
        let window = TestWindow { Rows() }
        func mayLookOther(after button: String) throws -> Bool {
            // A host asks for the looks of all rows.
            _ = window.list?.rows?.look(ofRow: 0)
            try window.press(button)
            return try #require(window.list).mayRowsLookOther
        }
        #expect(try !mayLookOther(after: "change"))
        #expect(window.texts.contains("second."))
        #expect(try mayLookOther(after: "insert"))
        #expect(try !mayLookOther(after: "change"))
        #expect(window.list?.rows?.look(ofRow: 2).hasSeparator == false)
        for isMarked in [true, false, true] {
            #expect(try mayLookOther(after: "mark"))
            #expect(window.list?.rows?.look(ofRow: 0).hasBackground == isMarked)
        }
        #expect(try mayLookOther(after: "change"))
    }

    @Test("Rows that show another branch have what that asks for around them, also where all are modified")
    func branches() throws {
        struct Rows: View {
            @State private var isMarked = false
            var body: some View {
                Button("mark") { isMarked.toggle() }
                List {
                    ForEach(0..<2, id: \.self) { number in
                        if isMarked { Text("marked").listRowBackground(Text("A\(number)")) } else { Text("plain") }
                    }
                    ForEach(0..<2, id: \.self) { number in
                        if isMarked { Text("marked").listRowBackground(Text("B\(number)")) } else { Text("plain") }
                    }
                    .padding(3)
                    ForEach(0..<2, id: \.self) { number in
                        if isMarked {
                            Text("marked").listRowBackground(Text("C\(number)"))
                        } else {
                            Text("plain").listRowBackground(Text("D\(number)"))
                        }
                    }
                }
            }
        }
        let window = TestWindow { Rows() }
        let plain: Set = ["mark", "plain", "D0", "D1"]
        let marked: Set = ["mark", "marked", "A0", "A1", "B0", "B1", "C0", "C1"]
        #expect(Set(window.texts) == plain)
        for expected in [marked, plain, marked] {
            try window.press("mark")
            #expect(Set(window.texts) == expected)
        }
    }

    @Test("What a section asks for is given to its rows, and not to its header; what a row itself asks for counts")
    func sections() throws {
        let window = TestWindow {
            List {
                Section("header") {
                    Text("first")
                    ForEach(0..<2) { Text("row \($0)") }
                    Text("own").listRowBackground(Text("own background"))
                }
                .listRowBackground(Text("background"))
            }
        }
        #expect(window.texts.count { $0 == "background" } == 3)
        #expect(window.texts.count { $0 == "own background" } == 1)
    }

    @Test("A badge stands at the end of a row, and is gone when the number is zero")
    func badges() throws {
        struct Rows: View {
            @State private var count = 2
            var body: some View {
                List {
                    Text("mail").badge(count)
                    Text("text").badge("new")
                    Button("read") { count -= 1 }
                }
            }
        }
        let window = TestWindow { Rows() }
        #expect(try window.view(text: "2").frame.maxX == 710)
        #expect(window.texts.contains("new"))
        try window.press("read")
        #expect(window.texts.contains("1"))
        try window.press("read")
        #expect(!window.texts.contains("0") && !window.texts.contains("1"))
        let narrow = TestWindow(size: CGSize(width: 120, height: 100)) { List { Text("mail").badge("many are new") } }
        #expect(try narrow.frame(ofText: "many are new").height == 20)
    }

    @Test("Swipe actions are items of the row's menu, at the end of the menu that it has")
    func actions() throws {
        let journal = Journal()
        let window = TestWindow {
            List {
                ForEach(0..<2) { index in
                    Text("row \(index)").swipeActions {
                        Button("Delete", role: .destructive) { journal.note("delete \(index)") }
                    }
                    .swipeActions(edge: .leading) { Button("Pin") { journal.note("pin \(index)") } }
                }
                Text("menu").contextMenu { Button("Open") {} }
                    .swipeActions { Button("Archive") { journal.note("archive") } }
            }
        }
        let menu = try window.contextMenu(of: window.view(text: "row 1"))
        #expect(menu.titles == ["Pin", "Delete"])
        try menu.choose("Delete")
        try window.contextMenu(of: window.view(text: "menu")).choose("Archive")
        #expect(journal.entries == ["delete 1", "archive"])
    }

    @Test("A row that cannot be selected has no value for the selection")
    func selection() throws {
        struct Rows: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                List(0..<3, id: \.self, selection: $selection) { Text("row \($0)").selectionDisabled($0 == 1) }
            }
        }
        let window = TestWindow(size: .small) { Rows() }
        #expect(window.list?.selectionValues.compactMap { $0 as? Int } == [0, 2])
    }

    @MainActor @Observable
    final class Model {
        var items = ["a", "b", "c"]
    }

    @Test("The button for editing gives rows that can be deleted a button that does so")
    func editing() throws {
        struct Rows: View {
            let model: Model
            var body: some View {
                List {
                    ForEach(model.items, id: \.self) { Text($0) }.onDelete { model.items.remove(atOffsets: $0) }
                    Text("fixed")
                }
                .toolbar { EditButton() }
            }
        }
        let model = Model()
        let window = TestWindow { Rows(model: model) }
        #expect(window.views(.button).count == 1)
        try window.press("Edit")
        let deletes = window.views(.button).filter { $0.text != "Done" }
        #expect(deletes.count == 3)
        try window.press(deletes[1])
        #expect(model.items == ["a", "c"])
        #expect(window.texts.filter { $0.count == 1 } == ["a", "c"])
        try window.press("Done")
        #expect(window.views(.button).count == 1)
        #expect(window.texts.filter { $0.count == 1 } == ["a", "c"])
    }

    @Test("A section that can be closed shows its rows while it is open")
    func closing() throws {
        struct Rows: View {
            @State private var isExpanded = true
            var body: some View {
                List {
                    Section("header", isExpanded: $isExpanded) { ForEach(0..<2) { Text("row \($0)") } }
                    Text("after")
                }
            }
        }
        let window = TestWindow { Rows() }
        #expect(window.texts == ["header", "row 0", "row 1", "after"])
        try window.toggle(#require(window.views(.disclosure).first))
        #expect(window.texts == ["header", "after"])
        try window.toggle(#require(window.views(.disclosure).first))
        #expect(window.texts == ["header", "row 0", "row 1", "after"])
    }
}
