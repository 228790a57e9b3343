import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What a container takes from a drag that ends in it.
@MainActor
package struct DropTarget {
    /// The types of which an offer must have one.
    package var contentTypes: [UTType]
    /// Says whether a drag of such a type is taken.
    package var validate: (_ hover: DropHover) -> Bool = { _ in true }
    /// Says what would become of the items; nil for what the sender prefers.
    package var propose: (_ hover: DropHover) -> DropOperation? = { _ in nil }
    /// Takes the items; says whether they were of use.
    package var perform: (_ items: [NSItemProvider], _ hover: DropHover) async -> Bool
    /// Told when a drag that fits comes over the container and when it leaves.
    package var isTargeted: (Bool) -> Void
    /// How the pictures of several items of this app stand to each other meanwhile; nil for as they are.
    package var formation: DragDropPreviewsFormation?
    /// Told of a drag that fits: where it is, and how it ends.
    package var update: (_ hover: DropHover, _ phase: DropSession.Phase) -> Void
}

/// Takes what is dropped on a view.
@_weakLinked
struct DropModifier {
    let contentTypes: @MainActor () -> [UTType]
    let isEnabled: Bool
    let isTargeted: (Bool) -> Void
    let perform: @MainActor (_ items: [NSItemProvider], _ session: DropSession) async -> Bool

    init(
        of contentTypes: @autoclosure @escaping @MainActor () -> [UTType],
        isEnabled: Bool = true,
        isTargeted: @escaping (Bool) -> Void,
        perform: @escaping @MainActor (_ items: [NSItemProvider], _ session: DropSession) async -> Bool
    ) {
        (self.contentTypes, self.isEnabled) = (contentTypes, isEnabled)
        (self.isTargeted, self.perform) = (isTargeted, perform)
    }
}

extension DropModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> DropTarget {
        func configuration(_ session: DropSession, in node: ViewNode?) -> DropConfiguration? {
            node?.environment.dropConfigurations.last?.value(session)
        }
        return DropTarget(
            contentTypes: isEnabled ? contentTypes() : [],
            propose: { [weak node] hover in
                configuration(hover.session(.active, itemsCount: nil), in: node)?.operation
            },
            perform: { [perform, weak node] items, hover in
                let session = hover.session(.active, itemsCount: items.count)
                let most = configuration(session, in: node)?.acceptedItemCount ?? items.count
                return await perform(Array(items.prefix(max(0, most))), session)
            },
            isTargeted: isTargeted,
            formation: node.environment.dropPreviewsFormation,
            update: { [weak node] hover, phase in
                let session = hover.session(phase, itemsCount: nil)
                for observer in node?.environment.dropObservers ?? [] { observer.value(session) }
            }
        )
    }
}
