import CGTK
public import CoreTransferable
import Foundation
import GTKInterop
import GroupSharing
import TransferKit
import UniformTypeIdentifiers

/// A drop target, which lets a GTK 4 widget accept dropped items.
///
/// The target lives as long as the widget.
@MainActor
public final class GTKDropTarget: DragVisited {
    /// The accepted types. An offer must have at least one of them.
    public var contentTypes: [UTType]
    /// A closure that receives the items of a drop and returns a Boolean value that indicates whether they were accepted.
    public var perform: (_ items: [NSItemProvider], _ drag: GTKDropSession) async -> Bool
    /// A closure that takes a drop in place of ``perform``, and reads of it what it needs.
    package var receive: ((_ drag: GTKDropSession) async -> Bool)?
    /// A closure that is called with true when an acceptable drag enters the widget, and with false when it leaves. If only the list of
    /// URIs shows whether a drag is acceptable, the list is read first.
    public var isTargeted: (Bool) -> Void = { _ in }
    /// A closure that indicates whether to accept a drag that has one of the types.
    public var validate: (_ drag: GTKDropSession) -> Bool = { _ in true }
    /// A closure that returns the action that the target proposes for an acceptable drag; nil for the one that the sender prefers.
    public var action: (_ drag: GTKDropSession) -> GTKDropSession.Action? = { _ in nil }
    /// A closure that is called for each step of an acceptable drag.
    public var didUpdate: (_ drag: GTKDropSession, _ step: GTKDropSession.Step) -> Void = { _, _ in }
    /// A closure that is called before a drag is compared with ``contentTypes``, which it can set.
    package var willCompare: () -> Void = {}
    /// A closure that is called when a drop is taken, before its items are known: reading what another program lists takes time, in which
    /// another drag may come.
    package var willTake: (_ drag: GTKDropSession) -> Void = { _ in }
    /// A closure that indicates whether a point of the widget accepts drops.
    public var contains: (_ point: CGPoint) -> Bool = { _ in true }
    /// The limits for reading from another program. By default, a program that sends nothing is given up after 4 seconds.
    public var limits = TransferLimits.interactive

    private var controller: WidgetController
    private let session: XDNDSession?
    /// The drag over the widget.
    private var hovering: GTKDropSession? {
        didSet {
            if hovering == nil {
                session?.whenSourceEnds(for: self, nil)
            } else {
                session?.whenSourceEnds(for: self) { [weak self] in self?.leave() }
            }
        }
    }
    private var isLit = false

    /// The target that a drag is over: the innermost that takes it.
    private static weak var lit: GTKDropTarget?

    /// The last drag over a target of this process, and its contents: several targets read its list of URIs once.
    private static var latest: (drop: ObjectReference, contents: PasteboardContents)?

    /// Makes a widget a drop target.
    /// - Parameters:
    ///   - widget: The `GtkWidget`.
    ///   - contentTypes: The types of which an offer must have one.
    ///   - perform: Takes the items of a drop, and returns whether they were accepted.
    public init(
        widget: UnsafeMutableRawPointer,
        contentTypes: [UTType],
        perform: @escaping (_ items: [NSItemProvider], _ drag: GTKDropSession) async -> Bool
    ) {
        self.contentTypes = contentTypes
        self.perform = perform
        let target = Self.makeTarget()
        controller = WidgetController(target)
        session = XDNDSession.listener(on: gtk_widget_get_display(widget.typed()))
        add(target, to: widget.typed())
    }

    private static func makeTarget() -> OpaquePointer {
        let actions = GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue
        return gtk_drop_target_async_new(nil, GdkDragAction(actions))
    }

    private func add(_ target: OpaquePointer, to widget: UnsafeMutablePointer<GtkWidget>) {
        connect(target)
        gtk_widget_add_controller(widget, target)
        attach(self, to: target.raw, key: "swift-transferable-target")
    }

