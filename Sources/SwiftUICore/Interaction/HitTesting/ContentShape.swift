import Foundation

/// The uses of a content shape.
@_weakLinked
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The area of the view that receives clicks, gestures, drags and drops.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The outline of the preview while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The outline of the preview of a context menu. Menus on Linux desktops have no preview.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The outline of the hover effect. It is not used, because the desktop's theme draws that effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The outline of the focus effect. It is not used, because the desktop's theme draws that effect.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The outline for assistive technologies, which support only rectangles on Linux.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// The area of a container that responds to the pointer.
@_weakLinked
package struct HitShape {
    var shape: any Shape
    var eoFill: Bool

    /// Returns a Boolean value that indicates whether the container responds to the pointer at a point.
    /// - Parameters:
    ///   - point: The point, in the container's coordinates.
    ///   - size: The size of the container.
    package func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        outline(in: size).contains(point, eoFill: eoFill)
    }

    /// Returns a Boolean value that indicates whether the container never responds to the pointer.
    package func isEmpty(in size: CGSize) -> Bool { outline(in: size).holdsNothing }

    private func outline(in size: CGSize) -> Path { shape.path(in: CGRect(origin: .zero, size: size)) }
}

extension HitShape: ContainerEffect {
    static var keepsNothing: Bool { true }

    func part(in node: ViewNode) -> HitShape {
        HitShape(shape: shape.mirrored(in: node.environment.layoutDirection), eoFill: eoFill)
    }
}

/// The outline of the preview of a dragged container.
@_weakLinked
package struct DragPreviewShape {
    package var shape: any Shape
}

extension DragPreviewShape: ContainerEffect {
    func part(in node: ViewNode) -> DragPreviewShape {
        DragPreviewShape(shape: shape.mirrored(in: node.environment.layoutDirection))
    }
}

extension View {
    /// Sets the area of this view that receives clicks, gestures, drags and drops to a shape.
    ///
    /// Without this modifier, the whole frame of a view takes them, also where nothing is drawn, so a shape as large as the
    /// view changes nothing. Controls inside the view also respond outside of the shape.
    /// - Parameters:
    ///   - shape: The shape, in the place of the view; it may be larger.
    ///   - eoFill: Whether parts that the outline encloses twice are outside.
    nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
        modifier(HitShape(shape: shape, eoFill: eoFill))
    }

    /// Sets the content shape of this view for certain uses.
    ///
    /// ```swift
    /// Image("portrait")
    ///     .contentShape(.dragPreview, Circle())
    ///     .draggable(person)
    /// ```
    /// - Parameters:
    ///   - kinds: The purposes of the shape.
    ///   - shape: The shape, in the place of the view.
    ///   - eoFill: Whether parts that the outline encloses twice are outside; pictures of drags are cut off at the outline.
    @ViewBuilder
    nonisolated public func contentShape<Outline: Shape>(
        _ kinds: ContentShapeKinds,
        _ shape: Outline,
        eoFill: Bool = false
    ) -> some View {
        if kinds.isSuperset(of: [.interaction, .dragPreview]) {
            modifier(HitShape(shape: shape, eoFill: eoFill)).modifier(DragPreviewShape(shape: shape))
        } else if kinds.contains(.interaction) {
            modifier(HitShape(shape: shape, eoFill: eoFill))
        } else if kinds.contains(.dragPreview) {
            modifier(DragPreviewShape(shape: shape))
        } else {
            self
        }
    }
}
