import CGTK
public import CoreTransferable
import Foundation
import GTKInterop
import TransferKit

/// A drag source, which makes a GTK 4 widget draggable with a payload of items.
///
/// ```swift
/// let source = GTKDragSource(widget: label) { [provider] }
/// ```
///
/// The source lives as long as the widget.
@MainActor
public final class GTKDragSource {
    /// A closure that returns the items when a drag begins. If it returns none, no drag begins.
    public var items: () -> [NSItemProvider]
    /// A closure that sets the icon of a drag. It is called with the `GdkDrag` when the drag has begun. If it returns false, the icon is a
    /// picture of the widget.
    public var setIcon: (OpaquePointer) -> Bool = { _ in false }
    /// A Boolean value that indicates whether receivers may copy the items.
    public var allowsCopy = true { didSet { setActions() } }
    /// A Boolean value that indicates whether receivers may move the items.
    public var allowsMove = false { didSet { setActions() } }
    /// A Boolean value that indicates whether receivers may link to the items.
    public var allowsLink = false { didSet { setActions() } }
    /// A Boolean value that indicates whether the items are offered only to targets in this process.
    public var isForThisProcess = false
    /// The point in the widget at which the most recent drag began.
    public private(set) var start = CGPoint.zero
    /// A closure that is called when a drag has begun.
    public var didBegin: () -> Void = {}
    /// A closure that is called with the operation after a program has accepted the items. The program may still be reading them.
    public var didDrop: (_ action: GTKDropSession.Action) -> Void = { _ in }
    /// A closure that is called after a drag has ended and all payloads have been sent.
    public var didEnd: (DragEnd) -> Void = { _ in }

    /// A closure that is called with the gesture that begins a drag, to combine it with other gestures. A new gesture is used after each
    /// drop.
    package var configureGesture: (OpaquePointer) -> Void = { _ in } {
        didSet { if let source = controller.pointer { configureGesture(source) } }
    }

    /// The source of the drag under way that began last, and the number of that drag.
    private static weak var active: GTKDragSource?
    private static var activeDrag: Int?

    /// GTK's source, which has one drag. It ends with its drag: the next may begin while the items of a drop are loaded.
    private var controller: WidgetController
    private var prepared: StartedDrag?

    /// The name under which other programs see items that are not for them.
    private static let privateName = "application/x.swift-transferable.private"

    /// The longest wait for a program that has ended the drop and still reads, in seconds.
    private static let longestDelivery = 30.0

    /// Makes a widget draggable.
    /// - Parameters:
    ///   - widget: The `GtkWidget`.
    ///   - items: Makes the items when a drag begins.
    public init(widget: UnsafeMutableRawPointer, items: @escaping () -> [NSItemProvider]) {
        self.items = items
        let source = gtk_drag_source_new()!
        controller = WidgetController(source)
        add(source, to: widget.typed())
    }

    private func add(_ source: OpaquePointer, to widget: UnsafeMutablePointer<GtkWidget>) {
        setActions()
        connect(source, display: gtk_widget_get_display(widget))
        gtk_widget_add_controller(widget, source)
        attach(self, to: source.raw, key: "swift-transferable-source")
        configureGesture(source)
    }

    /// Leaves GTK's source to a drag that was dropped, and takes another one for the next drag.
    private func renewController() {
        let old = controller
        guard let widget = old.widget else { return }
        let source = gtk_drag_source_new()!
        controller = WidgetController(source)
        gtk_gesture_ungroup(old.pointer)
        add(source, to: widget)
        old.remove()
    }

    /// Makes the widget no longer draggable.
    public func remove() { controller.remove() }

    /// A Boolean value that indicates whether a view inside the widget is being dragged.
    private var isAroundActive: Bool {
        guard let widget = controller.widget, let active = Self.active?.controller.widget else { return false }
        return gtk_widget_is_ancestor(active, widget) != 0
    }

    private func setActions() {
        let actions = [(allowsCopy, GDK_ACTION_COPY), (allowsMove, GDK_ACTION_MOVE), (allowsLink, GDK_ACTION_LINK)]
        let allowed = actions.reduce(0) { $1.0 ? $0 | $1.1.rawValue : $0 }
        if let source = controller.pointer { gtk_drag_source_set_actions(source, GdkDragAction(allowed)) }
    }

