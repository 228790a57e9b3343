import Foundation

/// The shape of the border of a button.
@_weakLinked
public struct ButtonBorderShape: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    package let kind: Kind

    /// The default shape of the desktop's theme.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule: a shape with a semicircle at each end.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rounded rectangle with the corner radius of the desktop's theme.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    /// Returns a rounded rectangle with a custom corner radius.
    /// - Parameter radius: The radius of the corners in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }
}

extension View {
    /// Sets the border shape of buttons in this view.
    /// - Parameter shape: The outline.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
