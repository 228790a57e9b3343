import Foundation

/// A widget of the toolkit that the program itself creates.
@MainActor
package protocol ForeignWidget: AnyObject {}

/// The content of a view that shows the program's own widget.
@MainActor
package struct ForeignContent: WidgetContent {
    /// The environment of the view.
    package let environment: EnvironmentValues
    /// The transaction of the current change.
    package let transaction: Transaction
    /// A closure that creates the widget.
    package let make: (ForeignContent) -> any ForeignWidget
    /// A closure that updates the widget to match the view.
    package let update: (any ForeignWidget, ForeignContent) -> Void

    /// Returns no elements, because the toolkit itself describes the widget.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.foreign)
        element.staysWithWidget = true
        element.isEnabled = environment.isEnabled
        return [element]
    }
}

extension AccessibilityRole {
    /// The role of a widget that defines its own.
    package static let foreign = AccessibilityRole("widget")
}

/// A view that shows ``ForeignContent``. The widget is updated with each evaluation of the enclosing view and each change of the
/// environment.
@_weakLinked
package struct ForeignView {
    private let make: (ForeignContent) -> any ForeignWidget
    private let update: (any ForeignWidget, ForeignContent) -> Void

    /// - Parameters:
    ///   - make: Makes the widget.
    ///   - update: Brings the widget in line with the view.
    package init(
        make: @escaping (ForeignContent) -> any ForeignWidget,
        update: @escaping (any ForeignWidget, ForeignContent) -> Void
    ) {
        (self.make, self.update) = (make, update)
    }

    @MainActor
    fileprivate func content(in environment: EnvironmentValues, _ transaction: Transaction) -> ForeignContent {
        ForeignContent(environment: environment, transaction: transaction, make: make, update: update)
    }
}

extension ForeignView: PrimitiveView {
    package typealias Body = Never
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ForeignNode(self, inputs) }
}

final class ForeignNode: TypedNode<ForeignView> {
    private var element: WidgetElement<ForeignContent>!

    override init(_ view: ForeignView, _ inputs: NodeInputs) {
        super.init(view, inputs)
        element = WidgetElement(view.content(in: environment, graph.transaction), graph: graph)
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override func viewDidChange() { element.update(view.content(in: environment, graph.transaction)) }
}
