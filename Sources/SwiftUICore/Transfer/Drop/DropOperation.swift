/// The operation to perform on the items of a drag.
@_weakLinked
public enum DropOperation: Hashable, Sendable {
    /// The drag was cancelled, or ended where no destination accepts it.
    case cancel
    /// The receiver does not accept the items.
    case forbidden
    /// The receiver gets a copy of the items.
    case copy
    /// The items move to the receiver.
    case move
    /// The items are deleted.
    case delete
    /// The receiver keeps a reference to the sender's items.
    case alias

    /// A set of operations.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// See ``DropOperation/cancel``.
        public static let cancel = Set(rawValue: 1 << 0)
        /// See ``DropOperation/copy``.
        public static let copy = Set(rawValue: 1 << 1)
        /// See ``DropOperation/move``.
        public static let move = Set(rawValue: 1 << 2)
        /// See ``DropOperation/forbidden``.
        public static let forbidden = Set(rawValue: 1 << 3)
        /// See ``DropOperation/delete``.
        public static let delete = Set(rawValue: 1 << 4)
        /// See ``DropOperation/alias``.
        public static let alias = Set(rawValue: 1 << 5)

        /// One operation.
        init(_ operation: DropOperation) {
            self =
                switch operation {
                case .cancel: .cancel
                case .copy: .copy
                case .move: .move
                case .forbidden: .forbidden
                case .delete: .delete
                case .alias: .alias
                }
        }
    }
}

extension DropOperation.Set: CustomStringConvertible {
    private static let names: [(Self, String)] = [
        (.cancel, "cancel"), (.copy, "copy"), (.move, "move"), (.forbidden, "forbidden"), (.delete, "delete"),
        (.alias, "alias"),
    ]

    public var description: String {
        "[" + Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}
