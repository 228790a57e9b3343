import CoreTransferable
import Foundation

/// Lets a view be dragged.
struct DragModifier<Preview: View> {
    let items: () -> [NSItemProvider]
    let preview: (() -> Preview)?
}

extension DragModifier: PrimitiveModifier {
    typealias Body = Never

    func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        DragNode(view, inputs)
    }
}

/// The node of a draggable view. The preview's tree lives while a drag shows it.
final class DragNode<Content: View, Preview: View>: TypedNode<ModifiedContent<Content, DragModifier<Preview>>> {
    private var content: TypedNode<Content>!
    private var element: ContainerElement!
    private var preview: TypedNode<Preview>?

    override init(_ view: ModifiedContent<Content, DragModifier<Preview>>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs())
        element = ContainerElement(OverlayingElement(content: content), graph: graph) { self.containerContent(around: $0) }
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] + (preview.map { [$0] } ?? []) }

    override func viewDidChange() {
        content.set(view.content, environment: environment)
        element.update(containerContent(around: element.content))
    }

    private func containerContent(around element: LayoutElement) -> WidgetContent {
        var container = ContainerContent(content: element)
        container.isEnabled = environment.isEnabled
        container.drag = DragSource(
            items: view.modifier.items,
            preview: view.modifier.preview.map { preview in
                { [weak self] in self?.makePreview(preview()) }
            })
        return .container(container)
    }

    private func makePreview(_ view: Preview) -> LayoutElement {
        preview?.remove()
        let node = SwiftUICore.makeNode(view, inputs())
        preview = node
        let element = StackElement(axis: .vertical, content: node)
        element.refreshStructure()
        return element
    }
}

extension View {
    /// Lets this view be dragged, with a picture of itself under the pointer.
    ///
    /// The payload is made when a drag begins, and its representations when somebody takes them.
    /// - Parameter payload: What is dragged.
    nonisolated public func draggable<Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> Payload
    ) -> some View {
        modifier(DragModifier<EmptyView>(items: { [provider(of: payload())] }, preview: nil))
    }

    /// Lets this view be dragged.
    /// - Parameters:
    ///   - payload: What is dragged.
    ///   - preview: What moves with the pointer.
    nonisolated public func draggable<Preview: View, Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(DragModifier(items: { [provider(of: payload())] }, preview: preview))
    }
}

/// A provider of one value.
func provider<Payload: Transferable>(of payload: Payload) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(payload)
    provider.suggestedName = provider.suggestedName ?? payload.suggestedFilename
    return provider
}
