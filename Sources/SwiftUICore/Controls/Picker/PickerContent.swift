/// One of the choices of a picker.
package struct PickerOption: Equatable {
    /// The text of the choice; empty where it has none.
    package var title: String
    /// The picture of the choice.
    package var image: ImageContent?
    /// The name of the choice.
    package var name: String
}

/// The choices of a picker, and which is chosen.
@MainActor
package struct PickerChoice {
    package var options: [PickerOption]
    /// The index of the chosen option; nil if none is.
    package var selection: Int?
    package var isEnabled: Bool
    /// Sets the user's choice.
    package var select: (Int) -> Void
    /// Gives the index of the option that the program has chosen now; nil if it has none.
    package var current: () -> Int?

    /// One element, whose value is the choice. A step selects the next choice.
    fileprivate var accessibility: [AccessibilityElement] {
        var element = AccessibilityElement(.picker)
        element.value = selection.map { options[$0].name }
        element.staysWithWidget = true
        element.isEnabled = isEnabled
        element.adjust = { direction in
            let next = (selection ?? -1) + (direction == .increment ? 1 : -1)
            if options.indices.contains(next) { select(next) }
        }
        return [element]
    }
}

/// A picker of one look.
@MainActor
package protocol PickerContent: WidgetContent {
    var choice: PickerChoice { get }
    init(choice: PickerChoice)
}

extension PickerContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] { choice.accessibility }
}

/// A button that shows the choice and opens a menu.
package struct MenuPickerContent: PickerContent {
    package var choice: PickerChoice
    package init(choice: PickerChoice) { self.choice = choice }
}

/// Buttons side by side, one of which is pressed.
package struct SegmentedPickerContent: PickerContent {
    package var choice: PickerChoice
    package init(choice: PickerChoice) { self.choice = choice }
}

/// Radio buttons below one another.
package struct RadioGroupContent: PickerContent {
    package var choice: PickerChoice
    package init(choice: PickerChoice) { self.choice = choice }
}

extension AccessibilityRole {
    package static let picker = AccessibilityRole("picker")
}
