import CGTK
import GTKInterop
import SwiftUICore

/// A picker that shows all of its choices, each as a button of a `GtkBox`.
@MainActor
class PickerButtonsWidget: GTKWidget {
    private var choice: PickerChoice
    private var options: [PickerOption] = []
    private var buttons: [UnsafeMutablePointer<GtkWidget>] = []
    private unowned let host: GTKHost

    /// - Parameters:
    ///   - choice: The choices.
    ///   - orientation: Whether the buttons stand side by side or below one another.
    ///   - spacing: The space between two buttons, in pixels.
    ///   - host: The host of the picker.
    init(_ choice: PickerChoice, _ orientation: GtkOrientation, spacing: Int32, host: GTKHost) {
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

    // MARK: Choices

    /// Shows the choices.
    /// - Returns: Whether there are others than before.
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
