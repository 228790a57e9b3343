import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A drop destination of a container.
@MainActor
package struct DropTarget {
    /// The accepted types. An offer must have at least one of them.
    package var contentTypes: [UTType]
    /// A closure that indicates whether to accept a drag that has one of the types.
    package var validate: (_ hover: DropHover) -> Bool = { _ in true }
    /// A closure that returns the operation to perform on the items; nil for the sender's preference.
    package var propose: (_ hover: DropHover) -> DropOperation? = { _ in nil }
    /// A closure that receives the items and indicates whether they were accepted.
    package var perform: (_ items: [NSItemProvider], _ hover: DropHover) async -> Bool
    /// A closure that is called with true when an acceptable drag enters the container, and with false when it leaves.
    package var isTargeted: (Bool) -> Void
    /// The arrangement of the previews of this app's items over the destination; nil for no change.
    package var formation: DragDropPreviewsFormation?
    /// A closure that is called as an acceptable drag moves over the container and when it ends.
    package var update: (_ hover: DropHover, _ phase: DropSession.Phase) -> Void
    /// A closure that returns the place to which a keyboard step leads from the current place of the drag; nil if there is none.
    package var place: (_ hover: DropHover, _ step: HeldStep) -> HeldPlace? = { _, _ in nil }
    /// Identifies the target among others; nil for one of a list.
    var owner: ObjectIdentifier?
    /// A closure that returns the drag by keys of the host.
    var keyboardDrag: () -> KeyboardDrag? = { nil }
}

/// A modifier that receives drops on a view.
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
        let hovering = DestinationHovering(node)
        return DropTarget(
            contentTypes: isEnabled && !node.environment.isHidden ? contentTypes() : [],
            propose: { hovering.configuration(of: $0)?.operation },
            perform: { [perform] items, hover in
                let configuration = hovering.configuration(of: hover, itemsCount: items.count)
                let session = hovering.session(of: hover, .active, configuration, itemsCount: items.count)
                let most = configuration?.acceptedItemCount ?? items.count
                return await perform(Array(items.prefix(max(0, most))), session)
            },
            isTargeted: isTargeted,
            formation: node.environment.dropPreviewsFormation,
            update: { hover, phase in hovering.follow(hover, phase) },
            place: { hover, step in hovering.place(of: hover, step) },
            owner: ObjectIdentifier(node),
            keyboardDrag: { [weak node] in node?.graph.keyboardDrag }
        )
    }
}

/// The part of a drag's state that is independent of the host: the configuration from enclosing views, and the place in an inner reorder
/// container where the items would be inserted.
@MainActor
private struct DestinationHovering {
    private weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }

    /// Returns the configuration of the destination; nil if no enclosing view sets one.
    func configuration(of hover: DropHover, itemsCount: Int? = nil) -> DropConfiguration? {
        node?.environment.dropConfigurations.last?.value(session(of: hover, .active, nil, itemsCount: itemsCount))
    }

    /// Returns the session for the drag, including the place where its items would land, which may differ from the nearest one.
    func session(
        of hover: DropHover,
        _ phase: DropSession.Phase,
        _ configuration: DropConfiguration?,
        itemsCount: Int?
    ) -> DropSession {
        var session = hover.session(phase, itemsCount: itemsCount)
        session.reorderPlace = landing(of: hover, configuration)?.named ?? configuration?.reorderPlace
        return session
    }

    /// Notifies enclosing views of the drag, and makes the container show where the items would land.
    func follow(_ hover: DropHover, _ phase: DropSession.Phase) {
        let configuration = containers.isEmpty ? nil : configuration(of: hover)
        let isHovering = phase == .entering || phase == .active
        let isTaken = configuration?.operation != .forbidden && configuration?.operation != .cancel
        let landing = isHovering && isTaken ? landing(of: hover, configuration) : nil
        for container in containers {
            if let landing, landing.container === container { landing.show() } else { container.hideLanding() }
        }
        let observers = node?.environment.dropObservers ?? []
        guard !observers.isEmpty else { return }
        let session = session(of: hover, phase, configuration, itemsCount: nil)
        for observer in observers { observer.value(session) }
    }

    // MARK: Reordering

    private var containers: [any LandingContainer] { node?.preferences[LandingContainersKey.self] ?? [] }

    /// Returns the place among the containers' items to which a keyboard step leads, in the coordinate space of the destination.
    func place(of hover: DropHover, _ step: HeldStep) -> HeldPlace? {
        guard let origin = (node?.elements.first as? PartElement)?.widgetOriginInWindow else { return nil }
        let places = containers.filter(\.isEnabled).flatMap { $0.placesInWindow() }
        return step.place(
            among: places.map { $0.moved(by: CGSize(width: -origin.x, height: -origin.y)) },
            from: hover.place
        )
    }

    /// Returns the place that was named, or else the one nearest to the pointer.
    private func landing(of hover: DropHover, _ configuration: DropConfiguration?) -> LandingPlace? {
        let containers = containers.filter(\.isEnabled)
        guard !containers.isEmpty, let origin = (node?.elements.first as? PartElement)?.widgetOriginInWindow else {
            return nil
        }
        if let named = configuration?.reorderPlace {
            for container in containers {
                if let landing = container.landing(named: named) { return landing }
            }
            return nil
        }
        let point = CGPoint(x: origin.x + hover.location.x, y: origin.y + hover.location.y)
        return (containers.first { $0.frameInWindow.contains(point) } ?? containers.first)?.landing(at: point)
    }
}