    func forgetDrag() {
        leave()
        guard let widget = controller.widget else { return }
        // GTK takes the widget for one under a drag until the next drag is over another.
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_DROP_ACTIVE)
        let old = controller
        let target = Self.makeTarget()
        controller = WidgetController(target)
        add(target, to: widget)
        old.remove()
    }

    /// Removes the drop target from the widget.
    public func remove() { controller.remove() }

    private func connect(_ target: OpaquePointer) {
        Signal.connect(
            target.raw,
            "accept",
            asking: { [weak self] drop in
                guard let self, let drop else { return false }
                DragVisits.begin(at: self)
                self.willCompare()
                let contents = self.contents(of: OpaquePointer(drop))
                let fits = contents.mayHave(anyOf: self.contentTypes)
                logger.debug(
                    "A drag comes over a drop target, which \(fits ? "may take it" : "takes nothing of it"): \(contents.comparison(with: self.contentTypes))"
                )
                return fits
            }
        )
        Signal.connectDrop(target.raw, "drag-enter") { [weak self] drop, x, y in
            self?.enter(drop, at: CGPoint(x: x, y: y)) ?? 0
        }
        Signal.connectDrop(target.raw, "drag-motion") { [weak self] drop, x, y in
            self?.move(drop, to: CGPoint(x: x, y: y)) ?? 0
        }
        Signal.connect(
            target.raw,
            "drag-leave",
            object: { [weak self] _ in
                guard let self else { return }
                DragVisits.end(at: self)
                self.leave()
            }
        )
        Signal.connectDrop(target.raw, "drop") { [weak self] drop, x, y in
            let location = CGPoint(x: x, y: y)
            guard let self, self.contains(location) else { return 0 }
            self.take(drop, at: location)
            return 1
        }
    }

    /// Handles a drag that enters the widget.
    /// - Returns: GDK's name of the operation that a drop would perform.
    private func enter(_ drop: OpaquePointer, at location: CGPoint) -> UInt32 {
        guard contains(location) else { return 0 }
        // A drag that ended elsewhere has not left.
        leave()
        let contents = contents(of: drop)
        let session = GTKDropSession(drop, contents, at: location)
        hovering = session
        if contents.surelyHas(anyOf: contentTypes) {
            light()
            return currentAction
        }
        Task { [weak self, contentTypes] in
            let fits = await contents.has(anyOf: contentTypes)
            guard let self, self.hovering === session else { return }
            if fits { self.light() } else { self.reject(session) }
        }
        return session.gdkAction(for: nil).rawValue
    }

    /// Reports to the sender that a drop here would be refused, and asks the surrounding targets.
    private func reject(_ session: GTKDropSession) {
        hovering = nil
        guard let target = controller.pointer else { return }
        session.drop.withPointer { gtk_drop_target_async_reject_drop(target, OpaquePointer($0)) }
    }

    private func light() {
        guard let hovering, !isLit else { return }
        guard validate(hovering) else { return reject(hovering) }
        guard enterInPlaceOfOthers() else { return leave() }
        isLit = true
        isTargeted(true)
        didUpdate(hovering, .entered)
    }

    /// Notifies the previous target of the drag that the drag has left it. GTK does not notify a widget when a drag
    /// enters a target inside it.
    /// - Returns: Whether the drag is over this target, and not over one inside.
    private func enterInPlaceOfOthers() -> Bool {
        if let other = Self.lit, other !== self {
            if other.isLit, other.isInside(self) { return false }
            other.leave()
        }
        Self.lit = self
        return true
    }

    private func isInside(_ other: GTKDropTarget) -> Bool {
        guard let own = controller.widget, let widget = other.controller.widget else { return false }
        return gtk_widget_is_ancestor(own, widget) != 0
    }

    /// GDK's name of the operation for the drag over the widget.
    private var currentAction: UInt32 {
        guard let hovering else { return 0 }
        return hovering.gdkAction(for: isLit ? action(hovering) : nil).rawValue
    }

    private func move(_ drop: OpaquePointer, to location: CGPoint) -> UInt32 {
        guard contains(location) else {
            leave()
            return 0
        }
        guard let hovering, hovering.drop.pointer == drop.raw else { return enter(drop, at: location) }
        hovering.location = location
        if isLit { didUpdate(hovering, .moved) }
        return currentAction
    }

    private func leave() {
        guard let session = hovering else { return }
        hovering = nil
        guard isLit else { return }
        isLit = false
        isTargeted(false)
        didUpdate(session, .left)
    }

    private func take(_ drop: OpaquePointer, at location: CGPoint) {
        let contents = contents(of: drop)
        let session = hovering ?? GTKDropSession(drop, contents, at: location)
        session.location = location
        // A drag that is dropped before its list of URIs was read is asked of now.
        let isTaken = isLit || validate(session)
        let action = session.gdkAction(for: isTaken ? action(session) : .refuse)
        guard action.rawValue != 0 else {
            leave()
            hovering = nil
            gdk_drop_finish(drop, action)
            return
        }
        hovering = nil
        if isLit {
            isLit = false
            isTargeted(false)
        }
        Self.latest = nil
        willTake(session)
        let (contentTypes, perform, receive, didUpdate) = (contentTypes, perform, receive, didUpdate)
        Task {
            let wasOfUse =
                if let receive {
                    await receive(session)
                } else {
                    await perform(await contents.items(for: contentTypes), session)
                }
            session.drop.withPointer { gdk_drop_finish(OpaquePointer($0), wasOfUse ? action : GdkDragAction(0)) }
            didUpdate(session, .finished(wasOfUse: wasOfUse))
        }
    }

    /// Returns the dropped contents: the items themselves if the drag began in this process.
    private func contents(of drop: OpaquePointer) -> PasteboardContents {
        if let latest = Self.latest, latest.drop.pointer == drop.raw { return latest.contents }
        let reference = ObjectReference(retaining: drop.raw)
        let contents = newContents(of: reference)
        Self.latest = (reference, contents)
        return contents
    }

    private func newContents(of drop: ObjectReference) -> PasteboardContents {
        let pointer = OpaquePointer(drop.pointer)
        if let drag = gdk_drop_get_drag(pointer), let content = gdk_drag_get_content(drag),
            let offer = OfferContentProvider.offer(of: content)
        {
            return .own(offer)
        }
        // GDK passes a drag from another part of this process without X11.
        if gdk_drop_get_drag(pointer) == nil, let session {
            return .other(session.offer(of: pointer, limits: limits).sharing(over: SocketChannel()))
        }
        return .other(
            IncomingOffer(
                formats: gdk_drop_get_formats(pointer),
                from: drop,
                limits: limits,
                start: gdk_drop_read_async,
                finish: gdk_drop_read_finish
            )
            .sharing(over: SocketChannel())
        )
    }
}
