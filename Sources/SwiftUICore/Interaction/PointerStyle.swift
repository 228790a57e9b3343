/// The appearance of the pointer over a view.
@_weakLinked
public struct PointerStyle: Hashable, Sendable {
    /// The name of the pointer in CSS, which toolkits share.
    package let cssName: String

    /// The default pointer.
    public static let `default` = PointerStyle(cssName: "default")
    /// A pointing hand, for links.
    public static let link = PointerStyle(cssName: "pointer")
    /// An open hand, for draggable views.
    public static let grabIdle = PointerStyle(cssName: "grab")
    /// A closed hand, for views that are being dragged.
    public static let grabActive = PointerStyle(cssName: "grabbing")
    /// A vertical beam, for horizontal text.
    public static let horizontalText = PointerStyle(cssName: "text")
    /// A horizontal beam, for vertical text.
    public static let verticalText = PointerStyle(cssName: "vertical-text")
    /// A crosshair, for selecting a rectangle.
    public static let rectSelection = PointerStyle(cssName: "crosshair")
    /// A magnifying glass with a plus sign.
    public static let zoomIn = PointerStyle(cssName: "zoom-in")
    /// A magnifying glass with a minus sign.
    public static let zoomOut = PointerStyle(cssName: "zoom-out")
}

/// A part that changes the appearance of the pointer over a container.
@_weakLinked
package struct PointerEffect: Equatable {
    package var style: PointerStyle?
}

extension PointerEffect: ContainerEffect {}

extension View {
    /// Sets the appearance of the pointer over this view.
    /// - Parameter style: The look; nil for that of the views around.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerEffect(style: style)) }
}
