import TransferKit

/// The kinds of destinations to which the share sheet can send items.
public typealias ShareDestinationKind = TransferKit.ShareDestinationKind

/// A destination to which the share sheet can send items.
public typealias ShareDestination = TransferKit.ShareDestination

/// The app's changes to the destinations in the share sheet.
struct ShareDestinationOptions {
    var activities: [ShareActivity] = []
    var excluded: Set<ShareDestinationKind> = []

    /// Returns the service with these changes.
    @MainActor
    func applied(to service: (any ShareService)?) -> (any ShareService)? {
        guard !activities.isEmpty || !excluded.isEmpty else { return service }
        return AdaptedShareService(service, self)
    }
}

extension View {
    /// Adds the app's own destinations to share sheets that this view presents. They appear before those of the desktop.
    /// - Parameter activities: The destinations. An activity replaces one of the same identifier.
    nonisolated public func shareActivities(_ activities: [ShareActivity]) -> some View {
        transformEnvironment(\.shareDestinationOptions) { options in
            let ids = Set(activities.map(\.id))
            options.activities = options.activities.filter { !ids.contains($0.id) } + activities
        }
    }

    /// Excludes destinations from share sheets that this view presents.
    /// - Parameter kinds: The kinds, in addition to the ones that views around exclude.
    nonisolated public func shareDestinationsExcluded(_ kinds: Set<ShareDestinationKind>) -> some View {
        transformEnvironment(\.shareDestinationOptions) { $0.excluded.formUnion(kinds) }
    }
}

/// The destinations of a service without the ones that an app excludes, after the ones that it adds.
@MainActor
private final class AdaptedShareService: ShareService {
    private let base: (any ShareService)?
    private let options: ShareDestinationOptions
    /// The identifiers of destinations that are activities.
    private static let prefix = "activity:"

    init(_ base: (any ShareService)?, _ options: ShareDestinationOptions) {
        (self.base, self.options) = (base, options)
    }

    func findDestinations(for request: ShareRequest, found: @escaping @MainActor ([ShareDestination]) -> Void) {
        let own = options.activities.filter { $0.takes(request.items) }.map { activity in
            ShareDestination(
                id: Self.prefix + activity.id,
                title: activity.title,
                kind: .activity,
                icon: .symbol(activity.systemImage)
            )
        }
        guard let base else { return found(own) }
        base.findDestinations(for: request) { [options] others in
            found(own + others.filter { !options.excluded.contains($0.kind) })
        }
    }

    func send(_ request: ShareRequest, to destination: ShareDestination) async throws -> ShareOutcome {
        if let activity = options.activities.first(where: { Self.prefix + $0.id == destination.id }) {
            try await activity.perform(request.items)
            return .sent
        }
        return try await base?.send(request, to: destination) ?? .cancelled
    }
}

extension ShareActivity {
    fileprivate func takes(_ items: [NSItemProvider]) -> Bool {
        contentTypes.isEmpty || items.allSatisfy { $0.hasRepresentation(conformingToAnyOf: contentTypes) }
    }
}
