import SwiftUI

/// Pages with tabs, one of which takes text.
struct TabsProbe: View {
    @State private var selection = "inbox"

    var body: some View {
        TabView(selection: $selection) {
            Tab("Inbox", systemImage: "tray", value: "inbox") {
                Text("three letters").accessibilityIdentifier("letters")
            }
            .dropDestination(for: String.self) { say("dropped", $0.joined(separator: " ")) }
            Tab("Sent", systemImage: "paperplane", value: "sent") {
                Text("nothing yet").accessibilityIdentifier("nothing")
            }
            .springLoadingBehavior(.enabled)
        }
        .onChange(of: selection) { say("selected", $1) }
        .navigationTitle("Tabs")
    }
}
