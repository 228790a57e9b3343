import CoreTransferable
import Foundation

/// A type that indicates whether text can be selected.
@_weakLinked
public protocol TextSelectability {
    /// A Boolean value that indicates whether the user can select text.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
@_weakLinked
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text cannot be selected.
@_weakLinked
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether the user can select the texts in this view and copy the selection, as plain text and with its formatting if there is
    /// any.
    /// - Parameter selectability: Whether they can be selected.
    nonisolated public func textSelection<Selectability: TextSelectability>(
        _ selectability: Selectability
    ) -> some View {
        environment(\.isTextSelectable, Selectability.allowsSelection)
    }
}

extension TextContent {
    /// Returns the items for copying or dragging part of the text.
    /// - Parameters:
    ///   - range: The part of ``characters``, in Unicode scalars.
    ///   - theme: The colours where it stands.
    package func items(_ range: Range<Int>, in theme: ThemeColors) -> [NSItemProvider] {
        let text = richText(range, in: theme)
        guard !text.characters.isEmpty else { return [] }
        return [hasStyles ? NSItemProvider(of: text) : NSItemProvider(of: String(text.characters))]
    }
}
