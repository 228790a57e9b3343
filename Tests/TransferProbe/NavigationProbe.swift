import SwiftUI

/// A stack that is navigated.
struct NavigationProbe: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(["Oslo", "Quito"], id: \.self) { city in
                NavigationLink(city, value: city).accessibilityIdentifier("link-" + city)
            }
            .navigationTitle("Cities")
            .navigationDestination(for: String.self) { city in
                VStack(spacing: 16) {
                    Text("The city of \(city)").font(.title).accessibilityIdentifier("city-" + city)
                    NavigationLink("Its twin", value: city + "’s twin").accessibilityIdentifier("twin")
                }
                .navigationTitle(city)
            }
        }
        .frame(width: 420, height: 220)
        .onChange(of: path) { say("path", "\($1)") }
    }
}

/// A toolbar that appears when the window is there already.
struct LateToolbarProbe: View {
    @State private var hasToolbar = false

    var body: some View {
        Button("Show") { hasToolbar = true }
            .frame(width: 320, height: 120)
            .accessibilityIdentifier("show")
            .navigationTitle("Late")
            .toolbar {
                if hasToolbar {
                    ToolbarItem { Button("Add") { say("added", "1") }.accessibilityIdentifier("add") }
                }
            }
    }
}
