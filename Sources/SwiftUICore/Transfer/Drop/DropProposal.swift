/// The operation that a destination proposes for a drag.
@_weakLinked
public struct DropProposal: Sendable, CustomDebugStringConvertible {
    /// The operation on the items; on this app's items if ``operationOutsideApplication`` is set.
    public let operation: DropOperation
    /// The operation on items of other programs; nil for the same.
    public let operationOutsideApplication: DropOperation?

    /// Creates a proposal.
    /// - Parameter operation: The operation on the items.
    public init(operation: DropOperation) { (self.operation, operationOutsideApplication) = (operation, nil) }

    /// Creates a proposal that distinguishes this app's items from those of other programs.
    /// - Parameters:
    ///   - withinApplication: The operation on items of this app.
    ///   - outsideApplication: The operation on items of other programs.
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

/// The way in which a destination accepts items.
@_weakLinked
public struct DropConfiguration {
    /// The operation on the items.
    public let operation: DropOperation
    /// The number of accepted items; nil for all. The destination receives the first of the dropped items.
    public var acceptedItemCount: Int?
    /// The place in a reorder container at which the items are inserted; nil for the place nearest to the pointer.
    var reorderPlace: ReorderPlace?

    /// Creates a configuration.
    /// - Parameter operation: The operation on the items.
    public init(operation: DropOperation) { self.operation = operation }
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
