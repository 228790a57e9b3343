import CGTK
import Foundation
import SwiftUICore

/// An effect on the picture of what is inside a container.
@MainActor
protocol DrawnEffect: ContainerPart {
    /// Draws what is inside, with the effect.
    /// - Parameters:
    ///   - snapshot: Where it is drawn.
    ///   - size: The size of the container.
    ///   - colors: Gives the colours of the theme.
    ///   - contents: Draws what is inside.
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: (OpaquePointer) -> Void
    )

    /// How what is inside the container is turned or scaled, for an effect that begins a container.
    /// - Parameter size: The size of the container.
    /// - Returns: A transform that the caller owns, or nil for none.
    func contentTransform(_ size: CGSize) -> OpaquePointer?

    /// Whether another value is drawn in the same way.
    func isDrawn(as other: Self) -> Bool
}

extension DrawnEffect {
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: (OpaquePointer) -> Void
    ) { contents(snapshot) }

    func contentTransform(_ size: CGSize) -> OpaquePointer? { nil }
}

extension DrawnEffect where Self: Equatable {
    func isDrawn(as other: Self) -> Bool { self == other }
}
