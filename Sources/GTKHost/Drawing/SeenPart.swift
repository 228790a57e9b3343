import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A widget with a drawing.
@MainActor
protocol DrawnWidget: AnyObject {
    var pointer: UnsafeMutablePointer<GtkWidget> { get }
    /// The frames of the widgets of all windows.
    var frames: WidgetFrames { get }
    /// Draws the widget with its contents.
    func snapshot(_ snapshot: OpaquePointer)
}

/// The visible part of a widget's drawing.
///
/// A renderer that uses OpenGL makes one picture from cairo drawings, from blurred contents and from shadows, and ends
/// the program if the graphics card does not support a picture of that size. Therefore only the part of a very large
/// drawing that is in the window is drawn. It is drawn again when another part moves there.
@MainActor
struct SeenPart {
    /// The longest side in pixels that something can have and be drawn as a whole: graphics cards have pictures of this size.
    private static let longestSide: CGFloat = 8192
    /// The distance beyond the window that is drawn: enough for blurs and shadows, and as much again, so small steps of
    /// a scroll view do not cause drawing.
    private static let margin = 4 * DrawingBounds.blurRadius

    /// The part that is being drawn; nil for drawing without a window, which uses cairo.
    private static var current: SeenPart?

    private unowned let widget: any DrawnWidget
    /// The transform from the widget's coordinates to those of the drawing.
    private var transform = CGAffineTransform.identity

    private init(_ widget: any DrawnWidget) { self.widget = widget }

    // MARK: Drawing

    /// Draws a widget.
    static func draw(_ widget: any DrawnWidget, on snapshot: OpaquePointer) {
        widget.frames.setObserver(widget, nil)
        with(SeenPart(widget)) { widget.snapshot(snapshot) }
    }

    /// Draws in other coordinates than those of the widget.
    static func transformed<Result>(by transform: CGAffineTransform, _ draw: () -> Result) -> Result {
        guard var part = current else { return draw() }
        part.transform = part.transform.concatenating(transform)
        return with(part, draw)
    }

    private static func with<Result>(_ part: SeenPart?, _ draw: () -> Result) -> Result {
        let outer = current
        current = part
        defer { current = outer }
        return draw()
    }

    /// Returns the part of a rectangle that is drawn; nil if nothing of it can be seen.
    static func of(_ rect: CGRect) -> CGRect? {
        guard let current, max(rect.width, rect.height) > longestSide / current.scale else { return rect }
        return current.part(of: rect)
    }

    /// Draws a node as far as it can be seen.
    static func append(_ node: OpaquePointer, on snapshot: OpaquePointer) {
        let bounds = CGRect(boundsOf: node)
        guard let part = of(bounds) else { return }
        if part == bounds { return gtk_snapshot_append_node(snapshot, node) }
        var area = graphene_rect_t(part)
        gtk_snapshot_push_clip(snapshot, &area)
        gtk_snapshot_append_node(snapshot, node)
        gtk_snapshot_pop(snapshot)
    }

    // MARK: Windows

    private var scale: CGFloat { CGFloat(max(1, gtk_widget_get_scale_factor(widget.pointer))) }

    private func part(of rect: CGRect) -> CGRect? {
        guard let window = Self.window(of: widget) else { return nil }
        let drawn = window.insetBy(dx: -Self.margin, dy: -Self.margin)
        widget.frames.setObserver(widget) { [weak widget] _ in
            guard let widget, let window = Self.window(of: widget) else { return }
            if !drawn.insetBy(dx: Self.margin / 2, dy: Self.margin / 2).contains(window) {
                gtk_widget_queue_draw(widget.pointer)
            }
        }
        let part = rect.intersection(drawn.applying(transform))
        return part.isEmpty ? nil : part
    }

    /// Returns the place of the window in the coordinates of a widget; nil for a widget in no window.
    private static func window(of widget: any DrawnWidget) -> CGRect? {
        guard let native = gtk_widget_get_native(widget.pointer) else { return nil }
        let window = UnsafeMutableRawPointer(native).typed(as: GtkWidget.self)
        var matrix = graphene_matrix_t()
        guard gtk_widget_compute_transform(window, widget.pointer, &matrix) != 0 else { return nil }
        let size = CGSize(width: CGFloat(gtk_widget_get_width(window)), height: CGFloat(gtk_widget_get_height(window)))
        var place = graphene_rect_t(CGRect(origin: .zero, size: size))
        var found = graphene_rect_t()
        graphene_matrix_transform_bounds(&matrix, &place, &found)
        return CGRect(found)
    }
}

extension CGRect {
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x),
            y: CGFloat(rect.origin.y),
            width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height)
        )
    }

    /// Creates the place in which a node draws.
    init(boundsOf node: OpaquePointer) {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        self.init(bounds)
    }
}
