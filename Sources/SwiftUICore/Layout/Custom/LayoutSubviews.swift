import Foundation
import SystemSupport

/// The subviews of a layout, in order.
@_weakLinked
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    private var subviews: [LayoutSubview]

    init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
        (self.subviews, self.layoutDirection) = (subviews, layoutDirection)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }

    /// The layout direction. Most layouts can ignore it, because the positions of views are mirrored in right-to-left layouts.
    public var layoutDirection: LayoutDirection

    /// A range of the subviews, which a layout can pass to another layout.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), layoutDirection) }
}

/// A subview of a layout.
@_weakLinked
public struct LayoutSubview: Equatable {
    private let subview: UncheckedBox<Subview>

    /// One view, and the place that the layout under way has given it.
    @MainActor
    final class Subview {
        let element: LayoutElement
        var place: (frame: CGRect, proposal: ProposedViewSize)?
        init(_ element: LayoutElement) { self.element = element }
    }

    init(_ subview: Subview) { self.subview = UncheckedBox(subview) }

    /// Layouts run on the main thread.
    func read<Result>(_ body: @MainActor (Subview) -> Result) -> Result {
        let subview = subview
        return withoutActuallyEscaping(body) { body in
            let body = UncheckedBox(body)
            return MainActor.assumeCallback { UncheckedBox(body.value(subview.value)) }.value
        }
    }

    /// The element of the view.
    @MainActor
    var element: LayoutElement { subview.value.element }

    /// Gives the view a place that was worked out for its element.
    @MainActor
    func setPlace(_ frame: CGRect, _ proposal: ProposedViewSize) { subview.value.place = (frame, proposal) }

    /// The priority with which the layout distributes space to the view. It is 0 unless the view has a `layoutPriority`.
    public var priority: Double { read { $0.element.traits.layoutPriority } }

    /// Returns the size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { read { $0.element.size(proposal) } }

    /// Returns the size and alignment guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        read { ViewDimensions(of: $0.element, $0.element.size(proposal)) }
    }

    /// The value that the view sets for a key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        read { $0.element.traits[LayoutValueTrait<Key>.self] }
    }

    /// Places the view.
    /// - Parameters:
    ///   - position: A point in the coordinates of the bounds that the layout was given.
    ///   - anchor: The point of the view that stands there.
    ///   - proposal: The proposal for the view, which chooses its own size.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        read { subview in
            let size = subview.element.size(proposal)
            let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            subview.place = (CGRect(origin: origin, size: size), proposal)
        }
    }

    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
        first.subview.value === second.subview.value
    }
}

extension LayoutSubview {
    /// The preferred spacing around the view.
    public var spacing: ViewSpacing { read { $0.element.traits.spacing } }
}
