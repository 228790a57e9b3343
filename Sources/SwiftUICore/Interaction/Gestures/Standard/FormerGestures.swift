import Foundation

/// Two fingers that move apart or together, as a number: ``MagnifyGesture`` before it knew where.
@_weakLinked
public struct MagnificationGesture: Gesture, Sendable {
    /// How far the fingers are apart, by how far they were: 2 for twice as far.
    public typealias Value = CGFloat

    /// How far the fingers move before it is a gesture.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    /// - Parameter minimumScaleDelta: How far the fingers move before it is a gesture: 0.01 for a hundredth.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// Two fingers that turn, as an angle: ``RotateGesture`` before it knew where.
@_weakLinked
public struct RotationGesture: Gesture, Sendable {
    /// How far the fingers have turned.
    public typealias Value = Angle

    /// How far the fingers turn before it is a gesture.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    /// - Parameter minimumAngleDelta: How far the fingers turn before it is a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
