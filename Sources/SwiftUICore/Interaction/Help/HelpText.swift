/// A text that shows when the pointer rests on a container.
@_weakLinked
package struct HelpText: Equatable {
    package var text: String
}

extension HelpText: ContainerEffect {
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        let properties = AccessibilityProperties { $0.hint = text }
        return inside.map { $0.applying(properties) }
    }
}

extension View {
    /// Shows a text when the pointer rests on this view.
    /// - Parameter text: The text.
    nonisolated public func help(_ text: Text) -> some View { modifier(HelpText(text: text.string)) }

    /// Shows a text when the pointer rests on this view.
    /// - Parameter textKey: The text, which is looked up in the tables of the program.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Shows a text when the pointer rests on this view.
    /// - Parameter text: The text.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
