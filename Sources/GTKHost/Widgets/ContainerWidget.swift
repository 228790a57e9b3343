import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A widget that places others by the layout of views, with the effects and behaviours of its content.
@MainActor
final class ContainerWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private(set) var content: ContainerContent
    private var children: [GTKWidget] = []
    /// The alignment of content that does not fill the whole size.
    private let alignment: Alignment
    /// The sizes that GTK receives for the content.
    private let sizeReport: SizeReport
    /// The sizes that GTK received, by request.
    private var reported: [SizeRequest: SizeAnswer] = [:]

    /// The sizes that GTK receives for a container.
    enum SizeReport {
        /// No size: inside our own layout, which measures by itself.
        case none
        /// The natural height for a width: in a list, whose width does not depend on its rows.
        case height
        /// The least and the natural size.
        case all
        /// The same, as far as a window can have it: for all that a window or a popover shows.
        case window
    }

    private struct SizeRequest: Hashable {
        var isHorizontal: Bool
        var other: Int32
    }

    /// A Boolean value that indicates whether the contents of a row are laid out before the next frame.
    private var needsLayout = false
    /// A Boolean value that indicates whether the widgets inside stand where the last layout has placed them, and no other was
    /// asked for since.
    private var isLaidOut = false

    private typealias SizeAnswer = (minimum: Int32, natural: Int32)

    /// The number of answers that are compared when a view inside changes.
    private static let mostReported = 8

    /// The host's implementations of the content's effects and behaviours; nil for those without one.
    private var parts: [GTKPart?] = []
    /// Objects that last as long as the container.
    private var kept: [AnyObject] = []
    unowned let host: any WidgetHost

    convenience init(_ content: ContainerContent, host: any WidgetHost) {
        self.init(content, host: host, alignment: .center, sizeReport: .none)
    }

    private init(_ content: ContainerContent, host: any WidgetHost, alignment: Alignment, sizeReport: SizeReport) {
        self.content = content
        self.host = host
        self.alignment = alignment
        self.sizeReport = sizeReport
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        host.containers.add(self)
        setSensitive()
        parts = content.entries.map { host.makePart($0, in: self) }
    }

    /// Creates a container at a place where GTK lays out: a row, a button.
    /// - Parameter accessibilityDidChange: See ``LayoutHost/accessibilityDidChange``.
    convenience init(
        around element: LayoutElement,
        host: any WidgetHost,
        alignment: Alignment = .center,
        sizeReport: SizeReport = .all,
        accessibilityDidChange: (() -> Void)? = nil
    ) {
        self.init(ContainerContent(content: element), host: host, alignment: alignment, sizeReport: sizeReport)
        element.layoutHost = LayoutHost(
            sizeDidChange: { [link] in link.container?.sizeDidChange() },
            setWidgets: { [link] in link.container?.setChildren($0) },
            moveWidgets: { [link] in link.container?.moveChildren($0) ?? false },
            originInWindow: { [link] in link.container?.originInWindow ?? .zero },
            accessibilityDidChange: accessibilityDidChange
        )
        setChildren(element.widgets)
    }

    /// Keeps an object as long as the container.
    func keep(_ object: AnyObject) { kept.append(object) }

    deinit { link.end() }

    func update(_ content: ContainerContent) -> Bool {
        self.content = content
        setSensitive()
        for (part, entry) in zip(parts, content.entries) { part?.update(entry) }
        return false
    }

    private func setSensitive() { gtk_widget_set_sensitive(pointer, content.meetsInput ? 1 : 0) }

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
            let parent = gtk_widget_get_parent(child.pointer)
            // GTK styles a widget anew that is inserted, also where it is already.
            if parent != pointer || gtk_widget_get_next_sibling(child.pointer) != next {
                if parent != nil, parent != pointer { gtk_widget_unparent(child.pointer) }
                gtk_widget_insert_before(child.pointer, pointer, next)
            }
            next = child.pointer
        }
        isLaidOut = false
        queueResize()
    }

    func moveChildren(_ moved: [any HostWidget]) -> Bool {
        // Else the layout that is to come places them.
        if isLaidOut { place(moved.compactMap { $0 as? GTKWidget }, in: allocatedSize) }
        return true
    }

    // MARK: Layout

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
        let request = SizeRequest(isHorizontal: orientation == GTK_ORIENTATION_HORIZONTAL, other: size)
        let answer = answer(to: request)
        reported[request] = answer
        return answer
    }

    /// The width that GTK asked about before it allocated one, which equals that of the window.
    private var widestAsked: Int32 = 0

    /// Returns the least height of the contents of a window at the window's width. GTK requests it at the least width,
    /// at which a grid has one column, and would enlarge the window with each row of it.
    private func leastHeight(at width: Int32) -> Int32 {
        let shown = gtk_widget_get_width(pointer)
        widestAsked = max(widestAsked, width)
        let width = max(width, shown > 0 ? shown : widestAsked)
        let proposal = ProposedViewSize(width: width > 0 ? CGFloat(width) : nil, height: 0)
        return reported(content.content.size(proposal).height)
    }

    /// Returns a length in GTK's form.
    private func reported(_ length: CGFloat) -> Int32 {
        let most = sizeReport == .window ? WindowBounds.longestSide(on: pointer) : DrawingBounds.distance
        return Int32(clamping: length.wholePixels, atMost: Int32(most))
    }

    private func answer(to request: SizeRequest) -> SizeAnswer {
        let element = content.content
        let other: CGFloat? = request.other < 0 ? nil : CGFloat(request.other)
        func length(_ proposed: CGFloat?) -> Int32 {
            let length =
                request.isHorizontal
                ? element.size(ProposedViewSize(width: proposed, height: other)).width
                : element.size(ProposedViewSize(width: other, height: proposed)).height
            return reported(length)
        }
        switch sizeReport {
        case .none: return (0, 0)
        case .height:
            guard !request.isHorizontal else { return (0, 0) }
            let natural = length(nil)
            return (natural, natural)
        case .all, .window:
            let natural = length(nil)
            guard request.isHorizontal else { return (min(leastHeight(at: request.other), natural), natural) }
            return (sizeReport == .window ? reported(element.leastWidth(height: other)) : length(0), natural)
        }
    }

    /// Requests a layout of the surrounding widgets only if the size of this one changes.
    private func sizeDidChange() {
        isLaidOut = false
        if !reported.isEmpty, reported.count <= Self.mostReported, areReportedSizesCurrent {
            if sizeReport == .height { layOutInPlace() } else { queueAllocate() }
        } else {
            reported = [:]
            queueResize()
        }
    }

    private var areReportedSizesCurrent: Bool {
        for (request, size) in reported where answer(to: request) != size { return false }
        return true
    }

    /// Lays out the contents of a row before the next frame, in the size of the row. GTK's own layout would begin with
    /// the window, and request the sizes of the screens from the X server.
    private func layOutInPlace() {
        needsLayout = true
        host.containers.layOutSoon(self)
    }

    /// Lays out the contents of a row that waits for it.
    func layOutIfNeeded() {
        guard needsLayout else { return }
        if gtk_widget_get_mapped(pointer) != 0 {
            allocate(width: gtk_widget_get_width(pointer), height: gtk_widget_get_height(pointer))
        } else {
            queueAllocate()
        }
    }

    /// Inside our own layout GTK knows no size, so none changes.
    override func setNeedsLayout() {
        isLaidOut = false
        if sizeReport == .none { queueAllocate() } else { queueResize() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.content.size(proposal) }

    var originInWindow: CGPoint {
        guard let window = gtk_widget_get_root(pointer) else { return .zero }
        var origin = graphene_point_t(x: 0, y: 0)
        var found = graphene_point_t()
        let target = UnsafeMutableRawPointer(window).typed(as: GtkWidget.self)
        guard gtk_widget_compute_point(pointer, target, &origin, &found) != 0 else { return .zero }
        return CGPoint(x: CGFloat(found.x), y: CGFloat(found.y))
    }

    func allocate(width: Int32, height: Int32) {
        needsLayout = false
        isLaidOut = true
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        LayoutRequests.during { content.content.layOut(in: bounds, alignment: alignment) }
        place(children, in: bounds.size)
        host.framesDidChange()
    }

    /// Gives widgets directly inside their frames.
    /// - Parameter size: The size of this widget.
    private func place(_ children: [GTKWidget], in size: CGSize) {
        let effect = parts.first?.flatMap { $0.contentTransform(size) }
        for child in children {
            child.allocate(effect.map { gsk_transform_ref($0) })
            if let container = child as? ContainerWidget { for part in container.parts { part?.didAllocate() } }
        }
        if let effect { gsk_transform_unref(effect) }
    }

    // MARK: Effects and behaviours

    func contains(_ point: CGPoint) -> Bool? { content.isPlace(of: point, in: allocatedSize) }

    /// Returns whether an action at a point is meant for the container, even if a view inside is there.
    func isMet(at point: CGPoint) -> Bool { content.isMet(at: point, in: allocatedSize) }

    /// The host's implementations of the effects and behaviours, those of modifiers inside others first.
    var ownParts: [GTKPart] { parts.compactMap { $0 } }

    /// Returns the host's implementation of an effect or behaviour of the container.
    func part<Part: GTKPart>(_ type: Part.Type) -> Part? { parts.lazy.compactMap { $0 as? Part }.first }

    /// The source of the drags that begin in the container, where it takes input.
    var dragSource: DragSource? { content.enabledPart(DragSource.self) }
    /// The destination of drops in the container, where it takes input.
    var dropTarget: DropTarget? { content.enabledPart(DropTarget.self) }

    func snapshot(_ snapshot: OpaquePointer) { draw(parts[...], snapshot) }

    /// Draws the contents with some of the effects, the outermost of which is the last.
    private func draw(_ effects: ArraySlice<GTKPart?>, _ snapshot: OpaquePointer) {
        guard let effect = effects.last else { return snapshotChildren(snapshot) }
        guard let effect else { return draw(effects.dropLast(), snapshot) }
        let contents = DrawnContents(
            draw: { self.draw(effects.dropLast(), $0) },
            drawMask: { self.snapshotMask($0) },
            hasPerspective: self.hasPerspective
        )
        effect.draw(snapshot, contents)
    }

    /// A Boolean value that indicates whether the renderer of the window knows of a third dimension.
    var hasPerspective: Bool {
        guard let native = gtk_widget_get_native(pointer), let renderer = gtk_native_get_renderer(native) else {
            return false
        }
        return !CairoDrawing.isCairo(renderer)
    }

    private func snapshotChildren(_ snapshot: OpaquePointer) {
        if children.contains(where: { $0.isMask || $0.blendMode != nil }) { return snapshotLayers(snapshot) }
        var child = gtk_widget_get_first_child(pointer)
        while let widget = child {
            gtk_widget_snapshot_child(pointer, widget, snapshot)
            child = gtk_widget_get_next_sibling(widget)
        }
    }

    /// Draws widgets of which some are mixed with those behind them, and leaves masks out.
    private func snapshotLayers(_ snapshot: OpaquePointer) {
        var layers = BlendedLayers()
        for child in children where !child.isMask {
            layers.add(child.blendMode ?? .normal) { gtk_widget_snapshot_child(pointer, child.pointer, $0) }
        }
        layers.draw(on: snapshot)
    }

    private func snapshotMask(_ snapshot: OpaquePointer) {
        for child in children where child.isMask { gtk_widget_snapshot_child(pointer, child.pointer, snapshot) }
    }
}

extension GTKWidget {
    /// A Boolean value that indicates whether the widget is a mask, which is not drawn itself.
    fileprivate var isMask: Bool { (self as? ContainerWidget)?.content.isMask ?? false }

    /// The mode in which the widget is mixed with those behind it; nil if it only covers them.
    fileprivate var blendMode: BlendMode? {
        guard let container = self as? ContainerWidget else { return nil }
        return container.content.blendMode(of: container.onlyChild) { $0.blendMode }
    }
}

extension ContainerWidget {
    /// The widget inside, where there is one alone.
    fileprivate var onlyChild: GTKWidget? { children.count == 1 ? children[0] : nil }
}

extension WidgetLink {
    /// The widget of a container.
    @MainActor
    fileprivate var container: ContainerWidget? { widget as? ContainerWidget }
}
