import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// An object that lets the rows of a list be dragged, accepts drops between them, and shows the place of a drop.
@MainActor
final class RowDragging {
    // Lifetime: that of the list's widget, which has this object.
    private let list: UnsafeMutablePointer<GtkWidget>
    private let rows: RowPlaces
    private unowned let host: any WidgetHost
    private unowned let editor: RowEditor
    private var source: GTKDragSource!
    private var drop: DropFollower!
    private var part: DropTarget!
    private var drag: ActiveDrag?
    /// The widget that shows where items would land, and how.
    private var mark: (widget: ObjectReference, name: String)?

    static let styleRules = """
        listview > row.insertion-above { box-shadow: inset 0 2px @swiftui_accent_color; border-radius: 0; }
        listview > row.insertion-below { box-shadow: inset 0 -2px @swiftui_accent_color; border-radius: 0; }
        listview.insertion-inside { box-shadow: inset 0 0 0 2px @swiftui_accent_color; }
        """

    init(_ list: UnsafeMutablePointer<GtkWidget>, rows: RowPlaces, editor: RowEditor, host: any WidgetHost) {
        (self.list, self.rows, self.editor, self.host) = (list, rows, editor, host)
        source = GTKDragSource(widget: list) { [weak self] in
            self?.begin() ?? []
        }
        source.setIcon = { [weak self] in self?.setIcon(of: $0) ?? false }
        source.didBegin = { [weak self] in
            guard let self, let drag else { return }
            source.report(to: drag, in: self.host) {}
        }
        drop = DropFollower(for: self, on: list, host: host) { [list] in
            CGSize(width: CGFloat(gtk_widget_get_width(list)), height: CGFloat(gtk_widget_get_height(list)))
        } part: { [weak self] in
            self?.part
        }
        update()
    }

    /// The drop target of the list.
    var dropTarget: DropTarget {
        editor.dropTarget { [weak self] in
            self?.rows.point(at: $0) ?? RowPoint(row: 0, isInLowerHalf: false)
        } showInsertion: { [weak self] in
            self?.showInsertion($0)
        }
    }

    /// Updates the drop target of the list.
    func update() {
        part = dropTarget
        drop.update(part, of: self, isEnabled: true)
    }

    /// Follows that other rows are under the pointer.
    func rowsDidMove() {
        drop.repeatUpdate()
        host.keyboardDrag.viewsDidMove()
    }

    // MARK: Dragging

    private func begin() -> [NSItemProvider] {
        drag = nil
        // A draggable view in the row drags the row, too, and its own items for other programs.
        guard let row = rows.row(under: source.start), !isDraggable(rows.widget(ofRow: row)) else { return [] }
        drag = editor.drag(row: row)
        if let drag { source.allow(drag.configuration) }
        return drag?.items ?? []
    }

    /// Returns whether a view under the pointer is dragged by itself.
    /// - Parameter row: The row around it.
    private func isDraggable(_ row: UnsafeMutablePointer<GtkWidget>?) -> Bool {
        guard let row, let picked = gtk_widget_pick(list, source.start.x, source.start.y, GTK_PICK_DEFAULT) else {
            return false
        }
        return host.containers(in: row).contains { container in
            let isUnderPointer = picked == container.pointer || gtk_widget_is_ancestor(picked, container.pointer) != 0
            return isUnderPointer && container.part(DragPart.self)?.isEnabled == true
        }
    }

    /// Makes a picture of the row move with the pointer, with the number of rows if there are several.
    private func setIcon(of gdkDrag: OpaquePointer) -> Bool {
        guard let drag, let row = rows.row(under: source.start), let widget = rows.widget(ofRow: row),
            let frame = rows.frame(of: widget)
        else { return false }
        let drawing = DrawingHost(
            colors: host.theme.colors(for: widget),
            scale: Double(gtk_widget_get_scale_factor(widget)),
            isDragPreview: true
        )
        let live = gtk_widget_paintable_new(widget)!
        defer { g_object_unref(live.raw) }
        let still = gdk_paintable_get_current_image(live)!
        let picture = DragPicture(ObjectReference(owning: still.raw), size: frame.size, origin: frame.origin)
        // Beside the pointer, where it does not cover the line that shows where the row would land.
        let preview = DragPreview(of: gdkDrag, at: DragPicture.besidePointer, drawing)
        preview.pictures = [picture.held(at: DragPicture.besidePointer)]
        preview.itemCount = drag.itemIDs.count
        preview.show()
        return true
    }

    // MARK: Dropping

    /// Draws a line in front of a row; removes it for nil.
    private func showInsertion(_ row: Int?) {
        let next = row.flatMap { place(ofInsertion: $0) }
        if let mark, mark.name == next?.name, mark.widget.pointer == next?.widget.raw { return }
        if let mark { gtk_widget_remove_css_class(mark.widget.pointer.typed(), mark.name) }
        mark = next.map { (ObjectReference(retaining: $0.widget.raw), $0.name) }
        if let next { gtk_widget_add_css_class(next.widget, next.name) }
    }

    private func place(ofInsertion row: Int) -> (widget: UnsafeMutablePointer<GtkWidget>, name: String)? {
        if let below = rows.widget(ofRow: row) { return (below, "insertion-above") }
        if row > 0 { return rows.widget(ofRow: row - 1).map { ($0, "insertion-below") } }
        return (list, "insertion-inside")
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    fileprivate var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
