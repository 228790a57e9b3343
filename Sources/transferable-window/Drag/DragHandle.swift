import SwiftUICore

/// A part of the window that can be dragged, with one thing or with several.
struct DragHandle: View {
    /// The look of a handle.
    enum Form {
        /// All of the window.
        case card
        /// One of several, below each other.
        case row
        /// An icon alone.
        case icon
    }

    let things: [DraggedThing]
    let form: Form
    var isTaken = false
    @State private var isHovered = false

    init(_ things: [DraggedThing], form: Form, isTaken: Bool = false) {
        (self.things, self.form, self.isTaken) = (things, form, isTaken)
    }

    var body: some View {
        content
            .padding(.horizontal, 12)
            .padding(.vertical, 10)
            .background(.primary.opacity(isHovered ? 0.07 : 0), in: RoundedRectangle(cornerRadius: 12))
            .onHover { isHovered = $0 }
            .pointerStyle(.grabIdle)
            .help(label.name)
            .draggable(containerItemID: things[0].id) {
                HStack(spacing: 8) {
                    ThingIcon(label: label, size: 36)
                    Text(label.name).fontWeight(.semibold).lineLimit(1).truncationMode(.middle)
                }
                .padding(8)
                .frame(maxWidth: 260)
            }
            .dragContainerSelection(things.map(\.id))
    }

    @ViewBuilder private var content: some View {
        switch form {
        case .card:
            VStack(spacing: 4) {
                ThingIcon(label: label, size: 88).padding(.bottom, 6)
                Text(label.name).font(.title3.bold()).lineLimit(1).truncationMode(.middle)
                Text(label.detail).font(.callout).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .row:
            HStack(spacing: 12) {
                ThingIcon(label: label, size: 36)
                VStack(alignment: .leading) {
                    Text(label.name).fontWeight(.semibold).lineLimit(1).truncationMode(.middle)
                    Text(label.detail).font(.callout).foregroundStyle(.secondary).lineLimit(1)
                }
                Spacer()
                Image(systemName: isTaken ? "checkmark" : "line.3.horizontal")
                    .foregroundStyle(isTaken ? Color.accentColor : Color.secondary)
            }
        case .icon: ThingIcon(label: label, size: 52)
        }
    }

    private var label: DraggedThing.Label { things.label }
}

/// The icon of a thing, or the thumbnail of a file.
struct ThingIcon: View {
    let label: DraggedThing.Label
    let size: CGFloat

    var body: some View {
        Group {
            if let file = label.file {
                FileThumbnail(file, side: size, icon: label.icon)
            } else {
                label.icon.resizable().scaledToFit()
            }
        }
        .frame(width: size, height: size)
        .foregroundStyle(.tint)
    }
}

/// Icons in rows, as many in each as there is room for.
struct IconFlow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width ?? 4 * 76)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size)
            )
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var origin = CGPoint.zero
        var rowHeight: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if origin.x > 0, origin.x + size.width > width { origin = CGPoint(x: 0, y: origin.y + rowHeight) }
            rowHeight = origin.x == 0 ? size.height : max(rowHeight, size.height)
            defer { origin.x += size.width }
            return CGRect(origin: origin, size: size)
        }
    }
}
