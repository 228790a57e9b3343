import SwiftUI

/// Buttons in their styles, menus and links.
struct ButtonsPage: View {
    @State private var count = 0
    @State private var isMarked = true

    var body: some View {
        Sample("Button") {
            Row {
                Button("Automatic") { count += 1 }
                Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                Button("Disabled") {}.disabled(true)
            }
            Row {
                Button("Borderless") { count += 1 }.buttonStyle(.borderless)
                Button("Plain") { count += 1 }.buttonStyle(.plain)
                Button("Delete", role: .destructive) { count = 0 }
                Button("Delete", role: .destructive) { count = 0 }.buttonStyle(.borderedProminent)
            }
        }
        Sample("Button sizes") {
            Row {
                Button("Mini") { count += 1 }.controlSize(.mini)
                Button("Small") { count += 1 }.controlSize(.small)
                Button("Regular") { count += 1 }
                Button("Large") { count += 1 }.controlSize(.large)
            }
        }
        Sample("Button labels") {
            Row {
                Button("Capsule") { count += 1 }.buttonBorderShape(.capsule).buttonStyle(.bordered)
                Button("Add", systemImage: "plus") { count += 1 }
                Button("Add", systemImage: "plus") { count += 1 }.labelStyle(.iconOnly)
            }
        }
        Sample("ControlGroup") {
            ControlGroup {
                Button("Smaller", systemImage: "minus") { count -= 1 }
                Button("Larger", systemImage: "plus") { count += 1 }
            }
            .fixedSize()
        }
        Sample("Menu") {
            Menu("Menu") {
                Button("Add One") { count += 1 }
                Menu("More") { Button("Add Ten") { count += 10 } }
                Divider()
                Toggle("Marked", isOn: $isMarked)
            }
        }
        Sample("Link") { Link("swift.org", destination: URL(string: "https://swift.org")!) }
        Sample("ShareLink") { ShareLink(item: "Pressed \(count) times") }
        Sample("PasteButton") { PasteButton(payloadType: String.self) { count += $0.count } }
        Text("Pressed \(count) times")
    }
}
