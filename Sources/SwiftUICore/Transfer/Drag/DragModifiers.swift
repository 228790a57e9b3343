import CoreTransferable
import Foundation

/// A modifier that lets a view be dragged.
@_weakLinked
struct DragModifier<Preview: View> {
    let preview: (() -> Preview)?
    /// A closure that returns the contents of a drag in the environment of the view; nil if there are none.
    let payload: (EnvironmentValues) -> DragPayload?
    /// Names the view among those of a drag container.
    var containerItem: (EnvironmentValues) -> DragContainerItem? = { _ in nil }
    /// A Boolean value that indicates whether a press begins nothing but a drag.
    var takesPresses = false
}

extension DragModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> DragSource {
        DragSource(
            begin: { [weak node, payload] in
                guard let node, let payload = payload(node.environment) else { return nil }
                return ActiveDrag(
                    payload,
                    elements: node.draggedElements,
                    configuration: node.environment.dragConfiguration,
                    observers: node.environment.dragObservers
                )
            },
            configuration: node.environment.dragConfiguration,
            formation: node.environment.dragPreviewsFormation,
            containerItem: { [weak node, containerItem] in node.flatMap { containerItem($0.environment) } },
            preview: preview.map { preview in
                { [weak node] host in
                    guard let node, !node.isRemoved else { return nil }
                    return ViewGraph(
                        preview(),
                        environment: node.environment.outsideStacks,
                        host: host,
                        rooms: node.graph.rooms.withoutWindow
                    )
                }
            },
            takesPresses: takesPresses,
            owner: ObjectIdentifier(node),
            keyboardDrag: { [weak node] in node?.graph.keyboardDrag }
        )
    }
}

extension View {
    /// Makes this view draggable, with a picture of it as the preview.
    ///
    /// The payload is made when a drag begins, and its representations when a receiver takes them.
    /// - Parameter payload: The value to drag.
    nonisolated public func draggable<Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> Payload
    ) -> some View {
        modifier(DragModifier<EmptyView>(preview: nil) { _ in DragPayload(items: [NSItemProvider(of: payload())]) })
    }

    /// Makes this view draggable, with a custom preview.
    /// - Parameters:
    ///   - payload: The value to drag.
    ///   - preview: The picture under the pointer.
    nonisolated public func draggable<Preview: View, Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> Payload,
        @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(DragModifier(preview: preview) { _ in DragPayload(items: [NSItemProvider(of: payload())]) })
    }

    /// Makes this view draggable as the item that a provider offers, with a picture of the view as the preview.
    /// - Parameter data: Makes the provider when a drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier<EmptyView>(preview: nil) { _ in DragPayload(items: [data()]) })
    }

    /// Makes this view draggable as the item that a provider offers, with a custom preview.
    /// - Parameters:
    ///   - data: Makes the provider when a drag begins.
    ///   - preview: The picture under the pointer.
    nonisolated public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(DragModifier(preview: preview) { _ in DragPayload(items: [data()]) })
    }

    /// Makes this view draggable as the item that a provider offers, if there is one.
    /// - Parameter action: Makes the provider when a drag begins; no drag begins where it returns nil, or where it is nil.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(
            DragModifier<EmptyView>(preview: nil) { _ in action?().map { DragPayload(items: [$0]) } }
        )
    }
}
