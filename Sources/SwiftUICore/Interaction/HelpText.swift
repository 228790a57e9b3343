import Foundation

/// A help text that appears when the pointer rests on a container.
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
    /// Sets the help text that appears when the pointer rests on this view.
    /// - Parameter text: The text.
    nonisolated public func help(_ text: Text) -> some View { modifier(HelpText(text: text.string)) }

    /// Sets the help text that appears when the pointer rests on this view.
    /// - Parameter textKey: The text, which is looked up in the tables of the program.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Sets the help text that appears when the pointer rests on this view.
    /// - Parameter text: The text.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

extension View {
    /// Sets the help text for this view.
    /// - Parameter textResource: The text.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
        help(String(localized: textResource))
    }
}
