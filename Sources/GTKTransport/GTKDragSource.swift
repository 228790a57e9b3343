import CGTK
public import CoreTransferable
import Foundation
import GTKInterop
import TransferKit

/// A drag source: lets a GTK 4 widget be dragged with items as its payload.
///
/// ```swift
/// let source = GTKDragSource(widget: label) { [provider] }
/// ```
///
/// The source lives as long as the widget.
@MainActor
public final class GTKDragSource {
    /// Makes the items when a drag begins; no drag begins when there are none.
    public var items: () -> [NSItemProvider]
    /// Called when a drag has begun with the `GdkDrag`, to set its icon; where it returns false the widget's picture is
    /// the icon.
    public var setIcon: (OpaquePointer) -> Bool = { _ in false }
    /// A Boolean value that indicates whether receivers may have copies of the items.
    public var allowsCopy = true { didSet { setActions() } }
    /// A Boolean value that indicates whether receivers may move the items.
    public var allowsMove = false { didSet { setActions() } }
    /// A Boolean value that indicates whether receivers may refer to the items.
    public var allowsLink = false { didSet { setActions() } }
    /// A Boolean value that indicates whether only targets in this process are offered the items.
    public var isForThisProcess = false
    /// The point in the widget at which the last drag began.
    public private(set) var start = CGPoint.zero
    /// Called when a drag has begun.
    public var didBegin: () -> Void = {}
    /// Called with the operation after a program accepts the items. The program may still be reading them.
    public var didDrop: (_ action: GTKDropSession.Action) -> Void = { _ in }
    /// Called after a drag ends and all payloads are sent.
    public var didEnd: (DragEnd) -> Void = { _ in }

    /// The source of the drag under way that began last.
    private static weak var active: GTKDragSource?

    private let widget: UnsafeMutablePointer<GtkWidget>
    private let controller: OpaquePointer
    private var deliveries = DragDeliveries()
    private var offer: TransferOffer?

    /// The name under which other programs see items that are not for them.
    private static let privateName = "application/x.swift-transferable.private"

    /// The longest wait for a program that has ended the drop and still reads, in seconds.
    private static let longestDelivery = 30.0

    /// Makes a widget draggable.
    /// - Parameters:
    ///   - widget: The `GtkWidget`.
    ///   - items: Makes the items when a drag begins.
    public init(widget: UnsafeMutableRawPointer, items: @escaping () -> [NSItemProvider]) {
        self.widget = widget.typed()
        self.items = items
        controller = gtk_drag_source_new()
        setActions()
        connect()
        gtk_widget_add_controller(self.widget, controller)
        attach(self, to: controller.raw, key: "swift-transferable-source")
    }

    /// The gesture with which a drag begins, to be put among others.
    package var gesture: OpaquePointer { controller }

    /// Removes dragging from the widget.
    public func remove() { gtk_widget_remove_controller(widget, controller) }

    /// A Boolean value that indicates whether a view inside the widget is being dragged.
    private var isAroundActive: Bool {
        Self.active.map { gtk_widget_is_ancestor($0.widget, widget) != 0 } ?? false
    }

    private func setActions() {
        let actions = [(allowsCopy, GDK_ACTION_COPY), (allowsMove, GDK_ACTION_MOVE), (allowsLink, GDK_ACTION_LINK)]
        let allowed = actions.reduce(0) { $1.0 ? $0 | $1.1.rawValue : $0 }
        gtk_drag_source_set_actions(controller, GdkDragAction(allowed))
    }

    private func connect() {
        let display = gtk_widget_get_display(widget)
        let finish = XDNDFinish.listener(on: display)
        let requests = XDNDRequests.listener(on: display)
        FileTransfer.seek()
        Signal.connectPrepare(controller.raw) { [weak self] x, y in
            // GTK asks the sources around a source, too, although that has begun a drag.
            guard let self, !self.isAroundActive else { return nil }
            self.start = CGPoint(x: x, y: y)
            let items = self.items()
            guard !items.isEmpty else { return nil }
            let deliveries = DragDeliveries()
            let offer = TransferOffer(items)
            self.deliveries = deliveries
            self.offer = offer
            guard !self.isForThisProcess else {
                return UnsafeMutableRawPointer(
                    OfferContentProvider.make(offer, names: [Self.privateName], observer: deliveries)
                )
            }
            // GDK does not add X11's names to those of a drag, as it does for the clipboard, and Wayland has no others
            // than MIME types.
            let portal = FileTransfer.names(for: offer, isDragged: true)
            let mimeTypes = offer.draggedNames.filter { $0.contains("/") } + portal
            let names = requests == nil ? mimeTypes : offer.draggedNames + portal + XDNDRequests.extraNames(of: offer)
            return UnsafeMutableRawPointer(OfferContentProvider.make(offer, names: names, observer: deliveries))
        }
        let cancelKey = XDNDCancelKey.listener(on: display)
        HeldButton.watch()
        var isCancelled = false
        Signal.connect(
            controller.raw,
            "drag-begin",
            object: { [weak self] drag in
                isCancelled = false
                finish?.reset()
                if let drag { cancelKey?.begin(OpaquePointer(drag)) }
                if let self, !self.isForThisProcess, let offer = self.offer { requests?.begin(offer, self.deliveries) }
                if let drag { Self.letThrough(OpaquePointer(drag)) }
                Self.active = self
                self?.didBegin()
                guard let self, let drag, !self.setIcon(OpaquePointer(drag)) else { return }
                let picture = gtk_widget_paintable_new(self.widget)
                let still = gdk_paintable_get_current_image(picture)
                // The picture stays under the pointer where it was taken hold of.
                gtk_drag_source_set_icon(
                    self.controller,
                    still,
                    Int32(self.start.x.rounded()),
                    Int32(self.start.y.rounded())
                )
                g_object_unref(still.map(\.raw))
                g_object_unref(picture.map(\.raw))
            }
        )
        Signal.connectDragEnd(controller.raw, "drag-cancel") { _ in isCancelled = true }
        Signal.connectDragEnd(controller.raw, "drag-end") { [weak self] drag in
            cancelKey?.end()
            guard let self else { return }
            if Self.active === self { Self.active = nil }
            self.end(
                isCancelled: isCancelled,
                isRefused: finish?.isRefused ?? false,
                GTKDropSession.Action(gdk_drag_get_selected_action(drag))
            )
            self.offer = nil
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

    private func end(isCancelled: Bool, isRefused: Bool, _ action: GTKDropSession.Action) {
        if isCancelled { return didEnd(.cancelled) }
        if isRefused { return didEnd(.refused) }
        didDrop(action)
        let deliveries = deliveries
        let didEnd = didEnd
        Task {
            await deliveries.settle(within: Self.longestDelivery)
            didEnd(.taken(names: deliveries.names))
        }
    }
}
