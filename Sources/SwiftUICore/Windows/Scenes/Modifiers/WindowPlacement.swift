import Foundation

/// The preferred size and position of a window.
///
/// What is not given is left to the scene and to the desktop.
@_weakLinked
public struct WindowPlacement {
    /// The position of a window.
    package enum Position: Equatable {
        /// The point of the screen that coincides with the same point of the window.
        case relative(UnitPoint)
        /// The position of the top left corner on the screen, in points. A coordinate that is nil centers the window along that axis.
        case absolute(x: CGFloat?, y: CGFloat?)
    }

    package let position: Position?
    package let width: CGFloat?
    package let height: CGFloat?

    private init(_ position: Position?, _ width: CGFloat?, _ height: CGFloat?) {
        (self.position, self.width, self.height) = (position, width, height)
    }

    /// Creates a placement at a point on the screen.
    /// - Parameters:
    ///   - position: The top left corner of the window, in points.
    ///   - size: The size of the window, in points.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.init(position.map { .absolute(x: $0.x, y: $0.y) }, size?.width, size?.height)
    }

    /// Creates a placement at a point on the screen.
    /// - Parameters:
    ///   - position: The top left corner of the window, in points.
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    @_disfavoredOverload
    public init(_ position: CGPoint?, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(position.map { .absolute(x: $0.x, y: $0.y) }, width, height)
    }

    /// Creates a placement at a relative point on the screen.
    /// - Parameters:
    ///   - position: The point of the screen that meets the same point of the window.
    ///   - size: The size of the window, in points.
    public init(_ position: UnitPoint, size: CGSize? = nil) {
        self.init(.relative(position), size?.width, size?.height)
    }

    /// Creates a placement at a relative point on the screen.
    /// - Parameters:
    ///   - position: The point of the screen that meets the same point of the window.
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    @_disfavoredOverload
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(.relative(position), width, height)
    }

    /// Creates a placement from coordinates.
    /// - Parameters:
    ///   - x: The left edge of the window, in points.
    ///   - y: The top edge of the window, in points.
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    @_disfavoredOverload
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(x == nil && y == nil ? nil : .absolute(x: x, y: y), width, height)
    }
}

/// The content of a window that is being placed.
@MainActor
@_weakLinked
public struct WindowLayoutRoot {
    private let element: LayoutElement

    init(_ element: LayoutElement) { self.element = element }

    /// Returns the size of the content for a proposal.
    /// - Parameter proposal: The size that is offered to them.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(proposal) }
}

/// A screen.
@_weakLinked
public struct DisplayProxy: Hashable, Sendable {
    /// The bounds of the screen, in points.
    public let bounds: CGRect
    /// The part of the screen that is not covered by the desktop's panels, if known. On Wayland it is the whole screen.
    public let visibleRect: CGRect

    package init(bounds: CGRect, visibleRect: CGRect) { (self.bounds, self.visibleRect) = (bounds, visibleRect) }

    /// The insets of the visible part from the edges of the screen.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY,
            leading: visibleRect.minX - bounds.minX,
            bottom: bounds.maxY - visibleRect.maxY,
            trailing: bounds.maxX - visibleRect.maxX
        )
    }

    public static func == (first: DisplayProxy, second: DisplayProxy) -> Bool {
        first.bounds == second.bounds && first.visibleRect == second.visibleRect
    }

    public func hash(into hasher: inout Hasher) {
        for rectangle in [bounds, visibleRect] {
            for number in [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height] { hasher.combine(number) }
        }
    }
}

/// The context in which a window is placed.
@_weakLinked
public struct WindowPlacementContext {
    /// The screen on which the window opens.
    public let defaultDisplay: DisplayProxy

    package init(defaultDisplay: DisplayProxy) { self.defaultDisplay = defaultDisplay }
}

extension WindowDescription {
    /// Applies the size and position that the scene specifies for the window when it opens.
    /// - Parameters:
    ///   - content: The contents of the window.
    ///   - display: The screen; nil where none is known.
    package mutating func place(_ content: LayoutElement, on display: DisplayProxy?) {
        guard let makePlacement, let display else { return }
        let placement = makePlacement(WindowLayoutRoot(content), WindowPlacementContext(defaultDisplay: display))
        if placement.width != nil || placement.height != nil {
            let standard = defaultSize ?? content.size(.unspecified)
            defaultSize = CGSize(width: placement.width ?? standard.width, height: placement.height ?? standard.height)
        }
        switch placement.position {
        case nil: break
        case .relative(let point): (defaultPosition, defaultOrigin) = (point, nil)
        case .absolute(let x?, let y?): defaultOrigin = CGPoint(x: x, y: y)
        case .absolute(let x, let y):
            let size = defaultSize ?? content.size(.unspecified)
            let area = display.visibleRect
            defaultOrigin = CGPoint(x: x ?? area.midX - size.width / 2, y: y ?? area.midY - size.height / 2)
        }
    }

    /// A Boolean value that indicates whether the scene gives the window a place.
    package var hasPlace: Bool { defaultOrigin != nil || defaultPosition != nil }

    /// Returns the place of the window's top left corner. A window that would reach beyond the free part of the screen stands at its edge:
    /// the user could not move it from there.
    /// - Parameters:
    ///   - size: The size of the window.
    ///   - area: The part of the screen that panels leave free.
    package func origin(of size: CGSize, in area: CGRect) -> CGPoint {
        let room = CGSize(width: max(0, area.width - size.width), height: max(0, area.height - size.height))
        // A part that is no number is that of the screen's edge.
        func distance(_ length: CGFloat, _ room: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, min(length, room)) }
        let position = defaultPosition ?? .topLeading
        let wanted = defaultOrigin.map { CGPoint(x: $0.x - area.minX, y: $0.y - area.minY) }
        return CGPoint(
            x: area.minX + distance(wanted?.x ?? room.width * position.x, room.width),
            y: area.minY + distance(wanted?.y ?? room.height * position.y, room.height)
        )
    }
}

extension Scene {
    /// Sets the default size and position of windows based on their content and on the screen.
    ///
    /// ```swift
    /// Window("Status", id: "status") { StatusView() }
    ///     .defaultWindowPlacement { content, context in
    ///         let (screen, size) = (context.defaultDisplay.visibleRect, content.sizeThatFits(.unspecified))
    ///         return WindowPlacement(CGPoint(x: screen.midX - size.width / 2, y: screen.maxY - size.height - 20), size: size)
    ///     }
    /// ```
    ///
    /// On X11 the window manager is asked for the place. Wayland leaves all places to the compositor, and only the size counts.
    /// - Parameter makePlacement: Given the contents of a window that opens, and its screen. Returns what the window prefers.
    public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        WindowModifier(content: self) { $0.makePlacement = makePlacement }
    }

    /// Sets the ideal position of a window that the user zooms. It has no effect, because window managers on Linux maximize windows
    /// themselves.
    /// - Parameter makePlacement: Given the contents of the window, and its screen.
    public func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }
}
