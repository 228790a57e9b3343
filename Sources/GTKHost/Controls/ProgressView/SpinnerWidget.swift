import CGTK
import Foundation
import SwiftUICore

/// A circle that turns: a `GtkSpinner`, which turns while it can be seen.
@MainActor
final class SpinnerWidget: GTKWidget, RegisteredWidget {
    private var content: SpinnerContent
    private var tint = ControlTint()

    init(_ content: SpinnerContent, host: any WidgetHost) {
        self.content = content
        super.init(gtk_spinner_new())
        gtk_spinner_start(OpaquePointer(pointer))
        tint.apply(content.tint, to: self)
    }

    func update(_ content: SpinnerContent) -> Bool {
        guard content != self.content else { return false }
        tint.apply(content.tint, to: self)
        let isSame = content.controlSize == self.content.controlSize
        self.content = content
        return !isSame
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: content.controlSize.spinnerSide, height: content.controlSize.spinnerSide)
    }
}
