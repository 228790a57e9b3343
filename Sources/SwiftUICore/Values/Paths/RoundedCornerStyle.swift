/// The shape of a rounded corner.
@_weakLinked
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A circular arc.
    case circular
    /// A corner with continuous curvature. It is drawn as a circular arc.
    case continuous
}
