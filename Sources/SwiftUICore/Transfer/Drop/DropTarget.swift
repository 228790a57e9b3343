import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The drop target of a container.
@MainActor
package struct DropTarget {
    /// The types of which an offer must have one.
    package var contentTypes: [UTType]
    /// Returns whether a drag of such a type is taken.
    package var validate: (_ hover: DropHover) -> Bool = { _ in true }
    /// Returns the operation on the items; nil for the sender's preference.
    package var propose: (_ hover: DropHover) -> DropOperation? = { _ in nil }
    /// Receives the items. Returns whether they were useful.
    package var perform: (_ items: [NSItemProvider], _ hover: DropHover) async -> Bool
    /// Called with true when a drag that fits enters the container, and with false when it leaves.
    package var isTargeted: (Bool) -> Void
    /// The formation of the pictures of several items of this app over the target; nil for no change.
    package var formation: DragDropPreviewsFormation?
    /// Called with a drag that fits: its position, and its end.
    package var update: (_ hover: DropHover, _ phase: DropSession.Phase) -> Void
    /// Returns the place to which a step of keys leads from that of the drag; nil if there is none.
    package var place: (_ hover: DropHover, _ step: HeldStep) -> HeldPlace? = { _, _ in nil }
    /// Identifies the target among others; nil for one of a list.
    var owner: ObjectIdentifier?
    /// Returns the drag by keys of the host.
    var keyboardDrag: () -> KeyboardDrag? = { nil }
}

/// Receives drops on a view.
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
            contentTypes: isEnabled ? contentTypes() : [],
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

/// The state of drags over a drop destination besides that of its host: the settings of the views around, and the place
/// in a reorder container inside at which the items would be inserted.
@MainActor
private struct DestinationHovering {
    private weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }

    /// Returns the configuration of the destination; nil if no view around sets one.
    func configuration(of hover: DropHover, itemsCount: Int? = nil) -> DropConfiguration? {
        node?.environment.dropConfigurations.last?.value(session(of: hover, .active, nil, itemsCount: itemsCount))
    }

    /// The configuration for the drag, which may name another place than the nearest.
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

    /// Tells views around of the drag, and has the container show where the items would land.
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

    /// Returns the place among the items of the containers to which a step of keys leads, in the coordinates of the destination.
    func place(of hover: DropHover, _ step: HeldStep) -> HeldPlace? {
        guard let origin = (node?.elements.first as? PartElement)?.widgetOriginInWindow else { return nil }
        let places = containers.filter(\.isEnabled).flatMap { $0.placesInWindow() }
        return step.place(
            among: places.map { $0.moved(by: CGSize(width: -origin.x, height: -origin.y)) },
            from: hover.place
        )
    }

    /// Returns the place that was named, or the one nearest to the pointer.
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
