/// The properties that modifiers set on the elements of a view.
package struct AccessibilityProperties {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden = false
    package var addedTraits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    package var headingLevel: AccessibilityHeadingLevel?
    package var sortPriority: Double?
    package var inputLabels: [String]?
    package var actions: [AccessibilityAction] = []
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

    package init() {}

    init(_ change: (inout AccessibilityProperties) -> Void) { change(&self) }

    /// Returns whether elements have the same properties with other values, regardless of the effects of their actions.
    func isSame(as other: AccessibilityProperties) -> Bool {
        label == other.label && value == other.value && hint == other.hint && identifier == other.identifier
            && isHidden == other.isHidden && addedTraits == other.addedTraits
            && removedTraits == other.removedTraits && headingLevel == other.headingLevel
            && sortPriority == other.sortPriority && inputLabels == other.inputLabels
            && actions.map(\.kind) == other.actions.map(\.kind) && (adjust == nil) == (other.adjust == nil)
    }
}

/// An action of an element.
package struct AccessibilityAction {
    package var kind: AccessibilityActionKind
    package var perform: () -> Void

    package init(_ kind: AccessibilityActionKind, perform: @escaping () -> Void) {
        (self.kind, self.perform) = (kind, perform)
    }
}
