/// The rows that a view makes in a list, as far as its type determines them.
struct RowShape {
    /// The number of rows; nil if it depends on the value.
    var count: Int?
    /// A Boolean value that indicates whether a row has a tag, which is known only once the row is made.
    var isTagged = false

    static let one = RowShape(count: 1)
    static let unknown = RowShape(count: nil)

    /// A Boolean value that indicates whether each value makes one row that a selection knows by its identity: then rows can be
    /// made on demand.
    var isOneRow: Bool { count == 1 && !isTagged }

    /// Returns the shape of a type's rows.
    /// - Parameters:
    ///   - type: The type of a view.
    ///   - modified: The shape of the content of a program's modifier, inside its body.
    @MainActor
    static func of<Content: View>(_ type: Content.Type, modified: RowShape = .unknown) -> RowShape {
        if let shaped = type as? any ShapedView.Type { return shaped.rowShape(modified: modified) }
        if Content.Body.self == Never.self { return .one }
        return of(Content.Body.self, modified: modified)
    }

    static func + (first: RowShape, second: RowShape) -> RowShape {
        RowShape(
            count: first.count.flatMap { count in second.count.map { count + $0 } },
            isTagged: first.isTagged || second.isTagged
        )
    }
}

/// A view that may make another number of rows than one.
@MainActor
protocol ShapedView {
    static func rowShape(modified: RowShape) -> RowShape
}

/// A modifier that gives the rows of a list their tags.
@MainActor
protocol TaggingModifier {}

extension EmptyView: ShapedView {
    static func rowShape(modified: RowShape) -> RowShape { RowShape(count: 0) }
}

extension Group: ShapedView where Content: View {
    static func rowShape(modified: RowShape) -> RowShape { .of(Content.self, modified: modified) }
}

extension TupleView: ShapedView {
    static func rowShape(modified: RowShape) -> RowShape {
        var shape = RowShape(count: 0)
        for type in repeat (each Content).self { shape = shape + .of(type, modified: modified) }
        return shape
    }
}

extension _ConditionalContent: ShapedView {
    static func rowShape(modified: RowShape) -> RowShape {
        let first = RowShape.of(TrueContent.self, modified: modified)
        let second = RowShape.of(FalseContent.self, modified: modified)
        return RowShape(
            count: first.count == second.count ? first.count : nil,
            isTagged: first.isTagged || second.isTagged
        )
    }
}

extension Optional: ShapedView where Wrapped: View {
    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}

extension AnyView: ShapedView {
    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}

extension ForEach: ShapedView where Content: View {
    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}

extension _ViewModifier_Content: ShapedView {
    static func rowShape(modified: RowShape) -> RowShape { modified }
}

extension ModifiedContent: ShapedView where Content: View, Modifier: ViewModifier {
    static func rowShape(modified: RowShape) -> RowShape {
        var shape = RowShape.of(Content.self, modified: modified)
        if Modifier.Body.self != Never.self { return .of(Modifier.Body.self, modified: shape) }
        if Modifier.self is any EnvironmentalModifier.Type { return .unknown }
        if Modifier.self is any TaggingModifier.Type { shape.isTagged = true }
        return shape
    }
}

extension TraitModifier: TaggingModifier where Key == TagTrait {}

extension StyledDisclosureGroup: ShapedView {
    static func rowShape(modified: RowShape) -> RowShape { .unknown }
}
