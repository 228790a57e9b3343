import CGTK
import Foundation
import SwiftUICore

/// A thin line.
@MainActor
final class DividerWidget: GTKWidget, RegisteredWidget {
    private var content: DividerContent

    static let styleRules = "separator.swiftui-divider { background: @swiftui_line_color; }"

    init(_ content: DividerContent, host: any WidgetHost) {
        self.content = content
        super.init(gtk_separator_new(content.axis.orientation))
        styleClasses = ["swiftui-divider"]
    }

    override var isLeaf: Bool { true }

    func update(_ content: DividerContent) -> Bool {
        guard content.axis != self.content.axis else { return false }
        self.content = content
        gtk_orientable_set_orientation(OpaquePointer(pointer), content.axis.orientation)
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
}

extension Axis {
    /// The direction as GTK represents it.
    var orientation: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}
