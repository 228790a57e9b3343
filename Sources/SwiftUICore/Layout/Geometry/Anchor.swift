import Foundation

/// A place in a view that another view can convert to its own coordinates.
///
/// ```swift
/// .overlayPreferenceValue(SelectionKey.self) { anchor in
///     GeometryReader { geometry in
///         if let anchor { Rectangle().stroke(.blue).frame(width: geometry[anchor].width) }
///     }
/// }
/// ```
@_weakLinked
public struct Anchor<Value> {
    /// The kind of place in a view.
    public struct Source {
        /// A value that distinguishes sources.
        fileprivate let identity: AnyHashable
        /// The place, by the rectangle of the view and the direction of its layout.
        let value: (CGRect, LayoutDirection) -> Value
    }

    let element: UncheckedBox<PlacedElement>
    private let source: Source

    @MainActor
    init(_ element: PlacedElement, _ source: Source) { (self.element, self.source) = (UncheckedBox(element), source) }

    /// Returns the place, by the rectangle that the view has in some coordinates.
    func place(in rectangle: CGRect) -> Value {
        let element = element
        return source.value(rectangle, MainActor.assumeIsolated { element.value.layoutDirection })
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        lhs.element.value === rhs.element.value && lhs.source.identity == rhs.source.identity
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { Self(identity: "bounds") { rectangle, _ in rectangle } }

    /// Returns a rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Self(identity: [rect.minX, rect.minY, rect.width, rect.height]) { bounds, _ in
            rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Self(identity: [point.x, point.y]) { bounds, _ in CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y) }
    }

    /// Returns a point by parts of the view's size, from the leading top corner.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Self(identity: point) { bounds, direction in
            let point = point.seen(in: direction)
            return CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
