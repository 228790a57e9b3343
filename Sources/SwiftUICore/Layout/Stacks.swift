import Foundation

/// A view that arranges its subviews horizontally.
@_weakLinked
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a horizontal stack.
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between two of them, or nil for the usual.
    ///   - content: The views.
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

extension HStack: View {
    public typealias Body = Never
}

/// A view that arranges its subviews vertically.
@_weakLinked
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a vertical stack.
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - spacing: The space between two of them, or nil for the usual.
    ///   - content: The views.
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

extension VStack: View {
    public typealias Body = Never
}

/// A view that overlays its subviews.
@_weakLinked
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content

    /// Creates a stack of overlaid views.
    /// - Parameters:
    ///   - alignment: The alignment of the views.
    ///   - content: The views, the one at the back first.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension ZStack: View {
    public typealias Body = Never
}

/// A flexible space that expands along the axis of its stack.
@_weakLinked
public struct Spacer {
    let minLength: CGFloat?

    /// Creates a spacer.
    /// - Parameter minLength: The least it takes, or nil for the usual.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    public typealias Body = Never
}

/// A thin line that separates views.
@_weakLinked
public struct Divider {
    /// Creates a divider.
    nonisolated public init() {}
}

extension Divider: View {
    public typealias Body = Never
}

// MARK: - Nodes

/// A view that arranges the elements of one content view with its own element.
@MainActor
protocol ArrangingView: PrimitiveView {
    associatedtype Content: View
    associatedtype Element: LayoutElement
    var content: Content { get }
    func makeElement(content: ViewNode) -> Element
    func update(_ element: Element)
    /// The axis by which spacers and dividers in the content stretch.
    var axis: Axis? { get }
    /// A Boolean value that indicates whether the element asks for rows when it shows them.
    var makesRowsOnDemand: Bool { get }
    /// A Boolean value that indicates whether the element keeps no state except that of the last update.
    static var keepsNothing: Bool { get }
}

extension ArrangingView {
    var makesRowsOnDemand: Bool { false }
    static var keepsNothing: Bool { false }

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ArrangingNode(self, inputs) }
}

final class ArrangingNode<Arranging: ArrangingView>: TypedNode<Arranging> {
    private var content: TypedNode<Arranging.Content>!
    private var element: Arranging.Element!
    private var derived = DerivedEnvironment()
    /// The axis for which the environment of the content was derived.
    private var derivedAxis: Axis?

    override init(_ view: Arranging, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(
            view.content,
            self.inputs(environment: contentEnvironment(), rowsOnDemand: view.makesRowsOnDemand)
        )
        element = view.makeElement(content: content)
        view.update(element)
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }
    override var keepsNothing: Bool { Arranging.keepsNothing }

    override func viewDidChange() {
        content.set(view.content, environment: contentEnvironment())
        animationDidAdvance()
    }

    override func animationDidAdvance() { shownView.update(element) }

    private func contentEnvironment() -> EnvironmentValues {
        let axis = view.axis
        if axis != derivedAxis { (derived, derivedAxis) = (DerivedEnvironment(), axis) }
        return derived(of: environment) { values in
            values.stackAxis = axis
            values.isInList = false
        }
    }
}

extension HStack: ArrangingView {
    var axis: Axis? { .horizontal }
    static var keepsNothing: Bool { true }
    func makeElement(content: ViewNode) -> StackElement { StackElement(axis: .horizontal, content: content) }
    func update(_ element: StackElement) {
        element.verticalAlignment = alignment
        element.spacing = spacing
    }
}

extension VStack: ArrangingView {
    var axis: Axis? { .vertical }
    static var keepsNothing: Bool { true }
    func makeElement(content: ViewNode) -> StackElement { StackElement(axis: .vertical, content: content) }
    func update(_ element: StackElement) {
        element.horizontalAlignment = alignment
        element.spacing = spacing
    }
}

extension ZStack: ArrangingView {
    var axis: Axis? { nil }
    static var keepsNothing: Bool { true }
    func makeElement(content: ViewNode) -> OverlayingElement { OverlayingElement(content: content) }
    func update(_ element: OverlayingElement) { element.alignment = alignment }
}

extension Spacer: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { SpacerNode(self, inputs) }
}

final class SpacerNode: TypedNode<Spacer> {
    private lazy var element = SpacerElement(graph: graph)

    override init(_ view: Spacer, _ inputs: NodeInputs) {
        super.init(view, inputs)
        viewDidChange()
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var keepsNothing: Bool { true }
    override func viewDidChange() {
        element.minLength = view.minLength
        element.axis = environment.stackAxis
    }
}

extension Divider: LeafView {
    package func widgetKeepsNothing(in environment: EnvironmentValues) -> Bool { true }

    package func widgetContent(in environment: EnvironmentValues) -> DividerContent {
        DividerContent(axis: environment.stackAxis == .horizontal ? .vertical : .horizontal)
    }
}

/// A thin line.
package struct DividerContent: WidgetContent {
    /// The axis along which the line extends.
    package var axis: Axis
}

extension EnvironmentValues {
    /// The same environment for views that the stack around does not arrange.
    var outsideStacks: EnvironmentValues {
        var values = self
        values.stackAxis = nil
        return values
    }
}
