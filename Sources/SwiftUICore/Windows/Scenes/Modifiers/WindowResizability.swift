/// Which sizes a window can have.
@_weakLinked
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// As ``contentMinSize``.
    public static let automatic = WindowResizability(name: "automatic")
    /// Those that its content can have: it opens with the content's ideal size.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// Those in which its content has room.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How a window is stacked among those of other programs.
@_weakLinked
public struct WindowLevel: Hashable, Sendable {
    private let name: String

    /// As ``normal``.
    public static let automatic = WindowLevel(name: "automatic")
    /// Where the user puts it.
    public static let normal = WindowLevel(name: "normal")
    /// Above others.
    public static let floating = WindowLevel(name: "floating")
}
