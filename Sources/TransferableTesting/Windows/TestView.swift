import Foundation
import SwiftUICore

/// A view in a window in memory, as it is when it is looked up. Look it up again after an action.
@MainActor
public struct TestView {
    /// The kind of a view.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The kind in a word.
        public let description: String

        init(_ description: String) { self.description = description }
    }

    let widget: MemoryWidget
    /// The views around this one, the outermost first.
    let around: [MemoryWidget]

    /// The kind of the view.
    public var kind: Kind { widget.kind }

    /// The text that the view shows: its own, the one in a text field, or those inside with spaces between. An image among
    /// words is its label here.
    public var text: String { widget.shownText }

    /// The number that a slider or a progress view shows.
    public var value: Double? { widget.number }

    /// The accessibility identifier.
    public var identifier: String? { widget.identifier }

    /// The rectangle in the window, in points.
    public var frame: CGRect { widget.windowFrame }

    /// A Boolean value that indicates whether the view, and all around it, take input.
    public var isEnabled: Bool { path.allSatisfy(\.isEnabled) }

    /// A Boolean value that indicates whether the view, or one inside, has the focus. Only views with a `focused`
    /// modifier are known to have it.
    public var isFocused: Bool { path.contains { $0.host?.focused === $0 } }

    /// A Boolean value that indicates whether the pointer meets the view: not where the view, or one around it, lets
    /// clicks through.
    public var isHittable: Bool { (around + [widget]).allSatisfy { $0.container == nil || $0.meetsPointer } }

    /// The values of the rows that are selected in a list.
    public var selection: Set<AnyHashable> { widget.list?.selection?.selected ?? [] }

    /// The number of rows in a list, including those that are not shown.
    public var rowCount: Int { widget.list?.rows?.count ?? 0 }

    /// The row in front of which a list shows that the items of a drag would land: the number of rows behind the last;
    /// nil if no drag is over the list that it takes.
    public var insertionRow: Int? { (widget as? MemoryList)?.insertion }

    /// The point of the content that stands in the top leading corner of a scroll view; nil for other views.
    public var scrollOffset: CGPoint? { (widget as? MemoryScroll)?.offset }

    /// The opacity of the view together with the views around it: 1 for an opaque view.
    public var opacity: Double {
        (around + [widget]).reduce(1) { $0 * ($1.container?.part(OpacityEffect.self)?.opacity ?? 1) }
    }

    /// The angle by which the views around this one rotate it.
    public var rotation: Angle {
        (around + [widget]).reduce(.zero) { $0 + ($1.container?.part(RotationEffect.self)?.angle ?? .zero) }
    }

    /// The factors by which the views around this one scale its width and height.
    public var scale: CGSize {
        (around + [widget]).compactMap { $0.container?.part(ScaleEffect.self)?.scale }
            .reduce(CGSize(width: 1, height: 1)) {
                CGSize(width: $0.width * $1.width, height: $0.height * $1.height)
            }
    }

    /// The distance between the place of the view's center and the point at which the views around it draw it.
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
