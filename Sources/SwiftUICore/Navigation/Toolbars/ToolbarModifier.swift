/// A modifier that adds items to the toolbar of the window that a view is in.
@_weakLinked
struct ToolbarModifier<Items: View> {
    let items: Items
}

extension ToolbarModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(_ view: Applied<Content>, _ inputs: NodeInputs) -> TypedNode<Applied<Content>> {
        ToolbarNode(view, inputs)
    }
}

/// The node of a view that adds items to the toolbar.
final class ToolbarNode<Content: View, Items: View>: ModifiedNode<Content, ToolbarModifier<Items>> {
    private var items: TypedNode<Items>!

    override init(_ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        items = SwiftUICore.makeNode(view.modifier.items, self.inputs())
    }

    override var children: [ViewNode] { [content, items] }

    override func viewDidChange() {
        super.viewDidChange()
        items.set(view.modifier.items, environment: environment)
    }
}

extension View {
    /// Adds views to the toolbar of the window or sheet that contains this view.
    /// - Parameter content: The views.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarContentView(content: ToolbarItemGroup(content: content))))
    }
}

extension View {
    /// Adds items to the toolbar of the window or sheet that contains this view.
    ///
    /// ```swift
    /// NotesView()
    ///     .toolbar {
    ///         ToolbarItem(placement: .primaryAction) {
    ///             Button("New Note", systemImage: "square.and.pencil") { add() }
    ///         }
    ///     }
    /// ```
    ///
    /// A window with a toolbar has a bar at its top with the title, the items and the buttons of the window. Items keep
    /// their state while they are there.
    /// - Parameter content: The items.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: ToolbarContentView(content: content())))
    }

    /// Adds items with identifiers to the toolbar of the window that contains this view.
    /// - Parameters:
    ///   - id: The identifier of the toolbar.
    ///   - content: The items.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: ToolbarContentView(content: content())))
    }
}
