import Foundation
import SwiftUICore

/// A view in a window in memory, at the time when it was looked up. Look it up again after an action.
@MainActor
public struct TestView {
    /// The kind of a view.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind of view.
        public let description: String

        init(_ description: String) { self.description = description }
    }

    let widget: MemoryWidget
    /// The views around this one, the outermost first.
    let around: [MemoryWidget]

    /// The kind of view.
    public var kind: Kind { widget.kind }

    /// The text that the view shows: its own text, that of a text field, or the texts inside, separated by spaces. An image among words is
    /// represented by its label.
    public var text: String { widget.shownText }

    /// The number that a slider or progress view shows.
    public var value: Double? { widget.number }

    /// The accessibility identifier.
    public var identifier: String? { widget.identifier }

    /// The frame of the view in the window, in points.
    public var frame: CGRect { widget.windowFrame }

    /// A Boolean value that indicates whether the view and all enclosing views are enabled.
    public var isEnabled: Bool { path.allSatisfy(\.isEnabled) }

    /// A Boolean value that indicates whether the view or one inside it has focus. This is known only for views with a `focused` modifier.
    public var isFocused: Bool { path.contains { $0.host?.focused === $0 } }

    /// A Boolean value that indicates whether the view responds to the pointer. It does not if it or an enclosing view does not allow hit
    /// testing.
    public var isHittable: Bool { (around + [widget]).allSatisfy { $0.container == nil || $0.meetsPointer } }

    /// The values of the selected rows in a list.
    public var selection: Set<AnyHashable> { widget.list?.selection?.selected ?? [] }

    /// The number of rows in a list, including those that are not visible.
    public var rowCount: Int { widget.list?.rows?.count ?? 0 }

    /// The row before which a list indicates that dragged items would be inserted, or the number of rows for the end; nil if no drag that
    /// the list accepts is over it.
    public var insertionRow: Int? { (widget as? MemoryList)?.insertion }

    /// The point of the content at the top leading corner of a scroll view; nil for other views.
    public var scrollOffset: CGPoint? { (widget as? MemoryScroll)?.offset }

    /// The combined opacity of the view and its enclosing views, which is 1 for an opaque view.
    public var opacity: Double {
        (around + [widget]).reduce(1) { $0 * ($1.container?.part(OpacityEffect.self)?.opacity ?? 1) }
    }

    /// The angle by which enclosing views rotate this view.
    public var rotation: Angle {
        (around + [widget]).reduce(.zero) { $0 + ($1.container?.part(RotationEffect.self)?.angle ?? .zero) }
    }

    /// The factors by which enclosing views scale this view horizontally and vertically.
    public var scale: CGSize {
        (around + [widget]).compactMap { $0.container?.part(ScaleEffect.self)?.scale }
            .reduce(CGSize(width: 1, height: 1)) {
                CGSize(width: $0.width * $1.width, height: $0.height * $1.height)
            }
    }

    /// The offset between the center of the view's frame and the point at which enclosing views draw it.
    public var drawnOffset: CGSize {
        (around + [widget]).reduce(.zero) { offset, widget in
            guard let effect = widget.container?.part(ProjectionEffect.self) else { return offset }
            let middle = CGPoint(x: widget.frame.width / 2, y: widget.frame.height / 2)
            let drawn = middle.applying(effect.transform(widget.frame.size))
            return CGSize(width: offset.width + drawn.x - middle.x, height: offset.height + drawn.y - middle.y)
        }
    }

    /// A Boolean value that indicates whether the view can be dragged.
    public var isDraggable: Bool { !parts(DragSource.self).isEmpty }

    /// The widgets that an action at the center of the view meets, the outermost first: those around the view, the view
    /// itself, and those at its center.
    ///
    /// Clipping by a view around is ignored, because the view may be visible elsewhere, such as a swiped row.
    var path: [MemoryWidget] {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return (around + [widget] + widget.metInside(at: middle)).filter {
            $0.container?.part(HitShape.self) == nil || $0.isMet(at: middle)
        }
    }

    /// Returns the widgets that an action at a point of the window meets.
    func path(at point: CGPoint) -> [MemoryWidget] {
        // A view with a content shape is not met outside of it, although a view inside may be.
        (around + [widget] + widget.metInside(at: point)).filter { $0.isMet(at: point) }
    }

    /// Returns the part of the innermost widget on the path that has one.
    func innermost<Part>(_ part: (MemoryWidget) -> Part?) -> Part? {
        for widget in path.reversed() {
            if let found = part(widget) { return found }
        }
        return nil
    }

    /// Returns the effects or behaviours of a type of all containers on the path, the innermost first, with their
    /// widgets.
    ///
    /// Those at places that take no input are not among them.
    func parts<Part: ContainerPart>(_ type: Part.Type) -> [(part: Part, widget: MemoryWidget)] {
        path.reversed().compactMap { widget in widget.container?.enabledPart(type).map { ($0, widget) } }
    }
}
