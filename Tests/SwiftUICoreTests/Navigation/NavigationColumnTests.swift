import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Navigation in columns")
struct NavigationColumnTests {
    private struct Columns: View {
        @State private var selection: Int?
        @State private var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(1..<4, id: \.self, selection: $selection) { NavigationLink("row \($0)", value: $0) }
                    .navigationSplitViewColumnWidth(200)
            } detail: {
                Text(selection.map { "detail \($0)" } ?? "nothing")
                Button("hide") { visibility = .detailOnly }
            }
        }
    }

    @Test("The selection of the first column decides what the second shows; a link there is a row that is selected")
    func selection() throws {
        let window = TestWindow(size: .small) { Columns() }
        #expect(window.texts.contains("nothing"))
        #expect(window.list?.selectionValues == [1, 2, 3])
        window.list?.selection?.select([2])
        window.host.runScheduled()
        #expect(window.texts.contains("detail 2"))
    }

    @Test("Columns have the width that their views say, and the first is hidden by the program and by a button")
    func widths() throws {
        let window = TestWindow { Columns() }
        let list = try #require(window.views(.list).first)
        #expect(list.frame == CGRect(x: 0, y: 0, width: 200, height: 480))
        #expect(try window.view(text: "nothing").frame.minX > 200)
        try window.press("hide")
        #expect(window.views(.list).isEmpty)
        try window.press("Toggle Sidebar")
        #expect(window.views(.list).first?.frame.width == 200)
        try window.press("Toggle Sidebar")
        #expect(window.views(.list).isEmpty)
    }

    @Test("Long text in a column does not make the columns higher than their window")
    func longText() throws {
        let window = TestWindow {
            NavigationSplitView {
                List { Section("first") { Text("row") } }
            } detail: {
                Text(String(repeating: "many words ", count: 12))
            }
        }
        #expect(try #require(window.views(.list).first).frame == CGRect(x: 0, y: 0, width: 220, height: 480))
    }

    @Test("Links of one column lead to the next, and the latest takes the place of the one before")
    func links() throws {
        struct Links: View {
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink("first") { NamedCounter(name: "first view") }
                        NavigationLink("second") { NamedCounter(name: "second view") }
                        NavigationLink("value", value: 7)
                    }
                    .navigationDestination(for: Int.self) { Text("value \($0)") }
                } content: {
                    NavigationLink("deeper") { Text("deep view") }
                } detail: {
                    Text("nothing")
                }
            }
        }
        let window = TestWindow(size: CGSize(width: 1000, height: 400)) { Links() }
        #expect(window.texts.contains("nothing"))
        try window.press("deeper")
        #expect(window.texts.contains("deep view") && !window.texts.contains("nothing"))
        try window.press("first")
        #expect(window.views(.button).contains { $0.text == "first view: 0" } && !window.texts.contains("deeper"))
        try window.press("second")
        #expect(!window.views(.button).contains { $0.text == "first view: 0" })
        #expect(window.views(.button).contains { $0.text == "second view: 0" })
        try window.press("value")
        #expect(window.texts.contains("value 7") && !window.texts.contains("second view: 0"))
    }

    @Test("A navigation view with one view is a stack, and with two it is columns unless its style says otherwise")
    func navigationView() throws {
        struct Two: View {
            var body: some View {
                NavigationView {
                    NavigationLink("link", destination: Text("destination"))
                    Text("detail")
                }
            }
        }
        let one = TestWindow { NavigationView { NavigationLink("link", destination: Text("destination")) } }
        try one.press("link")
        #expect(one.texts.contains("destination") && !one.texts.contains("link"))
        let two = TestWindow { Two() }
        #expect(two.texts.contains("detail"))
        try two.press("link")
        #expect(two.texts.contains("destination") && two.texts.contains("link") && !two.texts.contains("detail"))
        #expect(!TestWindow { Two().navigationViewStyle(.stack) }.texts.contains("detail"))
    }

    @Test("A link whose activation the program keeps is followed by the program and by the user")
    func activation() throws {
        struct Links: View {
            @State private var isActive = false
            @State private var selection: String?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("link", isActive: $isActive) { Button("leave") { isActive = false } }
                        NavigationLink("tagged", tag: "a", selection: $selection) {
                            Text("selected \(selection ?? "")")
                        }
                        Button("go") { isActive = true }
                    }
                }
            }
        }
        let window = TestWindow { Links() }
        try window.press("go")
        try window.press("leave")
        try window.press("tagged")
        #expect(window.texts.contains("selected a"))
        try window.press("Back")
        #expect(window.texts.contains("go"))
    }

    @Test("An inspector is shown beside the view while its state says so")
    func inspector() throws {
        struct Inspected: View {
            @State private var isPresented = false
            var body: some View {
                Button("inspect") { isPresented.toggle() }
                    .inspector(isPresented: $isPresented) { Text("inspector").inspectorColumnWidth(220) }
            }
        }
        let window = TestWindow { Inspected() }
        #expect(!window.texts.contains("inspector"))
        try window.press("inspect")
        let inspector = try window.view(text: "inspector").frame
        #expect(abs(inspector.midX - (720 - 110)) < 0.001)
        try window.press("inspect")
        #expect(!window.texts.contains("inspector"))
    }

    @Test("Items of the old bar stand in the toolbar")
    func barItems() {
        let window = TestWindow {
            Text("view").navigationBarTitle("title", displayMode: .inline)
                .navigationBarItems(leading: Text("L"), trailing: Text("T"))
        }
        #expect(window.title == "title")
        #expect(Set(window.toolbarOutline.split(separator: "\n")) == ["leading “L”", "trailing “T”"])
    }
}

private struct NamedCounter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
}
