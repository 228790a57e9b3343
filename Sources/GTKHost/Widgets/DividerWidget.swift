import CGTK
import Foundation
import SwiftUICore

/// A thin line.
@MainActor
final class DividerWidget: GTKWidget, RegisteredWidget {
    private var axis: Axis

    init(_ content: DividerContent, host: GTKHost) {
        axis = content.axis
        super.init(gtk_separator_new(axis.orientation))
    }

    override var isLeaf: Bool { true }

    func update(_ content: DividerContent) -> Bool {
        guard content.axis != axis else { return false }
        axis = content.axis
        gtk_orientable_set_orientation(OpaquePointer(pointer), axis.orientation)
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal ? CGSize(width: size.width, height: 1) : CGSize(width: 1, height: size.height)
    }
}

extension Axis {
    /// The direction as GTK has it.
    var orientation: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}
