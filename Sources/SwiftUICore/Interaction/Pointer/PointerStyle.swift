/// The look of the pointer over a view.
@_weakLinked
public struct PointerStyle: Hashable, Sendable {
    /// The name of the pointer in CSS, which toolkits share.
    package let cssName: String

    /// The usual pointer.
    public static let `default` = PointerStyle(cssName: "default")
    /// A hand, for links.
    public static let link = PointerStyle(cssName: "pointer")
    /// An open hand, for draggable views.
    public static let grabIdle = PointerStyle(cssName: "grab")
    /// A closed hand, for views that are being dragged.
    public static let grabActive = PointerStyle(cssName: "grabbing")
    /// A beam, for text in lines.
    public static let horizontalText = PointerStyle(cssName: "text")
    /// A beam, for text in columns.
    public static let verticalText = PointerStyle(cssName: "vertical-text")
    /// A cross, for a rectangle that is to be chosen.
    public static let rectSelection = PointerStyle(cssName: "crosshair")
    /// A lens with a plus sign.
    public static let zoomIn = PointerStyle(cssName: "zoom-in")
    /// A lens with a minus sign.
    public static let zoomOut = PointerStyle(cssName: "zoom-out")
}

/// Gives the pointer a look over a container.
@_weakLinked
package struct PointerEffect: Equatable {
    package var style: PointerStyle?
}

extension PointerEffect: ContainerEffect {}

extension View {
    /// Sets how the pointer looks over this view.
    /// - Parameter style: The look; nil for that of the views around.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerEffect(style: style)) }
}
