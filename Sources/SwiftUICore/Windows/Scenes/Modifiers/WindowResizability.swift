/// The possible sizes of a window.
@_weakLinked
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// The same as ``contentMinSize``.
    public static let automatic = WindowResizability(name: "automatic")
    /// The sizes of its content. The window opens with the content's ideal size.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// The sizes that fit the content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The level of a window among those of other programs.
@_weakLinked
public struct WindowLevel: Hashable, Sendable {
    private let name: String

    /// The same as ``normal``.
    public static let automatic = WindowLevel(name: "automatic")
    /// The level that the user chooses.
    public static let normal = WindowLevel(name: "normal")
    /// Above others.
    public static let floating = WindowLevel(name: "floating")
}
