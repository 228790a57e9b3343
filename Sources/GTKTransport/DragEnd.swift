/// The outcome of a drag.
public enum DragEnd: Sendable, Equatable {
    /// The drag was cancelled, or dropped where no destination accepts it.
    case cancelled
    /// A program received the drop and refused the items.
    case refused
    /// A program accepted the items and has received the payloads that it requested.
    ///
    /// - Parameter names: The names of the payloads that the program received. There are none if the items were dropped
    ///   on a target in this process.
    case taken(names: Set<String>)
}
