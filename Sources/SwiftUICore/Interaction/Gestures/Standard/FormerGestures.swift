import Foundation

/// A gesture that recognizes a pinch as a scale factor. It is a predecessor of ``MagnifyGesture`` without a location.
@_weakLinked
public struct MagnificationGesture: Gesture, Sendable {
    /// The distance of the fingers relative to the initial distance, which is 2 for twice the distance.
    public typealias Value = CGFloat

    /// The minimum change of the scale for a movement to be recognized.
    public var minimumScaleDelta: CGFloat

    /// Creates the gesture.
    /// - Parameter minimumScaleDelta: The change of the scale from which a movement is a gesture: 0.01 for a hundredth.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// A gesture that recognizes two turning fingers as an angle. It is a predecessor of ``RotateGesture`` without a location.
@_weakLinked
public struct RotationGesture: Gesture, Sendable {
    /// The angle by which the fingers have turned.
    public typealias Value = Angle

    /// The minimum angle for a movement to be recognized.
    public var minimumAngleDelta: Angle

    /// Creates the gesture.
    /// - Parameter minimumAngleDelta: The angle from which a movement is a gesture.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
