import CGTK
import GTKInterop
import SwiftUICore

/// A part that shows a text when the pointer rests on a container.
@MainActor
final class HelpPart: TypedPart<HelpText> {
    required init(_ part: HelpText, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        setTooltip()
        // It would stand over the menu, which opens where the pointer rests.
        Signal.hideTooltip(of: UnsafeMutableRawPointer(widget)) { [weak container] in
            container?.host.isMenuOpen ?? false
        }
    }

    override func partDidChange(from before: HelpText) {
        // GTK asks the window system where the pointer is each time that a tooltip is set.
        if part != before { setTooltip() }
    }

    private func setTooltip() {
        gtk_widget_set_tooltip_text(widget, part.text.shapeable)
        container.accessible.descriptionWasSet(part.text)
    }
}
