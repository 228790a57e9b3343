import SwiftUI

/// Controls that announce something, and a text that can be dragged to another.
struct AnnouncementsView: View {
    @State private var name = "Ada"

    var body: some View {
        TabView {
            Tab("Pantry", systemImage: "cart") { pantry }
            Tab("Photos", systemImage: "photo") { Text("No photos") }
        }
    }

    private var pantry: some View {
        VStack(spacing: 12) {
            Button("Import") { announce("12 photos imported") }
            Button("Count") { announce("12 photos") }
                .accessibilityHint("Counts the photos")
            TextField("Name", text: $name)
            Text("Milk").draggable("Milk")
            Text("Basket")
                .frame(width: 200, height: 80)
                .background(.gray.opacity(0.3))
                .dropDestination(for: String.self) { texts, _ in
                    say("dropped \(texts.joined())")
                    return true
                }
        }
        .padding(16)
    }

    private func announce(_ text: String) { AccessibilityNotification.Announcement(text).post() }
}
