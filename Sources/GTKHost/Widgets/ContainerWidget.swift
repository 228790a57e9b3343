import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A widget that places others as the layout of views says, with effects and interaction of its own.
@MainActor
final class ContainerWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private(set) var content: ContainerContent
    private var children: [GTKWidget] = []
    /// Where the content stands when it does not take the whole size.
    private let alignment: Alignment
    /// Whether GTK asks for the size of the content: not inside our own layout, which asks by itself.
    private let reportsSize: Bool

    private var dragSource: GTKDragSource?
    private var dropTarget: GTKDropTarget?
    private var recognizesTaps = false
    private var preview: (views: DragPreview, widget: ContainerWidget)?
    private var isReportedUnreachable = false
    private var tooltip: String?
    private unowned let host: GTKHost

    convenience init(_ content: ContainerContent, host: GTKHost) {
        self.init(content, host: host, alignment: .center, reportsSize: false)
    }

    private init(_ content: ContainerContent, host: GTKHost, alignment: Alignment, reportsSize: Bool) {
        self.content = content
        self.host = host
        self.alignment = alignment
        self.reportsSize = reportsSize
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        host.add(self)
        apply()
    }

    /// A container at a place where GTK lays out: a window, a row, a button.
    convenience init(
        around element: LayoutElement,
        host: GTKHost,
        alignment: Alignment = .center
    ) {
        self.init(ContainerContent(content: element), host: host, alignment: alignment, reportsSize: true)
        element.layoutHost = LayoutHost(
            sizeDidChange: { [weak self] in self?.setNeedsLayout() },
            setWidgets: { [weak self] in self?.setChildren($0) },
            originInWindow: { [weak self] in self?.originInWindow ?? .zero }
        )
        setChildren(element.widgets)
    }

    func update(_ content: ContainerContent) -> Bool {
        let looksTheSame =
            content.opacity == self.content.opacity && content.shadow == self.content.shadow
            && content.clip == nil && self.content.clip == nil
        self.content = content
        apply()
        if !looksTheSame { gtk_widget_queue_draw(pointer) }
        return false
    }

    override func setChildren(_ newChildren: [any HostWidget]) {
        let newChildren = newChildren.compactMap { $0 as? GTKWidget }
        guard !newChildren.elementsEqual(children, by: ===) else { return }
        let kept = Set(newChildren.map { ObjectIdentifier($0) })
        for child in children where !kept.contains(ObjectIdentifier(child)) {
            if gtk_widget_get_parent(child.pointer) == pointer { gtk_widget_unparent(child.pointer) }
        }
        children = newChildren
        var next: UnsafeMutablePointer<GtkWidget>?
        for child in children.reversed() {
            if let parent = gtk_widget_get_parent(child.pointer), parent != pointer {
                gtk_widget_unparent(child.pointer)
            }
            gtk_widget_insert_before(child.pointer, pointer, next)
            next = child.pointer
        }
        gtk_widget_queue_resize(pointer)
    }

    // MARK: Layout

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
        guard reportsSize else { return (0, 0) }
        let element = content.content
        let other: CGFloat? = size < 0 ? nil : CGFloat(size)
        if orientation == GTK_ORIENTATION_HORIZONTAL {
            return (
                Int32(clamping: element.size(ProposedViewSize(width: 0, height: other)).width.wholePixels),
                Int32(clamping: element.size(ProposedViewSize(width: nil, height: other)).width.wholePixels)
            )
        }
        return (
            Int32(clamping: element.size(ProposedViewSize(width: other, height: 0)).height.wholePixels),
            Int32(clamping: element.size(ProposedViewSize(width: other, height: nil)).height.wholePixels)
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.content.size(proposal) }

    private var originInWindow: CGPoint {
        guard let window = gtk_widget_get_root(pointer) else { return .zero }
        var origin = graphene_point_t(x: 0, y: 0)
        var found = graphene_point_t()
        let target = UnsafeMutableRawPointer(window).typed(as: GtkWidget.self)
        guard gtk_widget_compute_point(pointer, target, &origin, &found) != 0 else { return .zero }
        return CGPoint(x: CGFloat(found.x), y: CGFloat(found.y))
    }

    func allocate(width: Int32, height: Int32) {
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        content.content.layOut(in: bounds, alignment: alignment)
        for child in children {
            child.allocate()
            (child as? ContainerWidget)?.reportIfUnreachable()
        }
        host.framesDidChange()
    }

    /// Says once that nothing can ever be dropped on a target without a size.
    private func reportIfUnreachable() {
        guard content.drop != nil, frame.width < 1 || frame.height < 1, !isReportedUnreachable else { return }
        isReportedUnreachable = true
        hostLogger.warning(
            "A dropDestination is \(frame.width) × \(frame.height) points large, so nothing can be dropped on it. Give the view a size, for instance with .frame(width:height:), before .dropDestination."
        )
    }

    // MARK: Drawing

    func snapshot(_ snapshot: OpaquePointer) {
        if let shadow = content.shadow {
            let color = shadow.color.resolved(in: host.theme.colors(for: pointer))
            var gskShadow = GskShadow(
                color: GdkRGBA(color),
                dx: Float(shadow.x),
                dy: Float(shadow.y),
                radius: Float(shadow.radius)
            )
            gtk_snapshot_push_shadow(snapshot, &gskShadow, 1)
        }
        if content.opacity < 1 { gtk_snapshot_push_opacity(snapshot, max(0, content.opacity)) }
        if let clip = content.clip {
            snapshotClipped(by: clip, snapshot)
        } else {
            snapshotChildren(snapshot)
        }
        if content.opacity < 1 { gtk_snapshot_pop(snapshot) }
        if content.shadow != nil { gtk_snapshot_pop(snapshot) }
    }

    private func snapshotChildren(_ snapshot: OpaquePointer) {
        var child = gtk_widget_get_first_child(pointer)
        while let widget = child {
            gtk_widget_snapshot_child(pointer, widget, snapshot)
            child = gtk_widget_get_next_sibling(widget)
        }
    }

    private func snapshotClipped(by shape: any Shape, _ snapshot: OpaquePointer) {
        let bounds = CGRect(
            x: 0,
            y: 0,
            width: CGFloat(gtk_widget_get_width(pointer)),
            height: CGFloat(gtk_widget_get_height(pointer))
        )
        if var rounded = RoundedOutline(of: shape, in: bounds)?.gskRoundedRect {
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            snapshotChildren(snapshot)
            gtk_snapshot_pop(snapshot)
            return
        }
        // GTK clips to rounded rectangles only: what is inside is drawn by itself and painted through the outline.
        let inner = gtk_snapshot_new()!
        snapshotChildren(inner)
        guard let node = gtk_snapshot_free_to_node(inner) else { return }
        var area = graphene_rect_t(bounds)
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        addPath(shape.path(in: bounds), to: cairo)
        cairo_clip(cairo)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        gsk_render_node_unref(node)
    }

    // MARK: Interaction

    private func apply() {
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
        // GTK asks the window system where the pointer is each time that a tooltip is set.
        if content.help != tooltip {
            tooltip = content.help
            gtk_widget_set_tooltip_text(pointer, tooltip)
        }
        applyDrag()
        applyDrop()
        applyTap()
        if content.commands != nil { gtk_widget_set_focusable(pointer, 1) }
    }

    private func applyTap() {
        guard content.onTap != nil, !recognizesTaps else { return }
        recognizesTaps = true
        let gesture = gtk_gesture_click_new()!
        Signal.connectClick(gesture.raw, "released") { [weak self] count, _, _ in
            guard let tap = self?.content.onTap, tap.count == count else { return }
            tap.action()
        }
        gtk_widget_add_controller(pointer, gesture)
    }

    private func applyDrag() {
        guard let drag = content.drag else { return }
        if let dragSource {
            dragSource.items = drag.items
            return
        }
        let source = GTKDragSource(widget: pointer, items: drag.items)
        source.setIcon = { [weak self] in self?.setPreview(of: $0) ?? false }
        source.didEnd = { [weak self] _ in
            self?.preview?.views.end()
            self?.preview = nil
        }
        dragSource = source
    }

    private func setPreview(of drag: OpaquePointer) -> Bool {
        let icon = gtk_drag_icon_get_for_drag(drag)!
        // Without a compositor nothing shows through a window, and what the picture leaves clear would be black.
        if gdk_display_is_composited(gtk_widget_get_display(pointer)) == 0 {
            gtk_widget_add_css_class(icon, "swiftui-opaque")
        }
        guard let views = content.drag?.preview?() else { return false }
        let widget = ContainerWidget(around: views.element, host: host)
        preview = (views, widget)
        gtk_drag_icon_set_child(OpaquePointer(icon), widget.pointer)
        return true
    }

    private func applyDrop() {
        guard let drop = content.drop else { return }
        let target =
            dropTarget ?? GTKDropTarget(widget: pointer, contentTypes: drop.contentTypes, perform: drop.perform)
        target.contentTypes = drop.contentTypes
        target.perform = drop.perform
        target.isTargeted = drop.isTargeted
        dropTarget = target
    }
}
