import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A place that shows a part of content that may be larger.
@MainActor
final class ScrollWidget: GTKWidget, RegisteredWidget, ScrollingWidget {
    private var content: ScrollContent
    private let container: ContainerWidget
    private var edges: EdgeScrolling!

    init(_ content: ScrollContent, host: GTKHost) {
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

    override func setChildren(_ children: [any HostWidget]) { container.setChildren(children) }

    private func apply() {
        gtk_scrolled_window_set_policy(
            OpaquePointer(pointer),
            content.axes.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
            content.axes.contains(.vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
        )
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
        content.observer?.didScroll(to: offset)
    }

    func scroll(to offset: CGPoint, in size: CGSize) {
        set(horizontal, to: offset.x, of: size.width)
        set(vertical, to: offset.y, of: size.height)
    }

    /// Sets where an adjustment stands together with how far it goes, which GTK would learn with the next layout only.
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
    }
}
