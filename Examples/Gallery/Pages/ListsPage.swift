import SwiftUI

/// A list with sections and a table.
struct ListsPage: View {
    private struct Planet: Identifiable {
        let id: String
        let moons: Int
    }

    @State private var selection: String? = "Mars"
    private let planets = [
        Planet(id: "Earth", moons: 1), Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 97),
    ]

    var body: some View {
        Sample("A list") {
            List(selection: $selection) {
                Section("Rocky") {
                    ForEach(planets.prefix(2)) { planet in
                        Label(planet.id, systemImage: "globe").badge(planet.moons)
                    }
                }
                Section("Giants") {
                    ForEach(planets.suffix(1)) { planet in
                        Label(planet.id, systemImage: "globe").badge(planet.moons)
                    }
                }
            }
            .frame(height: 190)
        }
        Sample("A table") {
            Table(planets) {
                TableColumn("Planet", value: \.id)
                TableColumn("Moons") { planet in Text(planet.moons, format: .number) }
            }
            .frame(height: 150)
        }
    }
}
