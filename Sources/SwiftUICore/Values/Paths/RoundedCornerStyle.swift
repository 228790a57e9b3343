/// The shape of a rounded corner.
@_weakLinked
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A corner that bends gradually. It is drawn as a quarter of a circle.
    case continuous
}
