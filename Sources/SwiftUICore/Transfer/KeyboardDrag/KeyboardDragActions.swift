extension ViewGraph {
    /// The drag by keys of the host; nil for a host without one.
    var keyboardDrag: KeyboardDrag? { (host as? any KeyboardDragHost)?.keyboardDrag }
}

extension AccessibilityActionKind {
    /// The action of picking something up to drop it elsewhere.
    static let pickUp = AccessibilityActionKind(named: "Pick Up")
    /// The action of dropping what was picked up.
    static let dropHere = AccessibilityActionKind(named: "Drop Here")
}

extension DragSource {
    /// Returns the accessibility elements inside, of which the first stands for the view and has an action that picks it up.
    @MainActor
    func pickedUp(_ inside: [AccessibilityElement]) -> [AccessibilityElement] {
        guard let owner, let drag = keyboardDrag() else { return inside }
        return inside.adding(.pickUp) { drag.pickUp(owner) }
    }
}

extension DropTarget {
    /// Returns the accessibility elements inside, of which the first stands for the destination and has an action that drops what keys
    /// hold, if it may be taken.
    @MainActor
    func takingDrop(_ inside: [AccessibilityElement]) -> [AccessibilityElement] {
        guard let owner, let drag = keyboardDrag(), drag.isHeld(for: self) else { return inside }
        return inside.adding(.dropHere) { drag.drop(on: owner) }
    }
}

extension [AccessibilityElement] {
    /// Returns the elements with an action of the first.
    @MainActor
    fileprivate func adding(
        _ kind: AccessibilityActionKind,
        _ perform: @escaping () -> Void
    ) -> [AccessibilityElement] {
        guard let first else { return self }
        let action = AccessibilityAction(kind, perform: perform)
        return [first.applying(AccessibilityProperties { $0.actions = [action] })] + dropFirst()
    }
}
