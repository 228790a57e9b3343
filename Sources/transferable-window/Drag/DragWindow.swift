import CGTK
import CommandSupport
import GTKTransport

/// The window of `transferable drag`.
@MainActor
final class DragWindow: WindowContent {
    let title = "Drag"
    let widget: Widget
    let size: (width: Int32, height: Int32)

    private let session: WindowSession
    private let hint: Widget
    private var handles: [DragHandle] = []

    /// The most things that have a handle of their own: nobody looks through more, and widgets take time to make.
    private static let mostHandles = 300
    /// The payloads that are the URLs of files.
    private static let urlNames: Set = ["text/uri-list", "x-special/gnome-copied-files"]

    init(_ things: [DraggedThing], layout: DragRequest.Layout, session: WindowSession) {
        self.session = session
        let hint = Widgets.paragraph(Self.hint(things, layout)).styled("hint")
        self.hint = hint
        let together = things.count == 1 || layout == .together
        size = together ? (300, 240) : layout == .icons ? (320, -1) : (360, -1)

        var handles: [DragHandle] = []
        func add(_ things: [DraggedThing], _ form: DragHandle.Form) -> Widget {
            let handle = DragHandle(things, label: Self.label(things), form: form)
            handles.append(handle)
            return handle.widget
        }
        let parts: [Widget]
        if things.count == 1 {
            parts = [add(things, layout == .icons ? .icon : .card), hint]
            if layout == .icons { parts[0].centered().expanded() }
        } else if layout == .together {
            parts = [add(things, .card).styled("all"), hint]
        } else {
            var each = things.prefix(Self.mostHandles).map { add([$0], layout == .icons ? .icon : .row) }
            if things.count > Self.mostHandles {
                each.append(Widgets.paragraph("… and \(things.count - Self.mostHandles) more").styled("hint"))
            }
            let list = layout == .icons ? Self.flow(each) : Widgets.box(GTK_ORIENTATION_VERTICAL, each)
            parts = [add(things, .row).styled("all"), Self.scrolling(list), hint]
        }
        widget = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 8, parts)
        self.handles = handles
        for handle in handles {
            handle.didEnd = { [weak self, things = handle.things] in self?.dragDidEnd($0, things) }
        }
        for file in things.compactMap(\.temporaryFile) { session.beforeEnd { await file.wait() } }
    }

    private func dragDidEnd(_ end: DragEnd, _ things: [DraggedThing]) {
        switch end {
        case .cancelled:
            break
        case .refused:
            gtk_label_set_text(hint.opaque, "The other program had no use for it.")
        case .taken(let names):
            gtk_label_set_text(hint.opaque, "Taken. Drag again, or press Escape to close.")
            if !names.isDisjoint(with: Self.urlNames) {
                for thing in things { thing.temporaryFile?.didHandOut() }
            }
            session.didDrop()
        }
    }

    // MARK: Text

    private static func label(_ things: [DraggedThing]) -> DragHandle.Label {
        if things.count == 1 {
            let thing = things[0]
            return DragHandle.Label(
                name: thing.name,
                detail: thing.detail,
                iconNames: thing.iconNames,
                picture: thing.picture
            )
        }
        let noun = things.contains { $0.byteCount == nil } ? "items" : "files"
        let size = things.compactMap(\.byteCount).reduce(0, +)
        return DragHandle.Label(
            name: "All \(things.count) \(noun)",
            detail: size > 0 ? Size.text(size) : "Dragged together",
            iconNames: ["folder-documents-symbolic", "view-list-symbolic"]
        )
    }

    private static func hint(_ things: [DraggedThing], _ layout: DragRequest.Layout) -> String {
        things.count == 1 || layout == .together
            ? "Drag this into another program."
            : "Drag one of these, or all, into another program."
    }

    // MARK: Layout

    private static func flow(_ children: [Widget]) -> Widget {
        let flow = gtk_flow_box_new()!
        gtk_flow_box_set_selection_mode(flow.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_min_children_per_line(flow.opaque, guint(min(4, children.count)))
        gtk_flow_box_set_max_children_per_line(flow.opaque, 8)
        gtk_widget_set_valign(flow, GTK_ALIGN_START)
        for child in children { gtk_flow_box_insert(flow.opaque, child, -1) }
        return flow
    }

    /// As high as its content, up to some rows; what is beyond them can be scrolled to.
    private static func scrolling(_ child: Widget) -> Widget {
        let scrolled = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(scrolled.opaque, 1)
        gtk_scrolled_window_set_max_content_height(scrolled.opaque, 400)
        gtk_scrolled_window_set_child(scrolled.opaque, child)
        return scrolled.expanded()
    }
}
