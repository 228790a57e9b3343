import Foundation

extension TextField {
    /// Creates a text field that grows along an axis.
    ///
    /// A vertical field breaks its text into lines and grows with them, between the bounds of `lineLimit(_:)`; from there
    /// on it scrolls. Return submits it, as in a Mac's text field; Return with Option (Alt) or Shift begins a line.
    /// - Parameters:
    ///   - text: The text.
    ///   - prompt: The text to show while the field is empty.
    ///   - axis: The direction.
    ///   - label: The purpose of the field.
    nonisolated public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), prompt: prompt?.string ?? "", input: PlainTextInput(binding: text), axis: axis)
    }
}

extension TextField where Label == Text {
    /// Creates a text field that grows along an axis.
    ///
    /// A vertical field breaks its text into lines and grows with them, between the bounds of `lineLimit(_:)`; from there
    /// on it scrolls. Return submits it, as in a Mac's text field; Return with Option (Alt) or Shift begins a line.
    /// - Parameters:
    ///   - titleKey: The purpose of the field, which appears while it is empty and has no prompt.
    ///   - text: The text.
    ///   - prompt: The text to show while the field is empty.
    ///   - axis: The direction.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(Text(titleKey), prompt: prompt, input: PlainTextInput(binding: text), axis: axis)
    }

    /// Creates a text field that grows along an axis.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(Text(title), prompt: prompt, input: PlainTextInput(binding: text), axis: axis)
    }
}
