import CGTK
import Foundation
import SwiftUICore

/// A circle that turns: a `GtkSpinner`, which turns while it can be seen.
@MainActor
final class SpinnerWidget: GTKWidget, RegisteredWidget {
    private var content: SpinnerContent

    init(_ content: SpinnerContent, host: GTKHost) {
        self.content = content
        super.init(gtk_spinner_new())
        gtk_spinner_start(OpaquePointer(pointer))
    }

    func update(_ content: SpinnerContent) -> Bool {
        guard content != self.content else { return false }
        self.content = content
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: content.controlSize.spinnerSide, height: content.controlSize.spinnerSide)
    }
}
