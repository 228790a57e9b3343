import SwiftUI
import UniformTypeIdentifiers

/// Text that may be moved, a place that moves it here, and one that refuses it. What happens is written to standard output.
struct DropProbe: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Text to move")
                .padding(16)
                .background(.yellow)
                .draggable("moved text")
                .dragConfiguration(DragConfiguration(allowMove: true))
                .onDragSessionUpdated { session in
                    if case .ended(let operation) = session.phase { say("source", "ended \(operation)") }
                }
                .accessibilityIdentifier("move-source")
            place("moving", DropProposal(operation: .move))
            place("refusing", DropProposal(operation: .forbidden))
        }
        .padding(16)
    }

    private func place(_ name: String, _ proposal: DropProposal) -> some View {
        Text(name)
            .frame(width: 300, height: 80)
            .background(.gray.opacity(0.3))
            .onDrop(of: [.text], delegate: Place(name: name, proposal: proposal))
            .accessibilityIdentifier(name)
    }
}

/// Says each step of a drag over a place, once.
private struct Place: DropDelegate {
    let name: String
    let proposal: DropProposal

    func validateDrop(info: DropInfo) -> Bool {
        say(name, "validate \(info.hasItemsConforming(to: [.text])) \(info.hasItemsConforming(to: [.image]))")
        return true
    }

    func dropEntered(info: DropInfo) { say(name, "entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { proposal }
    func dropExited(info: DropInfo) { say(name, "exited") }

    func performDrop(info: DropInfo) -> Bool {
        for item in info.itemProviders(for: [.text]) {
            _ = item.loadTransferable(type: String.self) { [name] in say(name, "took \((try? $0.get()) ?? "nothing")") }
        }
        return true
    }
}
