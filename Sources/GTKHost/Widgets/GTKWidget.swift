import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A widget of GTK that stands for one view. It owns the widget.
@MainActor
class GTKWidget {
    let pointer: UnsafeMutablePointer<GtkWidget>
    private let reference: ObjectReference
    /// The link by which others know the widget without keeping it.
    nonisolated let link = WidgetLink()
    final var frame = CGRect.zero
    /// The accessibility properties of the widget.
    final private(set) lazy var accessible = AccessibleWidget(accessiblePointer, isLeaf: isLeaf)

    /// - Parameter pointer: A new widget, whose floating reference is taken over.
    init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
        reference = ObjectReference(retaining: pointer)
        g_object_unref(pointer)
        link.widget = self
    }

    deinit { link.end() }

    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

    /// The classes of the style sheet that the widget has by its content, in addition to GTK's own.
    final var styleClasses: Set<String> = [] {
        didSet {
            for name in oldValue.subtracting(styleClasses) { gtk_widget_remove_css_class(pointer, name) }
            for name in styleClasses.subtracting(oldValue) { gtk_widget_add_css_class(pointer, name) }
        }
    }

    /// A Boolean value that indicates whether the widget is being set to the program's state, so GTK's notification is not mistaken
    /// for the user's change.
    final private(set) var isShowing = false

    /// Runs a change of the widget that the user did not make.
    final func show(_ change: () -> Void) {
        let before = isShowing
        isShowing = true
        change()
        isShowing = before
    }

    /// The widget that stands for this one to assistive technologies.
    var accessiblePointer: UnsafeMutablePointer<GtkWidget> { pointer }

    /// A Boolean value that indicates whether no widget of a view is ever inside.
    var isLeaf: Bool { false }

    final func canStand(for element: AccessibilityElement) -> Bool { accessible.canBecome(element) }

    func setAccessibility(_ accessibility: WidgetAccessibility) {
        accessible.set(accessibility)
        guard accessiblePointer != pointer else { return }
        // The widgets around the one that stands for this one are hidden with it.
        let isHidden = if case .hidden = accessibility { true } else { false }
        AccessibleWidget.of(pointer).setHidden(isHidden)
    }

    func setNeedsLayout() { queueResize() }

    func setDirection(_ direction: LayoutDirection) { direction.set(on: pointer) }

    /// Returns the natural size of the control, or the offered size if that is less and the control can shrink to it.
    func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = length(GTK_ORIENTATION_HORIZONTAL, for: -1, proposed: proposal.width)
        return CGSize(
            width: CGFloat(width),
            height: CGFloat(measured(GTK_ORIENTATION_VERTICAL, for: width).natural)
        )
    }

    /// The size that the widget has on the screen, in points.
    final var allocatedSize: CGSize {
        CGSize(width: CGFloat(gtk_widget_get_width(pointer)), height: CGFloat(gtk_widget_get_height(pointer)))
    }

    /// Returns the baselines of a control's text, which GTK centers in extra space.
    func baselines(in size: CGSize) -> TextBaselines? {
        var (natural, baseline): (Int32, Int32) = (0, -1)
        gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, &baseline)
        guard baseline >= 0 else { return nil }
        let line = CGFloat(baseline) + max(0, (size.height - CGFloat(natural)) / 2)
        return TextBaselines(first: line, last: line)
    }

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

    /// Hides the bars of a scrolled window from assistive technologies, which scroll by moving the focus.
    final func hideScrollBars() {
        let scrolled = OpaquePointer(pointer)
        for bar in [gtk_scrolled_window_get_hscrollbar(scrolled), gtk_scrolled_window_get_vscrollbar(scrolled)] {
            if let bar { AccessibleWidget.of(bar).leaveOut() }
        }
    }

    /// Notifies the host when a scrolled window shows another part of its content, which moves widgets.
    final func reportScrolling(to host: any WidgetHost, _ didScroll: @escaping () -> Void = {}) {
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

    /// Called before the widget is given its frame.
    func willAllocate() {}

    /// Sets the frame of the widget in its parent.
    /// - Parameter effect: The transform of the parent's contents, in the parent's coordinates; taken over.
    final func allocate(_ effect: OpaquePointer? = nil) {
        willAllocate()
        // GTK wants to be asked for sizes before it is given one.
        let width = max(measured(GTK_ORIENTATION_HORIZONTAL, for: -1).minimum, Int32(clamping: frame.width.rounded()))
        let height = max(
            measured(GTK_ORIENTATION_VERTICAL, for: width).minimum,
            Int32(clamping: frame.height.rounded())
        )
        var origin = graphene_point_t(CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded()))
        gtk_widget_allocate(pointer, width, height, -1, gsk_transform_translate(effect, &origin))
    }
}

extension GValue {
    /// Creates a value with a string; the caller unsets it.
    init(string: String) {
        self.init()
        // G_TYPE_STRING, which is a macro in C: the sixteenth of the fundamental types.
        g_value_init(&self, GType(16 << G_TYPE_FUNDAMENTAL_SHIFT))
        g_value_set_string(&self, string)
    }
}

extension UnsafeMutablePointer {
    /// Returns the pointer as another of C's types in the same hierarchy.
    func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(self).typed()
    }
}
