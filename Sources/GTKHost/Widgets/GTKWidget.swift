import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A widget of GTK that stands for one view. It owns the widget.
@MainActor
class GTKWidget {
    let pointer: UnsafeMutablePointer<GtkWidget>
    private let reference: ObjectReference
    final var frame = CGRect.zero
    /// What the widget tells assistive technologies.
    final private(set) lazy var accessible = AccessibleWidget(accessiblePointer, isLeaf: isLeaf)

    /// - Parameter pointer: A new widget, whose floating reference is taken over.
    init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
        reference = ObjectReference(retaining: pointer)
        g_object_unref(pointer)
    }

    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

    /// The widget that stands for this one to assistive technologies.
    var accessiblePointer: UnsafeMutablePointer<GtkWidget> { pointer }

    /// Whether no widget of a view is ever inside.
    var isLeaf: Bool { false }

    final func canStand(for element: AccessibilityElement) -> Bool { accessible.canBecome(element) }

    func setAccessibility(_ accessibility: WidgetAccessibility) { accessible.set(accessibility) }

    func setNeedsLayout() { gtk_widget_queue_resize(pointer) }

    /// A control takes its natural size, and no more room than it is offered where it can do with less.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = length(GTK_ORIENTATION_HORIZONTAL, for: -1, proposed: proposal.width)
        return CGSize(
            width: CGFloat(width),
            height: CGFloat(measured(GTK_ORIENTATION_VERTICAL, for: width).natural)
        )
    }

    func baselines(in size: CGSize) -> TextBaselines? { nil }

    func setChildren(_ children: [any HostWidget]) {}

    func rowsDidChange(_ changes: [RowChange]) {}

    final func measured(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
        var minimum: Int32 = 0
        var natural: Int32 = 0
        gtk_widget_measure(pointer, orientation, size, &minimum, &natural, nil, nil)
        return (minimum, natural)
    }

    private func length(_ orientation: GtkOrientation, for size: Int32, proposed: CGFloat?) -> Int32 {
        let (minimum, natural) = measured(orientation, for: size)
        guard let proposed else { return natural }
        return max(minimum, Int32(clamping: proposed.wholePixels, atMost: natural))
    }

    /// Leaves the bars of a scrolled window out of what assistive technologies are told: they scroll by moving the focus.
    final func hideScrollBars() {
        let scrolled = OpaquePointer(pointer)
        for bar in [gtk_scrolled_window_get_hscrollbar(scrolled), gtk_scrolled_window_get_vscrollbar(scrolled)] {
            if let bar { AccessibleWidget.of(bar).leaveOut() }
        }
    }

    /// Has the host know when a scrolled window shows another part of its content, which moves widgets.
    final func reportScrolling(to host: GTKHost, _ didScroll: @escaping () -> Void = {}) {
        let scrolled = OpaquePointer(pointer)
        for adjustment in [
            gtk_scrolled_window_get_hadjustment(scrolled), gtk_scrolled_window_get_vadjustment(scrolled),
        ] {
            guard let adjustment else { continue }
            Signal.connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak host] in
                didScroll()
                host?.framesDidChange()
            }
        }
    }

    /// Gives the widget its frame in its parent.
    final func allocate() {
        // GTK wants to be asked for sizes before it is given one.
        let width = measured(GTK_ORIENTATION_HORIZONTAL, for: -1).minimum
        var rectangle = GtkAllocation(
            x: Int32(clamping: frame.minX.rounded()),
            y: Int32(clamping: frame.minY.rounded()),
            width: max(width, Int32(clamping: frame.width.rounded())),
            height: 0
        )
        rectangle.height = max(
            measured(GTK_ORIENTATION_VERTICAL, for: rectangle.width).minimum,
            Int32(clamping: frame.height.rounded())
        )
        gtk_widget_size_allocate(pointer, &rectangle, -1)
    }
}

extension CGFloat {
    /// The least whole number of pixels that holds the length.
    var wholePixels: CGFloat { rounded(.up) }
}

extension Int32 {
    /// The nearest number to a length; infinite lengths become the largest.
    init(clamping length: CGFloat, atMost limit: Int32 = 1 << 24) {
        self = length.isNaN ? 0 : Int32(Swift.max(-CGFloat(1 << 24), Swift.min(length, CGFloat(limit))))
    }
}

extension UnsafeMutablePointer {
    /// The pointer as another of C's types in the same hierarchy.
    func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(self).typed()
    }
}
