import CommandSupport
import SwiftUICore

/// Handles to drag things by: one for all of them, and one for each.
struct DragView: View {
    let things: [DraggedThing]
    let layout: DragRequest.Layout
    let session: WindowSession
    @State private var outcome: String?
    /// The things that programs have taken.
    @State private var taken: Set<DraggedThing.ID> = []

    /// The most things that have a handle of their own: more are no help to a user, and widgets take time to make.
    private static let mostHandles = 300
    /// The payloads that are the URLs of files.
    private static let urlNames: Set = ["text/uri-list", "x-special/gnome-copied-files"]

    var body: some View {
        VStack(spacing: 8) {
            switch layout {
            case .together: DragHandle(things, form: .card).frame(minHeight: 170)
            case .icons where things.count == 1: DragHandle(things, form: .icon)
            default:
                DragHandle(things, form: .row, isTaken: taken.count == things.count)
                    .background(.tint.opacity(0.16), in: RoundedRectangle(cornerRadius: 12))
                ScrollView { handles }.frame(maxHeight: 400)
            }
            Text(outcome ?? hint)
                .font(.callout)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .frame(minWidth: 276, idealWidth: layout == .list ? 336 : 276, maxWidth: .infinity)
        .dragContainer(forItemIDs: DraggedThing.ID.self) { things[$0].provider }
        .onDragSessionUpdated(follow)
    }

    @ViewBuilder private var handles: some View {
        let shown = things.prefix(Self.mostHandles)
        VStack(spacing: 0) {
            if layout == .icons {
                IconFlow { ForEach(shown) { DragHandle([$0], form: .icon) } }
            } else {
                ForEach(shown) { DragHandle([$0], form: .row, isTaken: taken.contains($0.id)) }
            }
            if things.count > shown.count {
                Text("… and \(things.count - shown.count) more").foregroundStyle(.secondary)
            }
        }
    }

    private var hint: String {
        things.count == 1 || layout == .together
            ? "Drag this into another program." : "Drag one of these, or all, into another program."
    }

    private func follow(_ drag: DragSession) {
        switch drag.phase {
        case .ended(.forbidden): outcome = "The other program had no use for it."
        case .dataTransferCompleted:
            outcome = "Taken. Drag again, or press Escape to close."
            let ids = drag.draggedItemIDs(for: DraggedThing.ID.self)
            taken.formUnion(ids)
            if !drag.receivedNames.isDisjoint(with: Self.urlNames) {
                for id in ids { things[id].temporaryFile?.didHandOut() }
            }
            session.didDrop()
        default: break
        }
    }
}
