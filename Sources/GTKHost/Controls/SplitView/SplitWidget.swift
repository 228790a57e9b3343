import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// Panes with borders that the user moves: `GtkPaned`s, one in the other.
@MainActor
final class SplitWidget: GTKWidget, RegisteredWidget {
    private var content: SplitContent
    private unowned let host: GTKHost
    /// The container of each pane, and the paned that begins with it; the last pane begins none.
    private var panes: [Pane] = []

    private struct Pane {
        let element: LayoutElement
        let container: ContainerWidget
        let paned: GTKWidget?
        /// A Boolean value that indicates whether the pane has the length that it has at first, or that the user gave it.
        var isPlaced = false
    }

    init(_ content: SplitContent, host: GTKHost) {
        (self.content, self.host) = (content, host)
        super.init(gtk_box_new(content.axis.orientation, 0))
        arrange()
    }

    func update(_ content: SplitContent) -> Bool {
        let before = self.content.panes
        self.content = content
        if before.elementsEqual(content.panes, by: { $0.element === $1.element }) {
            apply()
            for (index, (old, new)) in zip(before, content.panes).enumerated() where old.length != new.length {
                setLength(of: index)
            }
        } else {
            arrange()
        }
        return false
    }

    /// Returns the proposed size, because the layout of views determines the sizes of the panes.
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    private func arrange() {
        if let first = gtk_widget_get_first_child(pointer) { gtk_box_remove(pointer.cast(), first) }
        for pane in panes {
            if let paned = pane.paned {
                gtk_paned_set_start_child(OpaquePointer(paned.pointer), nil)
                gtk_paned_set_end_child(OpaquePointer(paned.pointer), nil)
            }
        }
        let before = panes
        panes = content.panes.enumerated().map { index, pane in
            let container =
                before.first { $0.element === pane.element }?.container
                ?? ContainerWidget(around: pane.element, host: host)
            container.styleClasses = index == 0 && pane.length.isKept ? ["swiftui-sidebar-pane"] : []
            let isLast = index == content.panes.count - 1
            return Pane(
                element: pane.element,
                container: container,
                paned: isLast ? nil : GTKWidget(gtk_paned_new(content.axis.orientation))
            )
        }
        for index in panes.indices.dropLast() {
            guard let paned = panes[index].paned else { continue }
            let rest = panes[index + 1].paned?.pointer ?? panes[index + 1].container.pointer
            gtk_paned_set_start_child(OpaquePointer(paned.pointer), panes[index].container.pointer)
            gtk_paned_set_end_child(OpaquePointer(paned.pointer), rest)
            gtk_paned_set_shrink_start_child(OpaquePointer(paned.pointer), 0)
            gtk_paned_set_shrink_end_child(OpaquePointer(paned.pointer), 0)
            let isKept = content.panes[index].length.isKept
            gtk_paned_set_resize_start_child(OpaquePointer(paned.pointer), isKept ? 0 : 1)
            let restIsKept = content.panes[(index + 1)...].allSatisfy(\.length.isKept)
            gtk_paned_set_resize_end_child(OpaquePointer(paned.pointer), restIsKept ? 0 : 1)
            gtk_widget_set_direction(paned.pointer, gtk_widget_get_direction(pointer))
            setLength(of: index)
            // GTK notifies of both while it places the panes, before it uses the position.
            for property in ["notify::position", "notify::max-position"] {
                Signal.connect(paned.raw, property, object: { [weak self] _ in self?.place(index) })
            }
        }
        if let first = panes.first {
            let whole = first.paned?.pointer ?? first.container.pointer
            gtk_widget_set_hexpand(whole, 1)
            gtk_widget_set_vexpand(whole, 1)
            gtk_box_append(pointer.cast(), whole)
        }
        apply()
    }

    /// Shows the panes that are to be shown, each at least as long as it has to be.
    private func apply() {
        let isHorizontal = content.axis == .horizontal
        for (index, (pane, wanted)) in zip(panes, content.panes).enumerated() {
            gtk_widget_set_visible(pane.container.pointer, wanted.isShown ? 1 : 0)
            if let paned = pane.paned {
                let isAnyShown = content.panes[index...].contains(where: \.isShown)
                gtk_widget_set_visible(paned.pointer, isAnyShown ? 1 : 0)
            }
            let least = Int32(clamping: wanted.length.minimum ?? 0)
            let keptAtEnd = wanted.length.isKept && index > 0 && index == content.panes.count - 1
            let length = keptAtEnd ? max(least, Int32(clamping: wanted.length.ideal ?? 0)) : least
            gtk_widget_set_size_request(
                pane.container.pointer,
                isHorizontal ? max(length, 1) : -1,
                isHorizontal ? -1 : max(length, 1)
            )
        }
    }

    /// Gives a pane that is kept the length that it has at first.
    private func setLength(of index: Int) {
        let length = content.panes[index].length
        guard length.isKept, let ideal = length.ideal ?? length.minimum, let paned = panes[index].paned else { return }
        panes[index].isPlaced = true
        gtk_paned_set_position(OpaquePointer(paned.pointer), Int32(clamping: ideal))
    }

    /// Gives a pane the length that it has at first, and keeps it and those after it from being longer than they may be.
    private func place(_ index: Int) {
        guard index < panes.count, let paned = panes[index].paned, content.panes[index].isShown else { return }
        let rest = content.panes[(index + 1)...].filter(\.isShown)
        let (width, height) = (
            CGFloat(gtk_widget_get_width(paned.pointer)), CGFloat(gtk_widget_get_height(paned.pointer))
        )
        guard !rest.isEmpty, width > 0, height > 0 else { return }
        let isHorizontal = content.axis == .horizontal
        let handles = handleLength(of: paned) * CGFloat(rest.count)
        let size = CGSize(
            width: isHorizontal ? max(0, width - handles) : width,
            height: isHorizontal ? height : max(0, height - handles)
        )
        let across = isHorizontal ? height : width
        var position = CGFloat(gtk_paned_get_position(OpaquePointer(paned.pointer)))
        if !panes[index].isPlaced {
            panes[index].isPlaced = true
            position = content.lengths(of: [content.panes[index]] + rest, in: size)[0]
        }
        // If all panes after this one have their greatest size, it gets the rest.
        let whole = isHorizontal ? size.width : size.height
        let mostOfRest = rest.reduce(0) { $0 + content.limits(of: $1, across: across).upperBound }
        let own = content.limits(of: content.panes[index], across: across)
        position = min(max(position, min(whole - mostOfRest, own.upperBound)), own.upperBound)
        let wanted = Int32(clamping: position.rounded())
        if wanted != gtk_paned_get_position(OpaquePointer(paned.pointer)) {
            gtk_paned_set_position(OpaquePointer(paned.pointer), wanted)
        }
    }

    /// Returns the length of the border that the user moves, which stands between the two children.
    private func handleLength(of paned: GTKWidget) -> CGFloat {
        guard let start = gtk_paned_get_start_child(OpaquePointer(paned.pointer)),
            let handle = gtk_widget_get_next_sibling(start)
        else { return 0 }
        var natural: Int32 = 0
        gtk_widget_measure(handle, content.axis.orientation, -1, nil, &natural, nil, nil)
        return CGFloat(natural)
    }
}
