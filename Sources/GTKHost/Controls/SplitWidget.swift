import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// Panes with borders that the user moves: `GtkPaned`s, one in the other.
@MainActor
final class SplitWidget: GTKWidget, RegisteredWidget {
    private var content: SplitContent
    private unowned let host: any WidgetHost
    /// The container of each pane, and the paned that begins with it; the last pane begins none.
    private var panes: [Pane] = []

    private struct Pane {
        let element: LayoutElement
        let container: ContainerWidget
        let paned: GTKWidget?
        /// A Boolean value that indicates whether the pane has the length that it has at first, or that the user gave it.
        var isPlaced = false
        /// The room that there was when the pane was placed last. Within the same room, only the user moves a border.
        var room: Room?
    }

    /// The limits of the position of a border: those of the children, and the length of both.
    private struct Room: Equatable {
        var least: CGFloat
        var most: CGFloat
        var whole: CGSize
    }

    /// GTK's themes draw no line between panes side by side from right to left.
    static let styleRules = """
        paned.horizontal.swiftui-panes > separator:dir(rtl) { background-image: none; box-shadow: inset -1px 0 @borders; }
        """

    init(_ content: SplitContent, host: any WidgetHost) {
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
                show { place(index) }
            }
        } else {
            arrange()
        }
        return false
    }

    /// Returns the size of the borders between the visible panes, whose own sizes the layout of views determines.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let paned = panes.first?.paned else { return .zero }
        let count = max(0, content.panes.filter(\.isShown).count - 1)
        let length = handleLength(of: paned) * CGFloat(count)
        return content.axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
    }

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
                ?? ContainerWidget(around: pane.element, host: host, sizeReport: .window)
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
            paned.styleClasses = ["swiftui-panes"]
            if let length = content.panes[index].ownLength {
                gtk_paned_set_position(OpaquePointer(paned.pointer), Int32(clamping: length))
            }
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

    /// Shows the visible panes, each with at least its minimum length.
    private func apply() {
        let isHorizontal = content.axis == .horizontal
        for (index, (pane, wanted)) in zip(panes, content.panes).enumerated() {
            gtk_widget_set_visible(pane.container.pointer, wanted.isShown ? 1 : 0)
            if let paned = pane.paned {
                let isAnyShown = content.panes[index...].contains(where: \.isShown)
                gtk_widget_set_visible(paned.pointer, isAnyShown ? 1 : 0)
            }
            let least = max(1, Int32(clamping: wanted.length.minimum ?? 0))
            gtk_widget_set_size_request(pane.container.pointer, isHorizontal ? least : -1, isHorizontal ? -1 : least)
        }
    }

    /// Sets a pane to its length, and limits it and the following ones to their maximum lengths.
    ///
    /// GTK takes room from a kept pane where the others ask for more, and leaves it so. Here the pane has its own length again as soon
    /// as there is room for it. A border that moves in the same room is moved by the user, who gives the pane another length.
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
        let whole = isHorizontal ? size.width : size.height
        let pane = content.panes[index]
        let current = CGFloat(gtk_paned_get_position(OpaquePointer(paned.pointer)))
        let room = room(of: paned, whole: CGSize(width: width, height: height))
        let isUsers = panes[index].room == room && !isShowing
        panes[index].room = room
        // The one beside the border that keeps its length; where all after it do, they have the rest.
        let keptAfter = rest.allSatisfy { $0.ownLength != nil }
        var position = current
        if let own = pane.ownLength {
            if !isUsers { position = min(own, room.most) }
        } else if keptAfter {
            if !isUsers { position = max(whole - rest.reduce(0) { $0 + ($1.ownLength ?? 0) }, room.least) }
        } else if !panes[index].isPlaced {
            position = content.lengths(of: [pane] + rest, in: size)[0]
        }
        panes[index].isPlaced = true
        // If all panes after this one have their greatest size, it gets the rest.
        let mostOfRest = rest.reduce(0) { $0 + content.limits(of: $1, across: across).upperBound }
        let own = content.limits(of: pane, across: across)
        position = min(max(position, min(whole - mostOfRest, own.upperBound)), own.upperBound)
        let wanted = Int32(clamping: position.rounded())
        if wanted != Int32(current) { show { gtk_paned_set_position(OpaquePointer(paned.pointer), wanted) } }
        guard isUsers else { return }
        if pane.ownLength != nil {
            content.choose(pane.element, position)
        } else if keptAfter, rest.count == 1 {
            content.choose(rest[0].element, whole - position)
        }
    }

    private func room(of paned: GTKWidget, whole: CGSize) -> Room {
        func number(_ name: String) -> CGFloat {
            var value = GValue()
            g_value_init(&value, g_type_from_name("gint"))
            defer { g_value_unset(&value) }
            g_object_get_property(paned.raw.typed(), name, &value)
            return CGFloat(g_value_get_int(&value))
        }
        return Room(least: number("min-position"), most: number("max-position"), whole: whole)
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
