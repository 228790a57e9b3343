import SwiftUI

/// Buttons in their styles, menus and links.
struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        Sample("Styles") {
            HStack {
                Button("Automatic") { count += 1 }
                Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
            }
            HStack {
                Button("Borderless") { count += 1 }.buttonStyle(.borderless)
                Button("Plain") { count += 1 }.buttonStyle(.plain)
                Button("Delete", role: .destructive) { count = 0 }.buttonStyle(.borderedProminent)
                Button("Disabled") {}.disabled(true)
            }
        }
        Sample("Sizes") {
            HStack {
                Button("Mini") {}.controlSize(.mini)
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
                Button("Large") {}.controlSize(.large)
            }
        }
        Sample("Shapes and labels") {
            HStack {
                Button("Capsule") {}.buttonBorderShape(.capsule).buttonStyle(.bordered)
                Button("Add", systemImage: "plus") { count += 1 }
                Button("Add", systemImage: "plus") { count += 1 }.labelStyle(.iconOnly)
            }
        }
        Sample("Menus, links and sharing") {
            HStack {
                Menu("Menu") {
                    Button("First") {}
                    Menu("More") { Button("Inner") {} }
                    Divider()
                    Toggle("Marked", isOn: .constant(true))
                }
                Link("swift.org", destination: URL(string: "https://swift.org")!)
                ShareLink(item: "Pressed \(count) times")
                PasteButton(payloadType: String.self) { count += $0.count }
            }
        }
        Text("Pressed \(count) times")
    }
}
