import SwiftUI

/// Lists, a tree and a table.
struct ListsPage: View {
    private struct Planet: Identifiable {
        let id: String
        let moons: Int
    }

    private struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    @State private var selection: String? = "Mars"
    @State private var chosen: String?
    private let planets = [
        Planet(id: "Earth", moons: 1), Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 97),
    ]
    private let folders = [
        Folder(id: "Letters", folders: [Folder(id: "Drafts"), Folder(id: "Sent")]), Folder(id: "Notes"),
    ]

    var body: some View {
        Sample("List") {
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
        Sample("List of a tree") {
            List(folders, children: \.folders, selection: $chosen) { Label($0.id, systemImage: "folder") }
                .frame(height: 110)
        }
        Sample("Table") {
            Table(planets) {
                TableColumn("Planet", value: \.id)
                TableColumn("Moons") { planet in Text(planet.moons, format: .number) }
            }
            .frame(height: 150)
        }
    }
}
