/// The way in which a window can be resized.
@_weakLinked
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// The default, which is the same as ``contentMinSize``.
    public static let automatic = WindowResizability(name: "automatic")
    /// The window has the size limits of its content and opens in the ideal size of its content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// The window can be no smaller than its content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The level of a window among those of other programs.
@_weakLinked
public struct WindowLevel: Hashable, Sendable {
    private let name: String

    /// The default, which is the same as ``normal``.
    public static let automatic = WindowLevel(name: "automatic")
    /// The window is at the level that the user chooses.
    public static let normal = WindowLevel(name: "normal")
    /// The window stays above others.
    public static let floating = WindowLevel(name: "floating")
}