    private func connect(_ source: OpaquePointer, display: OpaquePointer?) {
        let finish = XDNDFinish.listener(on: display)
        let requests = XDNDRequests.listener(on: display)
        FileTransfer.seek()
        Signal.connectPrepare(source.raw) { [weak self] x, y in
            // GTK asks the sources around a source, too, although that has begun a drag.
            guard let self, !self.isAroundActive else { return nil }
            self.start = CGPoint(x: x, y: y)
            let items = self.items()
            guard !items.isEmpty else { return nil }
            let started = StartedDrag(TransferOffer(items))
            let (offer, deliveries) = (started.offer, started.deliveries)
            self.prepared = started
            guard !self.isForThisProcess else {
                return UnsafeMutableRawPointer(
                    OfferContentProvider.make(offer, names: [Self.privateName], observer: deliveries)
                )
            }
            // GDK does not add X11's names to those of a drag, as it does for the clipboard, and Wayland has no others
            // than MIME types.
            let way = TransferOffer.Way(
                isDrag: true,
                naming: requests == nil ? .mimeTypes : .all,
                portal: FileTransfer.portal(for: offer)
            )
            return UnsafeMutableRawPointer(
                OfferContentProvider.make(offer, names: offer.names(on: way), observer: deliveries)
            )
        }
        let cancelKey = XDNDCancelKey.listener(on: display)
        HeldButton.watch()
        var current: StartedDrag?
        Signal.connect(
            source.raw,
            "drag-begin",
            object: { [weak self] drag in
                guard let self, let drag, let started = self.prepared else { return }
                self.prepared = nil
                current = started
                started.window = requests?.window
                finish?.begin(started.window)
                cancelKey?.begin(OpaquePointer(drag))
                if !self.isForThisProcess { requests?.begin(started.offer, started.deliveries, of: started.window) }
                Self.letThrough(OpaquePointer(drag))
                (Self.active, Self.activeDrag) = (self, Int(bitPattern: drag))
                Signal.connect(drag, "drop-performed") { [weak self] in self?.renewController() }
                self.didBegin()
                // Those of the next drag may be others.
                (started.didDrop, started.didEnd) = (self.didDrop, self.didEnd)
                guard !self.setIcon(OpaquePointer(drag)), let widget = controller.widget else { return }
                let picture = gtk_widget_paintable_new(widget)
                let still = gdk_paintable_get_current_image(picture)
                // The picture stays under the pointer where it was taken hold of.
                gtk_drag_source_set_icon(
                    controller.pointer,
                    still,
                    Int32(self.start.x.rounded()),
                    Int32(self.start.y.rounded())
                )
                g_object_unref(still.map(\.raw))
                g_object_unref(picture.map(\.raw))
            }
        )
        Signal.connectDragEnd(source.raw, "drag-cancel") { _ in current?.isCancelled = true }
        Signal.connectDragEnd(source.raw, "drag-end") { drag in
            cancelKey?.end(drag)
            if Self.activeDrag == Int(bitPattern: drag) { (Self.active, Self.activeDrag) = (nil, nil) }
            guard let started = current else { return }
            current = nil
            let isRefused = finish?.end(started.window) ?? false
            Self.end(started, isRefused, GTKDropSession.Action(gdk_drag_get_selected_action(drag))) {
                requests?.end(started.deliveries, of: started.window)
            }
        }
    }

    /// Makes the picture under the pointer ignore the pointer, because programs written with Qt look for the window at
    /// that place.
    private static func letThrough(_ drag: OpaquePointer) {
        guard let surface = gdk_drag_get_drag_surface(drag) else { return }
        let nothing = cairo_region_create()
        gdk_surface_set_input_region(surface, nothing)
        cairo_region_destroy(nothing)
    }

    private static func end(
        _ drag: StartedDrag,
        _ isRefused: Bool,
        _ action: GTKDropSession.Action,
        whenSettled: @escaping @MainActor () -> Void
    ) {
        guard !drag.isCancelled, !isRefused else {
            whenSettled()
            return drag.didEnd(drag.isCancelled ? .cancelled : .refused)
        }
        drag.didDrop(action)
        Task {
            await drag.deliveries.settle(within: longestDelivery)
            whenSettled()
            drag.didEnd(.taken(names: drag.deliveries.names))
        }
    }
}

/// One drag of a source, of which two may be under way: one that was dropped and is still being read, and the next.
@MainActor
private final class StartedDrag {
    let offer: TransferOffer
    let deliveries = DragDeliveries()
    var isCancelled = false
    /// The window that X11's drop targets know the drag by; nil on Wayland.
    var window: UInt?
    var didDrop: (GTKDropSession.Action) -> Void = { _ in }
    var didEnd: (DragEnd) -> Void = { _ in }

    init(_ offer: TransferOffer) {
        self.offer = offer
    }
}

/// The outcome of a drag.
public enum DragEnd: Sendable, Equatable {
    /// The drag was cancelled, or dropped where no destination accepts it.
    case cancelled
    /// A program received the drop and refused the items.
    case refused
    /// A program accepted the items and has received the payloads that it requested.
    ///
    /// - Parameter names: The names of the payloads that the program received. There are none if the items were dropped
    ///   on a target in this process.
    case taken(names: Set<String>)
}
