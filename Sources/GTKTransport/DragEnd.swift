/// How a drag ended.
public enum DragEnd: Sendable, Equatable {
    /// No destination took it: it was dropped where nothing takes it, or cancelled.
    case cancelled
    /// A program was given it and had no use for it.
    case refused
    /// A program took it, and has received what it asked for.
    ///
    /// - Parameter names: The names of the payloads that the program received. There are none where the items went to a
    ///   target in this process.
    case taken(names: Set<String>)
}
