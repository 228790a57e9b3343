import SwiftUICore

extension TestWindow {
    /// The accessibility elements of the window and its toolbar, in reading order.
    ///
    /// ```swift
    /// let window = TestWindow { Label("Inbox", systemImage: "tray") }
    /// #expect(window.accessibilityOutline == "static text “Inbox”")
    /// ```
    public var accessibilityElements: [TestAccessibilityElement] {
        let elements =
            toolbarElements.flatMap(\.accessibilityInReadingOrder) + (layout?.accessibilityInReadingOrder ?? [])
        return elements.map(TestAccessibilityElement.init)
    }

    /// Returns the name by which assistive technologies know a view; nil if it has none, or is a part of another.
    func name(of view: TestView) -> String? {
        accessibilityElements.flatMap(\.all).first { $0.element.widget === view.widget }?.label
    }

    /// The ``accessibilityElements`` and all elements inside as lines of text. Elements inside others are indented.
    public var accessibilityOutline: String { accessibilityElements.map(\.outline).joined(separator: "\n") }

    /// Returns the first element with a name, which may also be one with which a person refers to it by voice.
    /// - Parameters:
    ///   - label: The name.
    ///   - role: The required role; nil for any.
    /// - Throws: ``TestWindowError`` that lists the elements that there are.
    public func accessibilityElement(
        label: String,
        role: TestAccessibilityElement.Role? = nil
    ) throws -> TestAccessibilityElement {
        let found = accessibilityElements.flatMap(\.all).first { element in
            (element.label == label || element.inputLabels.contains(label)) && (role == nil || element.role == role)
        }
        guard let found else {
            let wanted = role.map(\.description) ?? "element"
            throw TestWindowError("There is no \(wanted) “\(label)”. The elements are:\n\(accessibilityOutline)")
        }
        return found
    }

    /// Performs the default action of an element.
    /// - Throws: ``TestWindowError`` where it is disabled, or a press does nothing.
    public func press(_ element: TestAccessibilityElement) throws { try perform(.default, on: element) }

    /// Performs a named action of an element.
    /// - Throws: ``TestWindowError`` where it is disabled, or has no such action.
    public func perform(_ action: String, on element: TestAccessibilityElement) throws {
        try perform(AccessibilityActionKind(named: action), on: element)
    }

    /// Performs an action of an element.
    /// - Throws: ``TestWindowError`` where it is disabled, or has no such action.
    public func perform(_ kind: AccessibilityActionKind, on element: TestAccessibilityElement) throws {
        try requireEnabled(element)
        guard let action = element.element.action(kind) else {
            let actions = element.actions.isEmpty ? "none" : element.actions.joined(separator: ", ")
            throw TestWindowError("\(name(element)) has no action “\(kind.name)”. Its actions are: \(actions).")
        }
        action.perform()
        update()
    }

    /// Adjusts the value of an element by one step.
    /// - Throws: ``TestWindowError`` where it is disabled, or cannot be adjusted.
    public func adjust(_ element: TestAccessibilityElement, _ direction: AccessibilityAdjustmentDirection) throws {
        try requireEnabled(element)
        guard let adjust = element.element.adjust else {
            throw TestWindowError("\(name(element)) cannot be adjusted: it has no accessibilityAdjustableAction.")
        }
        adjust(direction)
        update()
    }

    private func requireEnabled(_ element: TestAccessibilityElement) throws {
        guard element.isEnabled else { throw TestWindowError("\(name(element)) is disabled.") }
    }

    private func name(_ element: TestAccessibilityElement) -> String {
        "The \(element.role) “\(element.label ?? "")”"
    }
}
