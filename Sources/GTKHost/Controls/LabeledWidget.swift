import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A widget of GTK around a label that views make.
@MainActor
class LabeledWidget: GTKWidget {
    /// The widget of the label, which the subclass puts into its own.
    final let label: ContainerWidget
    private let element: LayoutElement

    init(_ pointer: UnsafeMutablePointer<GtkWidget>, around element: LayoutElement, host: any WidgetHost) {
        self.element = element
        label = ContainerWidget(around: element, host: host)
        super.init(pointer)
        pointer.leaveFocusAtClick()
        // A gesture in the label comes before the control's own, which GTK lets come first.
        for click in pointer.controllers(of: gtk_gesture_click_get_type()) {
            click.withPointer { gtk_event_controller_set_propagation_phase(OpaquePointer($0), GTK_PHASE_BUBBLE) }
        }
        Signal.connect(raw, "map") { [weak self] in self?.followBar() }
    }

    private func followBar() {
        let isInBar = gtk_widget_get_ancestor(pointer, gtk_header_bar_get_type()) != nil
        isInFlatBar = isInBar && DesktopLook.hasFlatBars
    }

    /// A Boolean value that indicates whether the widget is in a toolbar whose buttons have no frames.
    final private(set) var isInFlatBar = false { didSet { if isInFlatBar != oldValue { barDidChange() } } }

    /// Called when the widget has moved into a toolbar whose buttons have no frames, or out of one.
    func barDidChange() {}

    final override func setChildren(_ children: [any HostWidget]) { label.setChildren(children) }

    /// Returns the label's size, and the room that GTK takes around it.
    final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = element.size(.unspecified)
        let width = CGFloat(measured(GTK_ORIENTATION_HORIZONTAL, for: -1).natural)
        let height = CGFloat(measured(GTK_ORIENTATION_VERTICAL, for: -1).natural)
        let border = CGSize(width: max(0, width - ideal.width), height: max(0, height - ideal.height))
        let size = element.size(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - border.width) },
                height: proposal.height.map { max(0, $0 - border.height) }
            )
        )
        return CGSize(width: size.width + border.width, height: size.height + border.height)
    }

    final override func baselines(in size: CGSize) -> TextBaselines? {
        let inner = element.size(.unspecified)
        let border = (size.height - inner.height) / 2
        return element.baselines(in: inner).map { TextBaselines(first: $0.first + border, last: $0.last + border) }
    }
}
