import CGTK
import GTKInterop
import SwiftUICore

/// A picker that shows all of its choices, each as a button of a `GtkBox`.
@MainActor
class PickerButtonsWidget: GTKWidget {
    private var choice: PickerChoice
    private var options: [PickerOption] = []
    // Lifetime: they are in the box, which this object owns.
    private var buttons: [UnsafeMutablePointer<GtkWidget>] = []
    private unowned let host: any WidgetHost

    /// - Parameters:
    ///   - choice: The choices.
    ///   - orientation: Whether the buttons stand side by side or below one another.
    ///   - spacing: The space between two buttons, in pixels.
    ///   - host: The host of the picker.
    init(_ choice: PickerChoice, _ orientation: GtkOrientation, spacing: Int32, host: any WidgetHost) {
        (self.choice, self.host) = (choice, host)
        super.init(gtk_box_new(orientation, spacing))
        // No size was measured yet that could change.
        _ = show(choice)
    }

    // MARK: What kind of buttons they are

    /// Makes the button of a choice.
    func makeButton(_ option: PickerOption) -> UnsafeMutablePointer<GtkWidget> { fatalError("no kind of button") }

    /// Makes a button exclude another.
    func join(_ button: UnsafeMutablePointer<GtkWidget>, to first: UnsafeMutablePointer<GtkWidget>) {}

    func isActive(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool { false }

    func setActive(_ button: UnsafeMutablePointer<GtkWidget>, _ isActive: Bool) {}

    /// Returns the baselines of the titles of the first and the last button. A `GtkBox` that stacks its children has none.
    final override func baselines(in size: CGSize) -> TextBaselines? {
        guard let first = buttons.first, let last = buttons.last else { return nil }
        func measured(_ button: UnsafeMutablePointer<GtkWidget>) -> (height: CGFloat, baseline: CGFloat)? {
            var (natural, baseline): (Int32, Int32) = (0, -1)
            gtk_widget_measure(button, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, &baseline)
            if baseline >= 0 { return (CGFloat(natural), CGFloat(baseline)) }
            // A `GtkCheckButton` of GTK 4.8 has none. Its title is its last child, in the middle of its height.
            guard let title = gtk_widget_get_last_child(button) else { return nil }
            var height: Int32 = 0
            gtk_widget_measure(title, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, &baseline)
            return baseline < 0 ? nil : (CGFloat(natural), CGFloat(natural - height) / 2 + CGFloat(baseline))
        }
        guard let top = measured(first), let bottom = measured(last) else { return super.baselines(in: size) }
        let isRow = gtk_orientable_get_orientation(OpaquePointer(pointer)) == GTK_ORIENTATION_HORIZONTAL
        if isRow {
            let line = top.baseline + max(0, (size.height - top.height) / 2)
            return TextBaselines(first: line, last: line)
        }
        return TextBaselines(first: top.baseline, last: size.height - bottom.height + bottom.baseline)
    }

    // MARK: Choices

    /// Shows the choices.
    /// - Returns: Whether they have changed.
    final func show(_ choice: PickerChoice) -> Bool {
        self.choice = choice
        let isOther = choice.options != options
        if isOther {
            options = choice.options
            makeButtons()
        }
        select(choice.selection)
        gtk_widget_set_sensitive(pointer, choice.isEnabled ? 1 : 0)
        return isOther
    }

    private func makeButtons() {
        for button in buttons { gtk_box_remove(pointer.cast(), button) }
        buttons = options.enumerated().map { index, option in
            let button = makeButton(option)
            button.leaveFocusAtClick()
            Signal.connect(UnsafeMutableRawPointer(button), "toggled") { [weak self] in self?.toggled(index) }
            gtk_box_append(pointer.cast(), button)
            return button
        }
        for button in buttons.dropFirst() { join(button, to: buttons[0]) }
    }

    private func select(_ selection: Int?) {
        show {
            for (index, button) in buttons.enumerated() { setActive(button, index == selection) }
        }
    }

    private func toggled(_ index: Int) {
        guard !isShowing, buttons.indices.contains(index), isActive(buttons[index]) else { return }
        choice.select(index)
        host.whenAnswered { [weak self] in
            if let self { select(choice.current()) }
        }
    }
}
