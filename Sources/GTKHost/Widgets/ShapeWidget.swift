import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A shape that is filled or stroked.
@MainActor
final class ShapeWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private var content: ShapeContent
    unowned let host: any WidgetHost

    init(_ content: ShapeContent, host: any WidgetHost) {
        self.content = content
        self.host = host
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        // Clicks and drops pass through to the decorated or surrounding view.
        gtk_widget_set_can_target(pointer, 0)
    }

    deinit { link.end() }

    override var isLeaf: Bool { true }

    func update(_ content: ShapeContent) -> Bool {
        if !content.isEqual(to: self.content) {
            self.content = content
            gtk_widget_queue_draw(pointer)
        }
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) { (0, 0) }
    func allocate(width: Int32, height: Int32) {}

    func snapshot(_ snapshot: OpaquePointer) {
        content.draw(in: CGRect(origin: .zero, size: allocatedSize), host.theme.colors(for: pointer), on: snapshot)
    }
}
