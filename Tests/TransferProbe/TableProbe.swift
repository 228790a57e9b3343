import SwiftUI

/// A table that is put in order by its titles, whose rows are dragged out and that takes names between them.
struct TableProbe: View {
    struct City: Identifiable {
        var id: String { name }
        let name: String
        let country: String
        let people: Int
    }

    @State private var cities = [
        City(name: "Quito", country: "Ecuador", people: 1_763_000),
        City(name: "Bergen", country: "Norway", people: 289_000),
        City(name: "Accra", country: "Ghana", people: 2_388_000),
        City(name: "Riga", country: "Latvia", people: 605_000),
    ]
    @State private var selection: Set<String> = []
    @State private var order: [KeyPathComparator<City>] = []

    var body: some View {
        VStack(alignment: .leading) {
            Table(of: City.self, selection: $selection, sortOrder: $order) {
                TableColumn("City", value: \.name) { Text($0.name).accessibilityIdentifier("city-\($0.name)") }
                TableColumn("Country", value: \.country) {
                    Text($0.country).accessibilityIdentifier("country-\($0.country)")
                }
                TableColumn("People", value: \.people) { Text("\($0.people)") }.width(90).alignment(.numeric)
            } rows: {
                ForEach(cities) { TableRow($0).draggable($0.name) }
                    .dropDestination(for: String.self) { offset, names in
                        cities.insert(contentsOf: names.map { City(name: $0, country: "", people: 0) }, at: offset)
                    }
            }
            .onChange(of: order) { cities.sort(using: order) }
            .onChange(of: cities.map(\.name)) { say("order", $1.joined(separator: " ")) }
            .onChange(of: selection) { say("selected", $1.sorted().joined(separator: " ")) }
        }
        .navigationTitle("Table")
    }
}
