/// The operations that a drag permits.
@_weakLinked
public struct DragConfiguration: Equatable, CustomDebugStringConvertible {
    /// The operations that the drag allows for destinations in this app.
    public var operationsWithinApp: OperationsWithinApp
    /// The operations that the drag allows for other programs.
    public var operationsOutsideApp: OperationsOutsideApp

    /// The operations that the drag allows for destinations in this app.
    public struct OperationsWithinApp: Equatable, Sendable {
        var operations: DropOperation.Set
        /// A Boolean value that indicates whether a receiver may keep a reference to the items.
        public var allowAlias = false

        /// Creates a set of operations.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            operations = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// The operations that the drag allows for other programs.
    public struct OperationsOutsideApp: Equatable, Sendable {
        var operations: DropOperation.Set
        /// A Boolean value that indicates whether a receiver may keep a reference to the items.
        public var allowAlias = false

        /// Creates a set of operations.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            operations = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// Creates a configuration. By default, the items are copied.
    public init(
        operationsWithinApp: OperationsWithinApp = .init(),
        operationsOutsideApp: OperationsOutsideApp = .init()
    ) {
        (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
    }

    /// Creates a configuration for drags that can move their items.
    public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

    /// Creates a configuration for drags that can move their items, or delete them when they are dropped on a bin.
    public init(allowMove: Bool, allowDelete: Bool) {
        self.init(
            operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
            operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete)
        )
    }

    /// Items are moved by destinations of this app, and offered to no other program.
    @MainActor static let movesWithinApp = DragConfiguration(
        operationsWithinApp: .init(allowCopy: false, allowMove: true),
        operationsOutsideApp: .init(allowCopy: false)
    )

    public var debugDescription: String {
        "within the app \(operationsWithinApp.allowed), outside \(operationsOutsideApp.allowed)"
    }

    /// The operations to offer to the window system, which has a single set for all receivers.
    package var operations: DropOperation.Set { operationsWithinApp.allowed.union(operationsOutsideApp.allowed) }

    /// A Boolean value that indicates whether the drag allows other programs no operation.
    package var isForThisApp: Bool { operationsOutsideApp.allowed.isEmpty }
}

extension DragConfiguration.OperationsWithinApp {
    /// All operations that are allowed.
    var allowed: DropOperation.Set { allowAlias ? operations.union(.alias) : operations }
}

extension DragConfiguration.OperationsOutsideApp {
    /// All operations that are allowed.
    var allowed: DropOperation.Set { allowAlias ? operations.union(.alias) : operations }
}

extension DropOperation.Set {
    fileprivate init(copy: Bool, move: Bool, delete: Bool) {
        self = []
        if copy { insert(.copy) }
        if move { insert(.move) }
        if delete { insert(.delete) }
    }
}

extension View {
    /// Sets the operations that drags from this view allow.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        environment(\.dragConfiguration, configuration)
    }
}
