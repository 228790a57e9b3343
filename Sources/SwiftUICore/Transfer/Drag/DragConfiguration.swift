/// The operations that a drag permits.
@_weakLinked
public struct DragConfiguration: Equatable, CustomDebugStringConvertible {
    /// The operations for targets in this app.
    public var operationsWithinApp: OperationsWithinApp
    /// The operations for other programs.
    public var operationsOutsideApp: OperationsOutsideApp

    /// The operations for targets in this app.
    public struct OperationsWithinApp: Equatable, Sendable {
        var operations: DropOperation.Set
        /// A Boolean value that indicates whether the items may be referred to.
        public var allowAlias = false

        /// Creates the operations.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            operations = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// The operations for other programs.
    public struct OperationsOutsideApp: Equatable, Sendable {
        var operations: DropOperation.Set
        /// A Boolean value that indicates whether the items may be referred to.
        public var allowAlias = false

        /// Creates the operations.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            operations = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
        }
    }

    /// Creates a configuration. Without arguments the items are copied.
    public init(
        operationsWithinApp: OperationsWithinApp = .init(),
        operationsOutsideApp: OperationsOutsideApp = .init()
    ) {
        (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
    }

    /// Creates a configuration for drags whose items may be moved.
    public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

    /// Creates a configuration for drags whose items may be moved, or be deleted by dropping them on a bin.
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

    /// The operations for the window system, which has one set for all receivers.
    package var operations: DropOperation.Set { operationsWithinApp.allowed.union(operationsOutsideApp.allowed) }

    /// A Boolean value that indicates whether other programs may do nothing with the items.
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
    /// Sets which operations the drags that begin in this view allow.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        environment(\.dragConfiguration, configuration)
    }
}
