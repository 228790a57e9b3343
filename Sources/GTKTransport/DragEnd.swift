/// How a drag ended.
public enum DragEnd: Sendable, Equatable {
    /// The drag was cancelled, or dropped where nothing takes it.
    case cancelled
    /// A program received the drop and refused the items.
    case refused
    /// A program took the items, and has received what it asked for.
    ///
    /// - Parameter names: The names of the payloads that the program received. There are none where the items went to a
    ///   target in this process.
    case taken(names: Set<String>)
}
