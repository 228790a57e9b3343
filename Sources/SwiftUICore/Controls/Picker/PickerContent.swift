/// One of the options of a picker.
package struct PickerOption: Equatable {
    /// The title of the option; empty if it has none.
    package var title: String
    /// The image of the option.
    package var image: ImageContent?
    /// The name of the option.
    package var name: String
}

/// The options of a picker and the current selection.
@MainActor
package struct PickerChoice {
    package var options: [PickerOption]
    /// The index of the selected option; nil if there is none.
    package var selection: Int?
    package var isEnabled: Bool
    /// A closure that sets the selection to the user's choice.
    package var select: (Int) -> Void
    /// A closure that returns the index of the program's current selection; nil if there is none.
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

/// A picker with a certain appearance.
@MainActor
package protocol PickerContent: WidgetContent {
    var choice: PickerChoice { get }
    init(choice: PickerChoice)
}

extension PickerContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] { choice.accessibility }
}

/// A button that displays the selection and opens a menu.
package struct MenuPickerContent: PickerContent {
    package var choice: PickerChoice
    package init(choice: PickerChoice) { self.choice = choice }
}

/// Buttons side by side, one of which is selected.
package struct SegmentedPickerContent: PickerContent {
    package var choice: PickerChoice
    package init(choice: PickerChoice) { self.choice = choice }
}

/// A vertical group of radio buttons.
package struct RadioGroupContent: PickerContent {
    package var choice: PickerChoice
    package init(choice: PickerChoice) { self.choice = choice }
}

extension AccessibilityRole {
    package static let picker = AccessibilityRole("picker")
}
