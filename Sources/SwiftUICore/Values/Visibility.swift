/// The visibility of part of the user interface.
@_weakLinked
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The default visibility, which depends on the context.
    case automatic
    /// Visible.
    case visible
    /// Hidden.
    case hidden
}
