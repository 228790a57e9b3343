/// The operation that a destination proposes for a drag.
@_weakLinked
public struct DropProposal: Sendable, CustomDebugStringConvertible {
    /// What becomes of the items; of those that this app drags, where ``operationOutsideApplication`` is set.
    public let operation: DropOperation
    /// What becomes of items that another program drags; nil for the same.
    public let operationOutsideApplication: DropOperation?

    /// Creates a proposal.
    /// - Parameter operation: The operation on the items.
    public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }

    /// Creates a proposal that tells this app's items from those of other programs.
    /// - Parameters:
    ///   - withinApplication: What becomes of items that this app drags.
    ///   - outsideApplication: What becomes of items that another program drags.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
    }

    public var debugDescription: String {
        operationOutsideApplication.map { "\(operation) within the app, \($0) from outside" } ?? "\(operation)"
    }

    /// Returns the operation on the items of a drag.
    /// - Parameter isOwn: Whether this app drags them.
    func operation(isOwn: Bool) -> DropOperation { isOwn ? operation : operationOutsideApplication ?? operation }
}

/// How a destination takes items.
@_weakLinked
public struct DropConfiguration {
    /// The operation on the items.
    public let operation: DropOperation
    /// How many items the destination takes; nil for all. It is given the first of those that are dropped.
    public var acceptedItemCount: Int?
    /// Where in a reorder container the items land; nil for the place nearest to the pointer.
    var reorderPlace: ReorderPlace?

    /// Creates a configuration.
    /// - Parameter operation: The operation on the items.
    public init(operation: DropOperation) { self.operation = operation }
}

private enum DropConfigurationsKey: EnvironmentKey {
    static var defaultValue: [SharedValue<(DropSession) -> DropConfiguration>] { [] }
}

extension EnvironmentValues {
    /// How views around have destinations take items; the innermost view, which is the last, counts.
    var dropConfigurations: [SharedValue<(DropSession) -> DropConfiguration>] {
        get { self[DropConfigurationsKey.self] }
        set { self[DropConfigurationsKey.self] = newValue }
    }
}

extension View {
    /// Sets how the drop destinations in this view take items.
    /// - Parameter configuration: Asked for each step of a drag over a destination. A destination that answers `forbidden` or
    ///   `cancel` takes nothing.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        modifier(SharedValueModifier(\.dropConfigurations, configuration))
    }
}
