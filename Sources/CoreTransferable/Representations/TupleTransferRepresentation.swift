/// A group of representations of one item, in order of preference.
///
/// A block of representations builds this type, so code rarely names it.
@_weakLinked
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never

    /// A closure that adds the parts to a resolution, in order. The parts' types are known where the tuple is built, and only there.
    private let resolveParts: @Sendable (Resolution) -> Void

    init(_: Value, resolveParts: @escaping @Sendable (Resolution) -> Void) {
        self.resolveParts = resolveParts
    }
}

extension TupleTransferRepresentation {
    public func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        resolveParts(resolution)
    }
}
