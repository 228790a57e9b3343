import SwiftUI

/// Menus of buttons, of views and of a list, which say what was chosen.
struct MenusProbe: View {
    @State private var isPinned = false
    @State private var order = "name"
    @State private var text = ""
    @State private var side = "left"
    @State private var selection: Set<String> = ["second", "third"]

    var body: some View {
        VStack(spacing: 16) {
            Menu("Note", systemImage: "doc.text") { items }.accessibilityIdentifier("menu")
            Menu("Save") {
                Button("Save As…") { say("chosen", "save as") }
            } primaryAction: {
                say("chosen", "save")
            }
            .accessibilityIdentifier("split")
            HStack {
                Menu("Plain") { items }.menuStyle(.borderlessButton)
                TextField("Text", text: $text).frame(width: 80).accessibilityIdentifier("field")
                Button("Go") { say("chosen", "go") }.keyboardShortcut(.defaultAction)
                Button("Find") { say("chosen", "find") }.keyboardShortcut("f", modifiers: [.command, .shift])
            }
            Text("Has a menu")
                .padding(20)
                .background(.yellow)
                .contextMenu { items }
                .accessibilityIdentifier("context")
            Button("Has one, too") {}
                .contextMenu { items }
                .accessibilityIdentifier("focused")
            List(["first", "second", "third"], id: \.self, selection: $selection) {
                Text($0).accessibilityIdentifier("row-\($0)")
            }
            .contextMenu(forSelectionType: String.self) { rows in
                if rows.isEmpty {
                    Button("New") { say("chosen", "new") }
                } else {
                    Button("Delete") { say("chosen", "delete \(rows.sorted().joined(separator: " "))") }
                }
            } primaryAction: { rows in
                say("opened", rows.sorted().joined(separator: " "))
            }
            .frame(height: 160)
            .accessibilityIdentifier("list")
        }
        .padding(16)
        .navigationTitle("Menus")
        .onChange(of: isPinned) { say("pinned", "\($1)") }
        .onChange(of: order) { say("order", $1) }
    }

    @ViewBuilder private var items: some View {
        Button("Rename…") { say("chosen", "rename") }.keyboardShortcut("r")
        Button("Share") { say("chosen", "share") }.disabled(true)
        Toggle("Pinned", isOn: $isPinned)
        Picker("Order", selection: $order) {
            Text("By name").tag("name")
            Text("By date").tag("date")
        }
        Section("Side") {
            Picker("Side", selection: $side) {
                Text("Left").tag("left")
                Text("Right").tag("right")
            }
            .pickerStyle(.inline)
            .labelsHidden()
        }
        Divider()
        Button("Delete_it", role: .destructive) { say("chosen", "delete") }
    }
}
