import SwiftUI

/// A long list whose rows are moved and deleted, and that takes text between them. It writes what its first rows are, and
/// where a row was moved: `order: …`, `moved: … to …`.
struct ListProbe: View {
    @State private var names = (0..<300).map { "row-\($0)" }
    @State private var selection: Set<String> = []

    var body: some View {
        List(selection: $selection) {
            ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
                .onMove { source, destination in
                    say("moved", "\(source.map(String.init).joined(separator: " ")) to \(destination)")
                    names.move(fromOffsets: source, toOffset: destination)
                }
                .onDelete { names.remove(atOffsets: $0) }
                .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
        }
        .accessibilityIdentifier("list")
        .navigationTitle("Rows")
        .onChange(of: names) { say("order", $1.prefix(6).joined(separator: " ")) }
    }
}

/// A long grid in a scrolling place, whose items the user moves: `items: …`.
struct ReorderProbe: View {
    struct Item: Identifiable {
        let id: String
    }

    @State private var items = (0..<200).map { Item(id: "item-\($0)") }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(80)), count: 4)) {
                ForEach(items) { item in
                    Text(item.id).frame(width: 70, height: 40).background(.yellow).accessibilityIdentifier(item.id)
                }
                .reorderable()
            }
            .reorderContainer(for: Item.self) { difference in
                let moved = items.filter { difference.sources.contains($0.id) }
                items.removeAll { difference.sources.contains($0.id) }
                var index = items.count
                if case .before(let next) = difference.destination.position {
                    index = items.firstIndex { $0.id == next } ?? index
                }
                say("moved", "\(difference.sources.joined(separator: " ")) to \(index)")
                items.insert(contentsOf: moved, at: index)
            }
        }
        .accessibilityIdentifier("place")
        .navigationTitle("Grid")
        .onChange(of: items.map(\.id)) { say("items", $1.prefix(6).joined(separator: " ")) }
    }
}

/// A list whose rows are moved within it and dragged to other programs: `order: …`.
struct DraggableRowsProbe: View {
    @State private var names = ["row-0", "row-1", "row-2", "row-3"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text($0).draggable("text of \($0)").accessibilityIdentifier($0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Rows")
        .onChange(of: names) { say("order", $1.joined(separator: " ")) }
    }
}

/// A list whose rows are moved, and swiped aside for their actions: `order: …`, `deleted: …`, `flagged: …`, `pinned: …`.
struct SwipesProbe: View {
    @State private var names = (0..<60).map { "row-\($0)" }

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .accessibilityIdentifier(name)
                    .swipeActions {
                        Button("Delete", systemImage: "trash", role: .destructive) {
                            say("deleted", name)
                            names.removeAll { $0 == name }
                        }
                        .accessibilityIdentifier("delete-\(name)")
                        Button("Flag") { say("flagged", name) }
                            .tint(.orange)
                            .accessibilityIdentifier("flag-\(name)")
                    }
                    .swipeActions(edge: .leading) {
                        Button("Pin") { say("pinned", name) }.accessibilityIdentifier("pin-\(name)")
                    }
            }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .accessibilityIdentifier("list")
        .navigationTitle("Swipes")
        .onChange(of: names) { say("order", $1.prefix(4).joined(separator: " ")) }
    }
}
