import Foundation
import SwiftUI

/// Four items that are dragged together, a view with a round drag preview and a round hit area, and controls that a drag
/// presses when it rests over them. `FORMATION` in the environment names how the pictures of the items stand to each other.
struct PreviewsProbe: View {
    private struct Item: Identifiable, Codable, Transferable {
        var id: Int
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { "item \($0.id)" } }
    }

    private static let colors: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0.8, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 0.7, blue: 0),
    ]

    @State private var isOpen = false
    @State private var isShown = false

    private var formation: DragDropPreviewsFormation {
        switch ProcessInfo.processInfo.environment["FORMATION"] {
        case "list": .list
        case "stack": .stack
        case "none": .none
        default: .default
        }
    }

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 8) {
                ForEach(0..<4) { id in
                    Self.colors[id].frame(width: 60, height: 40).draggable(containerItemID: id)
                        .accessibilityIdentifier("item-\(id)")
                }
            }
            .dragContainer(for: Item.self) { ids in ids.map { Item(id: $0) } }
            .dragContainerSelection([0, 1, 2, 3])
            .dragPreviewsFormation(formation)
            .onDragSessionUpdated { session in
                if case .ended(let operation) = session.phase { say("items", "ended \(operation)") }
            }
            Color(red: 0.5, green: 0, blue: 0.5).frame(width: 80, height: 80)
                .contentShape([.dragPreview, .interaction], Circle())
                .draggable("round")
                .onTapGesture { say("round", "tapped") }
                .accessibilityIdentifier("round")
            Text("Drop here")
                .frame(width: 300, height: 60)
                .background(.gray.opacity(0.3))
                .dropDestination(for: String.self) { items, _ in say("dropped", items.joined(separator: ", ")) }
                .dropPreviewsFormation(.list)
                .accessibilityIdentifier("place")
            Button("Press me") { say("button", "pressed") }
                .springLoadingBehavior(.enabled)
                .accessibilityIdentifier("spring-button")
            Button("Leave me") { say("button", "pressed by mistake") }
                .accessibilityIdentifier("plain-button")
            DisclosureGroup("More", isExpanded: $isOpen) { Text("opened").accessibilityIdentifier("opened") }
                .accessibilityIdentifier("group")
            DisclosureGroup("Not this", isExpanded: $isShown) { Text("shown").accessibilityIdentifier("shown") }
                .springLoadingBehavior(.disabled)
                .accessibilityIdentifier("closed-group")
        }
        .padding(12)
    }
}
