/// The views of a container's content, in order.
///
/// As a view, the collection shows all of them.
@_weakLinked
public struct SubviewsCollection: RandomAccessCollection {
    private let subviews: [Subview]

    init(_ subviews: [Subview] = []) { self.subviews = subviews }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: Slice(base: self, bounds: bounds))
    }
}

/// A range of the views of a container's content, in order.
///
/// As a view, the slice shows all of them.
@_weakLinked
public struct SubviewsCollectionSlice: RandomAccessCollection {
    fileprivate let base: Slice<SubviewsCollection>

    public var startIndex: Int { base.startIndex }
    public var endIndex: Int { base.endIndex }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: Slice(base: base.base, bounds: bounds))
    }
}

extension SubviewsCollection: PrimitiveView, ShapedView {
    public typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        PassThroughNode(self, content: { ForEach($0) { $0 } }, inputs)
    }

    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}

extension SubviewsCollectionSlice: PrimitiveView, ShapedView {
    public typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        PassThroughNode(self, content: { ForEach($0) { $0 } }, inputs)
    }

    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}
