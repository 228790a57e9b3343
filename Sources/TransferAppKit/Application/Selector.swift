/// The name of an action.
///
/// There is no Objective-C on Linux, so a selector is made from its name, as in `Selector(("showSettingsWindow:"))`, and `#selector`
/// isn't available.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let description: String

    /// Creates a selector.
    /// - Parameter name: The name, with a colon for each argument.
    public init(_ name: String) { description = name }

    /// Creates a selector from a literal.
    public init(stringLiteral name: String) { description = name }
}

/// Returns the selector with a name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
