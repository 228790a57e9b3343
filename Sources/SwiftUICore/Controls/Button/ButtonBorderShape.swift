import Foundation

/// The outline of buttons with a border.
@_weakLinked
public struct ButtonBorderShape: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    package let kind: Kind

    /// The outline that the desktop's theme has.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at both ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with rounded corners, as the desktop's theme has them.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Returns a rectangle with rounded corners.
    /// - Parameter radius: The radius of the corners in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

extension View {
    /// Sets the outline of the buttons with a border in this view.
    /// - Parameter shape: The outline.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
