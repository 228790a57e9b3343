import CGTK
import Foundation
import SwiftUICore

/// A place that shows a part of content that may be larger.
@MainActor
final class ScrollWidget: GTKWidget, RegisteredWidget {
    private let container: ContainerWidget

    init(_ content: ScrollContent, host: GTKHost) {
        container = ContainerWidget(around: content.content, host: host, alignment: .top)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(OpaquePointer(pointer), container.pointer)
        reportScrolling(to: host)
        apply(content)
    }

    func update(_ content: ScrollContent) -> Bool {
        apply(content)
        return false
    }

    override func setChildren(_ children: [any HostWidget]) { container.setChildren(children) }

    private func apply(_ content: ScrollContent) {
        gtk_scrolled_window_set_policy(
            OpaquePointer(pointer),
            content.axes.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
            content.axes.contains(.vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
        )
    }
}
