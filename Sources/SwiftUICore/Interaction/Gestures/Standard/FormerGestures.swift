import Foundation

/// Two fingers that move apart or together, as a number: ``MagnifyGesture`` before it knew where.
@_weakLinked
public struct MagnificationGesture: Gesture, Sendable {
    /// The distance of the fingers relative to that at the start: 2 for twice the distance.
    public typealias Value = CGFloat

    /// The change of the scale from which a movement is a gesture.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    /// - Parameter minimumScaleDelta: The change of the scale from which a movement is a gesture: 0.01 for a hundredth.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// Two fingers that turn, as an angle: ``RotateGesture`` before it knew where.
@_weakLinked
public struct RotationGesture: Gesture, Sendable {
    /// The angle by which the fingers have turned.
    public typealias Value = Angle

    /// The angle from which a movement is a gesture.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    /// - Parameter minimumAngleDelta: The angle from which a movement is a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
