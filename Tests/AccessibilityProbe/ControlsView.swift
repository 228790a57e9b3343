import Foundation
import SwiftUI

/// Controls that are made of several parts, or whose widgets GTK tells of in its own way.
struct ControlsView: View {
    struct City: Identifiable {
        var id: String { name }
        let name: String
        let country: String
    }

    struct Author: Identifiable {
        var id: String { name }
        let name: String
    }

    @State private var days: Set<DateComponents> = [DateComponents(year: 2024, month: 2, day: 14)]
    @State private var notes = "two\nlines"
    @State private var isOpen = false
    @State private var copies = 2
    @State private var search = ""
    @State private var authors = [Author(name: "Ada")]
    @State private var order = [KeyPathComparator(\City.name)]
    private let cities = [City(name: "Bergen", country: "Norway"), City(name: "Quito", country: "Ecuador")]

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            MultiDatePicker("Days off", selection: $days)
                .environment(\.calendar, Self.calendar)
                .environment(\.timeZone, Self.calendar.timeZone)
                .environment(\.locale, Locale(identifier: "en_US"))
            TextField("Notes", text: $notes, axis: .vertical)
            Text("Read the [manual](https://example.org/manual).")
            Text("[Imprint](https://example.org/imprint)")
            DisclosureGroup("More", isExpanded: $isOpen) { Text("The rest") }
            Stepper("Copies: \(copies)", value: $copies, in: 1...3)
            Gauge(value: 40, in: 0...100) {
                Text("Battery")
            } currentValueLabel: {
                Text("40 %")
            }
            Table(cities.sorted(using: order), sortOrder: $order) {
                TableColumn("City", value: \.name)
                TableColumn("Country") { Text($0.country) }
            }
            .frame(height: 110)
        }
        .padding(16)
        .searchable(text: $search, tokens: $authors, prompt: "Search notes") { Text($0.name) }
        .environment(
            \.openURL,
            OpenURLAction { url in
                say("opened \(url.absoluteString)")
                return .handled
            }
        )
        .onChange(of: authors.count) { say("authors: \($1)") }
        .onChange(of: days.count) { say("days: \($1)") }
    }
}
