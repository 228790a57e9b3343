import CoreTransferable
import Foundation
import UniformTypeIdentifiers

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

extension View {
    /// Makes this view a drop destination for values of the specified type.
    ///
    /// ```swift
    /// .dropDestination(for: Profile.self) { profiles, location in
    ///     team += profiles
    ///     return true
    /// }
    /// ```
    /// - Parameters:
    ///   - payloadType: The type of the values that are taken.
    ///   - action: Called with the dropped values and the point in the view. Returns whether they are accepted.
    ///   - isTargeted: Called with true when a drag that fits enters the view, and with false when it leaves.
    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping ([Payload], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        dropDestination(of: payloadType, isTargeted: isTargeted, action: { action($0, $1.location) })
    }

    /// Makes this view a drop destination for values of the specified type.
    /// - Parameters:
    ///   - payloadType: The type of the values that are taken.
    ///   - isEnabled: Whether anything is taken.
    ///   - action: Called with the dropped values and the drop session.
    @_disfavoredOverload
    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        isEnabled: Bool = true,
        action: @escaping (_ items: [Payload], _ session: DropSession) -> Void
    ) -> some View {
        dropDestination(of: payloadType, isEnabled: isEnabled) { items, session in
            action(items, session)
            return true
        }
    }

    nonisolated private func dropDestination<Payload: Transferable>(
        of payloadType: Payload.Type,
        isEnabled: Bool = true,
        isTargeted: @escaping (Bool) -> Void = { _ in },
        action: @escaping ([Payload], DropSession) -> Bool
    ) -> some View {
        let action = UncheckedBox(action)
        return modifier(
            DropModifier(
                of: importedTypes(of: payloadType, for: "dropDestination"),
                isEnabled: isEnabled,
                isTargeted: isTargeted
            ) { items, session in
                let session = UncheckedBox(session)
                let values = await items.loadValues(of: payloadType, for: "drop", transferLogger)
                return values.isEmpty ? false : action.value(values, session.value)
            }
        )
    }

    /// Makes this view a drop destination for values of the specified type, using an earlier form of the modifier.
    nonisolated public func dropDestination<Payload: Transferable>(
        payloadType: Payload.Type,
        action: @escaping ([Payload], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        dropDestination(for: payloadType, action: action, isTargeted: isTargeted)
    }
}

/// Returns the types that a payload can be read from. Logs a message if there are none.
@MainActor
func importedTypes<Payload: Transferable>(of payload: Payload.Type, for use: String) -> [UTType] {
    let types = ImportedTypes.of(payload)
    if types.isEmpty, ReportedOnce.first("\(use) \(payload)") {
        transferLogger.warning(
            "\(use) can never receive a \(payload): none of its representations can be imported. Give it a representation with an importing closure."
        )
    }
    return types
}

/// The types that payloads can be read from, asked of each payload type once and not at every evaluation of a view.
@MainActor
private enum ImportedTypes {
    private static var known: [ObjectIdentifier: [UTType]] = [:]

    static func of<Payload: Transferable>(_ payload: Payload.Type) -> [UTType] {
        if let types = known[ObjectIdentifier(payload)] { return types }
        let types = payload.importedContentTypes()
        known[ObjectIdentifier(payload)] = types
        return types
    }
}
