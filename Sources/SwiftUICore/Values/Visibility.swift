/// The visibility of a part of the interface.
@_weakLinked
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility that suits the place.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
