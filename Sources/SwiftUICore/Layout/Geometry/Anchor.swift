import Foundation

/// A position or an area in a view that another view can convert to its own coordinates.
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
    /// The source of an anchor.
    public struct Source {
        /// A value that distinguishes sources.
        fileprivate let identity: AnyHashable
        /// The place, by the rectangle of the view and the direction of its layout.
        let value: (CGRect, LayoutDirection) -> Value
    }

    let element: UncheckedBox<PlacedElement>
    private let source: Source
    /// A number that counts the places of the view, so that the anchor of a view that was laid out elsewhere is a different value.
    private let version: Int

    @MainActor
    init(_ element: PlacedElement, _ source: Source, version: Int) {
        (self.element, self.source, self.version) = (UncheckedBox(element), source, version)
    }

    /// Returns the place, by the rectangle that the view has in some coordinates.
    func place(in rectangle: CGRect) -> Value {
        let element = element
        return source.value(rectangle, MainActor.assumeIsolated { element.value.layoutDirection })
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        lhs.element.value === rhs.element.value && lhs.source.identity == rhs.source.identity
            && lhs.version == rhs.version
    }
}

// An anchor stands for a place among elements, which the main actor alone looks up.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { Self(identity: "bounds") { rectangle, _ in rectangle } }

    /// Returns the source for a rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Self(identity: [rect.minX, rect.minY, rect.width, rect.height]) { bounds, _ in
            rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns the source for a point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Self(identity: [point.x, point.y]) { bounds, _ in CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y) }
    }

    /// Returns the source for a point at fractions of the view's size, measured from the top leading corner.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Self(identity: point) { bounds, direction in
            let point = point.seen(in: direction)
            return CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The center of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The center of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The center of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The center of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
