import CGTK
import Foundation
import SwiftUICore

/// The contents of an effect.
@MainActor
struct DrawnContents {
    /// A closure that draws the contents.
    let draw: (OpaquePointer) -> Void
    /// A closure that draws the views that are marked as a mask, which ``draw`` leaves out.
    let drawMask: (OpaquePointer) -> Void
    /// A Boolean value that indicates whether the final renderer of the snapshot supports a third dimension. Cairo does not.
    var hasPerspective: Bool { knowsPerspective() }
    private let knowsPerspective: () -> Bool

    /// Creates contents that draw themselves and have no mask.
    init(draw: @escaping (OpaquePointer) -> Void) {
        self.init(draw: draw, drawMask: { _ in }, hasPerspective: false)
    }

    init(
        draw: @escaping (OpaquePointer) -> Void,
        drawMask: @escaping (OpaquePointer) -> Void,
        hasPerspective: @escaping @autoclosure () -> Bool
    ) {
        (self.draw, self.drawMask, knowsPerspective) = (draw, drawMask, hasPerspective)
    }

    func callAsFunction(_ snapshot: OpaquePointer) { draw(snapshot) }

    /// Draws the visible part of the contents, for effects that a renderer makes a picture of.
    func drawSeenPart(on snapshot: OpaquePointer) {
        guard let node = node() else { return }
        SeenPart.append(node, on: snapshot)
        gsk_render_node_unref(node)
    }

    /// Returns a node that draws the contents, which the caller owns; nil if they are empty.
    func node() -> OpaquePointer? {
        let snapshot = gtk_snapshot_new()!
        draw(snapshot)
        return gtk_snapshot_free_to_node(snapshot)
    }
}

/// An effect on the contents of a container.
@MainActor
protocol DrawnEffect: ContainerPart {
    /// Draws the contents with the effect.
    /// - Parameters:
    ///   - snapshot: The snapshot to draw on.
    ///   - size: The size of the container.
    ///   - colors: Returns the colours of the theme.
    ///   - contents: Draws the contents.
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    )

    /// Returns the transform of the container's contents, for an effect that begins a container.
    /// - Parameters:
    ///   - size: The size of the container.
    ///   - hasPerspective: Whether the transform may have a third dimension.
    /// - Returns: A transform that the caller owns, or nil for none.
    func contentTransform(_ size: CGSize, hasPerspective: Bool) -> OpaquePointer?

    /// Returns whether another value is drawn in the same way.
    func isDrawn(as other: Self) -> Bool
}

extension DrawnEffect {
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) { contents(snapshot) }

    func contentTransform(_ size: CGSize, hasPerspective: Bool) -> OpaquePointer? { nil }
}

extension DrawnEffect where Self: Equatable {
    func isDrawn(as other: Self) -> Bool { self == other }
}
