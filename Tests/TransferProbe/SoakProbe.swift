import SwiftUI
import UniformTypeIdentifiers

/// Items that are dragged, moved, inserted, copied and pasted many times: a container's, a text and two lists. It writes
/// `moved: …`, `inserted: …` and `pasted: …`.
struct SoakProbe: View {
    private struct Item: Identifiable, Transferable {
        var id: Int
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { "item \($0.id)" } }
    }

    @State private var names = (0..<4).map { "row-\($0)" }
    @State private var round = 1

    var body: some View {
        VStack(spacing: 12) {
            Text("Two items")
                .padding(12)
                .background(.yellow)
                .draggable(containerItemID: 0)
                .dragContainer(for: Item.self) { ids in ids.map { Item(id: $0) } }
                .dragContainerSelection([0, 1])
                .accessibilityIdentifier("items")
            Text("Round \(round)")
                .padding(12)
                .background(.yellow)
                .copyable(["round \(round)"])
                .pasteDestination(for: String.self) { texts in
                    say("pasted", texts.joined(separator: "|"))
                    round += 1
                }
                .accessibilityIdentifier("round")
            List {
                ForEach(["first", "second"], id: \.self) { name in
                    Text(name).draggable(name).accessibilityIdentifier(name)
                }
                .onInsert(of: [.text]) { _, items in
                    for item in items {
                        _ = item.loadTransferable(type: String.self) {
                            say("inserted", (try? $0.get()) ?? "nothing")
                        }
                    }
                }
            }
            .frame(height: 110)
            List {
                ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
                    .onMove { source, destination in
                        names.move(fromOffsets: source, toOffset: destination)
                        say("moved", names.joined(separator: " "))
                    }
            }
            .frame(height: 180)
        }
        .padding(12)
        .navigationTitle("Many")
    }
}
