import SwiftUI

/// A toolbar whose items appear, and a sheet with one.
struct ToolbarProbe: View {
    @State private var count = 0
    @State private var hasMore = false
    @State private var isPresented = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Count \(count)").padding(20).background(.yellow).accessibilityIdentifier("count")
            Button("More") { hasMore.toggle() }.accessibilityIdentifier("more")
        }
        .padding(16)
        .frame(width: 420, height: 160)
        .navigationTitle("Toolbar")
        .navigationSubtitle("\(count) added")
        .toolbar {
            ToolbarItem(placement: .navigation) {
                Button("Back", systemImage: "chevron.left") { count -= 1 }.accessibilityIdentifier("back")
            }
            ToolbarItem(placement: .primaryAction) {
                Button("Add", systemImage: "plus") { count += 1 }.accessibilityIdentifier("add")
            }
            if hasMore {
                ToolbarItem {
                    Button("Sheet") { isPresented = true }.accessibilityIdentifier("open")
                }
            }
        }
        .sheet(isPresented: $isPresented) {
            Text("In a sheet")
                .padding(40)
                .navigationTitle("Sheet with a bar")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel") { isPresented = false }.accessibilityIdentifier("cancel")
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { (count, isPresented) = (9, false) }.accessibilityIdentifier("done")
                    }
                }
        }
        .onChange(of: count) { say("count", "\($1)") }
    }
}

/// A toolbar with more than a small window has room for.
struct ToolbarControlsProbe: View {
    @State private var look = "List"
    @State private var isPinned = false
    @State private var count = 0

    var body: some View {
        Text("Look: \(look), pinned: \(isPinned ? "yes" : "no"), count: \(count)")
            .accessibilityIdentifier("state")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Controls in a toolbar")
            .toolbar {
                ToolbarItem {
                    Picker("Look", selection: $look) {
                        Text("List").tag("List")
                        Text("Grid").tag("Grid")
                    }
                    .accessibilityIdentifier("look")
                }
                ToolbarItem {
                    Toggle("Pin", systemImage: "pin", isOn: $isPinned).accessibilityIdentifier("pin")
                }
                Group {
                    ButtonItem(name: "Add") { count += 1 }
                    ButtonItem(name: "Remove") { count -= 1 }
                }
                ToolbarItem { Button("Reset the count") { count = 0 }.accessibilityIdentifier("reset") }
                ToolbarItem { Button("Hundred") { count = 100 }.accessibilityIdentifier("hundred") }
            }
            .onChange(of: isPinned) { say("pinned", "\($1)") }
            .onChange(of: count) { say("count", "\($1)") }
            .onChange(of: look) { say("look", $1) }
    }
}

/// A toolbar whose last item has a popover, with others in front of it.
struct ToolbarPopoverProbe: View {
    @State private var isPresented = false

    var body: some View {
        Text("A popover")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Popover")
            .toolbar {
                ButtonItem(name: "The first button") { say("pressed", "first") }
                ButtonItem(name: "The second button") { say("pressed", "second") }
                ToolbarItem {
                    Button("Explain", systemImage: "info.circle") { isPresented = true }
                        .accessibilityIdentifier("explain")
                        .popover(isPresented: $isPresented, arrowEdge: .bottom) {
                            VStack {
                                Text("A bubble of words").accessibilityIdentifier("words")
                                Button("Close") { isPresented = false }.accessibilityIdentifier("close")
                            }
                            .padding(12)
                        }
                }
            }
            .onChange(of: isPresented) { say("presented", "\($1)") }
    }
}

/// An item with a button.
struct ButtonItem: ToolbarContent {
    let name: String
    let action: () -> Void

    var body: some ToolbarContent {
        ToolbarItem { Button(name) { action() }.accessibilityIdentifier(name) }
    }
}
