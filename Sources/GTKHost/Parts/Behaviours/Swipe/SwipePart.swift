import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A part that swipes a row of a list aside, with two fingers on a touchpad or with one on a touch screen. The pointer of a mouse drags the
/// row itself: see ``RowDragging``.
@MainActor
final class SwipePart: TypedPart<SwipeBehaviour> {
    private let ownScroll, ownTouch: ObjectReference
    private var scroll: OpaquePointer { OpaquePointer(ownScroll.pointer) }
    private var touch: OpaquePointer { OpaquePointer(ownTouch.pointer) }
    private var isScrolling = false
    /// The time of the last movement of the fingers.
    private var lastMove: TimeInterval = 0
    /// The number of steps of a wheel so far.
    private var wheelSteps = 0
    /// The distance of the finger from its first touch.
    private var touched = CGSize.zero
    /// A Boolean value that indicates whether the finger has touched the open row, which puts that back unless the finger moves on.
    private var isTap = false

    /// The distance of the row for one step of a wheel, in points.
    private static let wheelStep: CGFloat = 60
    /// The factor for a movement of the fingers on a touchpad, the same as that of GTK's scrolled windows.
    private static let touchpadScale: CGFloat = 2.5
    /// The time after the last step of a wheel at which it counts as at rest, in seconds. Wheels do not report that. A
    /// touchpad does not report to the first row that the fingers are lifted after another row is below the pointer.
    private static let rest: TimeInterval = 0.25
    /// The time after vertical scrolling on a row in which the fingers still scroll on the next.
    private static let scrollMemory: TimeInterval = 0.1

    required init(_ part: SwipeBehaviour, in container: ContainerWidget, isEnabled: Bool) {
        // The widget takes the other references over.
        ownScroll = ObjectReference(
            retaining: gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!.raw
        )
        ownTouch = ObjectReference(retaining: gtk_gesture_drag_new()!.raw)
        super.init(part, in: container, isEnabled: isEnabled)
        connectTouchpad()
        connectTouchScreen()
        follow()
    }

    override func partDidChange(from before: SwipeBehaviour) { follow() }

    private func follow() {
        swipe.openDidChange = { [weak self] isOpen in
            guard let self else { return }
            if isOpen { container.host.swipedRows.add(self) } else { container.host.swipedRows.remove(self) }
        }
    }

    private var swipe: RowSwipe { part.swipe }
    private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    // MARK: Touchpads

    private func connectTouchpad() {
        Signal.connectScroll(scroll.raw) { [weak self] x, y in self?.didScroll(x, y) ?? false }
        Signal.connect(scroll.raw, "scroll-end") { [weak self] in self?.endScroll() }
        gtk_widget_add_controller(widget, scroll)
    }

    private func didScroll(_ x: Double, _ y: Double) -> Bool {
        guard isEnabled else { return false }
        let isWheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
        let scale = isWheel ? Self.wheelStep : Self.touchpadScale
        let (now, rows) = (now, container.host.swipedRows)
        if !isScrolling || now - lastMove > Self.rest {
            isScrolling = true
            swipe.begin(isScroll: now - rows.lastScroll < Self.scrollMemory)
        }
        lastMove = now
        // The content scrolls in the opposite direction of its visible part.
        let isSwipe = swipe.move(by: CGSize(width: -x * scale, height: -y * scale), at: now)
        if !isSwipe, abs(y) > abs(x) { rows.lastScroll = now }
        if isWheel { endScrollLater() }
        return isSwipe
    }

    private func endScrollLater() {
        wheelSteps += 1
        container.host.schedule(after: Self.rest) { [weak self, wheelSteps] in
            if self?.wheelSteps == wheelSteps { self?.endScroll() }
        }
    }

    private func endScroll() {
        guard isScrolling else { return }
        isScrolling = false
        swipe.end(at: now)
    }

    // MARK: Touch screens

    /// Handles a finger before the contents of the row, so their drag does not begin.
    private func connectTouchScreen() {
        gtk_gesture_single_set_touch_only(touch, 1)
        gtk_event_controller_set_propagation_phase(touch, GTK_PHASE_CAPTURE)
        Signal.connectPoint(touch.raw, "drag-begin") { [weak self] x, y in
            guard let self else { return }
            touched = .zero
            swipe.begin()
            isTap = isEnabled && swipe.isOpen && swipe.isRow(at: CGPoint(x: x, y: y))
            if isTap { gtk_gesture_set_state(touch, GTK_EVENT_SEQUENCE_CLAIMED) }
        }
        Signal.connectPoint(touch.raw, "drag-update") { [weak self] x, y in
            guard let self, isEnabled else { return }
            let step = CGSize(width: x - touched.width, height: y - touched.height)
            touched = CGSize(width: x, height: y)
            if swipe.move(by: step, at: now) { gtk_gesture_set_state(touch, GTK_EVENT_SEQUENCE_CLAIMED) }
        }
        Signal.connectPoint(touch.raw, "drag-end") { [weak self] _, _ in
            guard let self else { return }
            if isTap, !swipe.isMoving { swipe.close() }
            swipe.end(at: now)
        }
        // GTK reports the end of a drag even after its cancellation.
        Signal.connect(
            touch.raw,
            "cancel",
            object: { [weak self] _ in
                self?.isTap = false
                self?.swipe.cancel()
            }
        )
        gtk_widget_add_controller(widget, touch)
    }

    // MARK: What else is pressed

    /// Returns whether the row is in a window.
    func isIn(_ window: UnsafeMutablePointer<GtkWidget>) -> Bool { gtk_widget_is_ancestor(widget, window) != 0 }

    /// Puts the row back.
    func close() { swipe.close() }

    /// Puts the row back where something else than its actions is pressed.
    /// - Returns: Whether the press has done its part by that.
    func press(in window: UnsafeMutablePointer<GtkWidget>, _ x: Double, _ y: Double, isTouch: Bool) -> Bool {
        var (rowX, rowY) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(window, widget, x, y, &rowX, &rowY) != 0 else { return false }
        let point = CGPoint(x: rowX, y: rowY)
        // A finger on the row may continue to swipe it.
        if isTouch, CGRect(origin: .zero, size: container.allocatedSize).contains(point) { return false }
        return swipe.press(at: point)
    }
}
