import CoreTransferable
import Foundation

/// Lets a view be dragged.
@_weakLinked
struct DragModifier<Preview: View> {
    let items: () -> [NSItemProvider]
    let preview: (() -> Preview)?
}

extension DragModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> DragSource {
        DragSource(
            items: items,
            preview: preview.map { preview in
                { [weak node] in
                    guard let node, !node.isRemoved else { return nil }
                    return DragPreview(in: node.graph) {
                        SwiftUICore.makeNode(preview(), node.inputs(environment: node.environment.outsideStacks))
                    }
                }
            }
        )
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
        _ payload: @autoclosure @escaping () -> Payload,
        @ViewBuilder preview: @escaping () -> Preview
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
