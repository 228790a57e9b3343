import CGTK
import Foundation
import SwiftUICore

/// The place of a widget that the program has made.
@MainActor
final class RepresentableWidget: GTKWidget, RegisteredWidget {
    private let foreign: any GTKForeignWidget

    init(_ content: ForeignContent, host: any WidgetHost) {
        guard let foreign = content.make(content) as? any GTKForeignWidget else {
            preconditionFailure("A view of another toolkit's widget cannot be shown with GTK")
        }
        self.foreign = foreign
        super.init(foreign.pointer)
    }

    func update(_ content: ForeignContent) -> Bool {
        content.update(foreign, content)
        return true
    }

    /// The widget has its role and its name itself.
    override func setAccessibility(_ accessibility: WidgetAccessibility) {
        if case .element(let element) = accessibility, element.label == nil { return }
        super.setAccessibility(accessibility)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = foreign.size(proposal) { return size }
        var size = super.measure(proposal)
        if let width = proposal.width, width.isFinite, expands(GTK_ORIENTATION_HORIZONTAL) {
            size.width = max(size.width, width)
        }
        if let height = proposal.height, height.isFinite, expands(GTK_ORIENTATION_VERTICAL) {
            size.height = max(size.height, height)
        }
        return size
    }

    private func expands(_ orientation: GtkOrientation) -> Bool { gtk_widget_compute_expand(pointer, orientation) != 0 }
}
