/// A text that shows when the pointer rests on a container.
@_weakLinked
package struct HelpText: Equatable {
    package var text: String
}

extension HelpText: ContainerPart, ContainerModifier {
    package typealias Body = Never

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        let properties = AccessibilityProperties { $0.hint = text }
        return inside.map { $0.applying(properties) }
    }
}

extension View {
    /// Shows a text when the pointer rests on this view.
    /// - Parameter text: The text.
    nonisolated public func help<Text: StringProtocol>(_ text: Text) -> some View {
        modifier(HelpText(text: String(text)))
    }
}
