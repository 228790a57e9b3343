import Foundation
import SwiftUI

/// An app for tests of assistive technologies. Each action is written to standard output, a line each.
///
/// With `PROBE=controls` in the environment it shows controls: see ``ControlsView``, and with `PROBE=announcements` what announces
/// something: see ``AnnouncementsView``.
@main
struct AccessibilityProbe: App {
    var body: some Scene {
        WindowGroup("Accessibility") {
            switch ProcessInfo.processInfo.environment["PROBE"] {
            case "controls": ControlsView()
            case "announcements": AnnouncementsView()
            default: ProbeView()
            }
        }
        .defaultSize(width: 420, height: 640)
    }
}

struct ProbeView: View {
    @State private var rating = 3
    @State private var name = "Ada"
    @State private var isOnline = false
    @State private var selection: String? = "Bread"
    @State private var showsDetails = false

    var body: some View {
        VStack(spacing: 8) {
            Text("News")
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h2)
            HStack {
                Image(systemName: "star.fill")
                Image(systemName: "leaf").accessibilityHidden(true)
                Text("12 favourites")
            }
            .accessibilityElement(children: .combine)
            Text("★★★")
                .accessibilityLabel("Rating")
                .accessibilityValue("\(rating) of 5")
                .accessibilityHint("Rates the book")
                .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
                .accessibilityAction(named: "Reset") { rating = 0 }
            Circle()
                .frame(width: 12, height: 12)
                .accessibilityLabel(isOnline ? "Online" : "Away")
            Label("Inbox", systemImage: "tray")
                .padding(4)
                .background(.yellow, in: Capsule())
                .draggable("inbox")
                .help("Drag the box out")
            Text("Tapped")
                .onTapGesture { say("tapped") }
            Button("Go online", systemImage: "wifi") { isOnline = true }
            Button("Details") { showsDetails = true }
                .sheet(isPresented: $showsDetails) {
                    VStack {
                        Text("12 pages")
                        Button("Close") { showsDetails = false }
                    }
                    .navigationTitle("The book")
                    .padding()
                }
            Link("Site", destination: URL(string: "https://example.org/")!)
            TextField("Name", text: $name)
            if isOnline {
                Text("Welcome").cornerRadius(4)
            }
            List(["Milk", "Bread"], id: \.self, selection: $selection) { item in
                HStack {
                    Image(systemName: "cart")
                    VStack {
                        Text(item)
                        Text("Food")
                    }
                    .accessibilityAction(named: "Share") { say("shared \(item)") }
                    Button("Buy") { say("bought \(item)") }
                }
                .draggable(item)
            }
            .accessibilityLabel("Groceries")
        }
        .padding(16)
        .dropDestination(for: String.self) { (_: [String], _: CGPoint) in true }
    }
}

/// Says something to the test.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
