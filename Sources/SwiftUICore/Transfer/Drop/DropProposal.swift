/// The operation that a destination proposes for a drag.
@_weakLinked
public struct DropProposal: Sendable, CustomDebugStringConvertible {
    /// The operation to perform on the items, or only on this app's items if ``operationOutsideApplication`` is set.
    public let operation: DropOperation
    /// The operation to perform on items of other programs; nil to use ``operation``.
    public let operationOutsideApplication: DropOperation?

    /// Creates a proposal.
    /// - Parameter operation: The operation on the items.
    public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }

    /// Creates a proposal with different operations for this app's items and for those of other programs.
    /// - Parameters:
    ///   - withinApplication: The operation on items of this app.
    ///   - outsideApplication: The operation on items of other programs.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
    }

    public var debugDescription: String {
        operationOutsideApplication.map { "\(operation) within the app, \($0) from outside" } ?? "\(operation)"
    }

    /// The operation to perform on the items of a drag.
    /// - Parameter isOwn: Whether this app drags them.
    func operation(isOwn: Bool) -> DropOperation { isOwn ? operation : operationOutsideApplication ?? operation }
}

/// A configuration of how a destination accepts items.
@_weakLinked
public struct DropConfiguration {
    /// The operation to perform on the items.
    public let operation: DropOperation
    /// The number of items to accept; nil for all of them. The destination receives the first ones.
    public var acceptedItemCount: Int?
    /// The place in a reorder container at which the items are inserted; nil for the place nearest to the pointer.
    var reorderPlace: ReorderPlace?

    /// Creates a configuration.
    /// - Parameter operation: The operation on the items.
    public init(operation: DropOperation) { self.operation = operation }
}

extension View {
    /// Sets how the drop destinations in this view accept items.
    /// - Parameter configuration: Asked for each step of a drag over a destination. A destination that answers `forbidden` or
    ///   `cancel` takes nothing.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        modifier(SharedValueModifier(\.dropConfigurations, configuration))
    }
}
