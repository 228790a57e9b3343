import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A scrollable view.
@MainActor
final class ScrollWidget: GTKWidget, RegisteredWidget, ScrollingWidget {
    private var content: ScrollContent
    private let container: ContainerWidget
    private var edges: EdgeScrolling!
    private lazy var bars = ScrollBars(of: pointer)

    init(_ content: ScrollContent, host: any WidgetHost) {
        self.content = content
        container = ContainerWidget(around: content.content, host: host, alignment: .top)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(OpaquePointer(pointer), container.pointer)
        reportScrolling(to: host) { [weak self] in self?.didScroll() }
        hideScrollBars()
        edges = EdgeScrolling(pointer)
        apply()
    }

    func update(_ content: ScrollContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    override func willAllocate() { bars.fit(into: frame.size) }

    override func setChildren(_ children: [any HostWidget]) { container.setChildren(children) }

    private func apply() {
        bars.set(policy(.horizontal), policy(.vertical))
        // The scrolled window has a viewport around the content.
        let viewport = gtk_widget_get_parent(container.pointer)
        // GTK would lay out the content in its least size, to which pictures and shapes shrink.
        gtk_scrollable_set_hscroll_policy(viewport.map { OpaquePointer($0) }, scrollable(.horizontal))
        gtk_scrollable_set_vscroll_policy(viewport.map { OpaquePointer($0) }, scrollable(.vertical))
        let overflow = content.showsOutside ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN
        for widget in [pointer, viewport] { gtk_widget_set_overflow(widget, overflow) }
        if content.isEnabled != scrolls { setScrolls(content.isEnabled) }
    }

    /// Content has its own length along the axes in which it scrolls.
    private func scrollable(_ axis: Axis.Set) -> GtkScrollablePolicy {
        content.axes.contains(axis) ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM
    }

    /// Content scrolls without a bar where none is to show, and where the user cannot scroll.
    private func policy(_ axis: Axis.Set) -> GtkPolicyType {
        guard content.axes.contains(axis) else { return GTK_POLICY_NEVER }
        return content.indicators.contains(axis) && content.isEnabled ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }

    /// A Boolean value that indicates whether wheels and touches scroll.
    private var scrolls = true
    /// The phases in which GTK's own controllers receive events, while they receive none.
    private var phases: [(controller: ObjectReference, phase: GtkPropagationPhase)] = []

    /// Sets whether wheels and touches scroll here or in the surrounding views.
    private func setScrolls(_ scrolls: Bool) {
        self.scrolls = scrolls
        guard !scrolls else {
            for (controller, phase) in phases {
                controller.withPointer { gtk_event_controller_set_propagation_phase(OpaquePointer($0), phase) }
            }
            phases = []
            return
        }
        let controllers = pointer.controllers(
            of: gtk_event_controller_scroll_get_type(),
            gtk_gesture_drag_get_type(),
            gtk_gesture_pan_get_type(),
            gtk_gesture_swipe_get_type(),
            gtk_event_controller_key_get_type()
        )
        for owned in controllers {
            owned.withPointer { pointer in
                let controller = OpaquePointer(pointer)
                phases.append((owned, gtk_event_controller_get_propagation_phase(controller)))
                gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
            }
        }
    }

    // MARK: Scrolling

    private var horizontal: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_hadjustment(OpaquePointer(pointer))
    }

    private var vertical: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_vadjustment(OpaquePointer(pointer))
    }

    private func didScroll() {
        let offset = CGPoint(x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical))
        content.observer?.didScroll(to: CGPoint(x: fromLeading(offset.x, horizontal), y: offset.y))
    }

    func scroll(to offset: CGPoint, in size: CGSize) {
        let page = gtk_adjustment_get_page_size(horizontal)
        let far = max(Double(size.width.wholePixels), page) - page
        let isRightToLeft = content.direction == .rightToLeft
        set(horizontal, to: isRightToLeft ? far - offset.x : offset.x, of: size.width)
        set(vertical, to: offset.y, of: size.height)
    }

    /// Returns the distance of the visible part from the leading edge of the content. GTK measures from the left in
    /// either direction, and begins at the right if widgets run from right to left.
    private func fromLeading(_ value: CGFloat, _ adjustment: UnsafeMutablePointer<GtkAdjustment>?) -> CGFloat {
        guard content.direction == .rightToLeft else { return value }
        return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
    }

    /// Sets the value of an adjustment together with its range, which GTK would update only in the next layout.
    private func set(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, to value: CGFloat, of length: CGFloat) {
        let page = gtk_adjustment_get_page_size(adjustment)
        gtk_adjustment_configure(
            adjustment,
            Double(value),
            0,
            max(Double(length.wholePixels), page),
            gtk_adjustment_get_step_increment(adjustment),
            gtk_adjustment_get_page_increment(adjustment),
            page
        )
        LayoutRequests.didRequest(self)
    }
}
