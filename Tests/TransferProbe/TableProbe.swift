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

/// A table of text fields whose rows are bound by value: what is typed is set in a copy of the row as it was when it was shown.
struct TableFieldsProbe: View {
    struct Person: Identifiable, Equatable {
        let id: Int
        var first, last, city: String
    }

    @State private var people = [
        Person(id: 0, first: "Ada", last: "Lovelace", city: "London"),
        Person(id: 1, first: "Grace", last: "Hopper", city: "New York"),
        Person(id: 2, first: "Emmy", last: "Noether", city: "Erlangen"),
    ]
    @State private var selection: Int?

    var body: some View {
        Table(people, selection: $selection) {
            TableColumn("First") { field("first", \.first, of: $0) }
            TableColumn("Last") { field("last", \.last, of: $0) }
            TableColumn("City") { field("city", \.city, of: $0) }
        }
        .frame(minWidth: 520, minHeight: 260)
        .onChange(of: selection) { say("selected", $1.map { "\($0)" } ?? "none") }
        .onChange(of: people) { say("people", $1.map { "\($0.first) \($0.last) \($0.city)" }.joined(separator: ", ")) }
        .navigationTitle("Table fields")
    }

    private func field(_ name: String, _ part: WritableKeyPath<Person, String>, of person: Person) -> some View {
        TextField(
            name,
            text: Binding {
                person[keyPath: part]
            } set: { text in
                say("set", "\(name) of \(person.id) to “\(text)”")
                var changed = person
                changed[keyPath: part] = text
                people[changed.id] = changed
            }
        )
        .accessibilityIdentifier("\(name)-\(person.id)")
    }
}
