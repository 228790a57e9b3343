extension TransferRepresentation {
    /// Exports this representation only for the items that meet a condition.
    ///
    /// - Parameter condition: Asked when the representations of an item are listed and again when it is exported, so it
    ///   should be quick and depend on the item alone.
    /// - Returns: The representation, which still imports as before.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(base: self, condition: condition)
    }
}

/// A representation that only some items have. See ``TransferRepresentation/exportingCondition(_:)``.
@_weakLinked
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = Never

    let base: Base
    let condition: @Sendable (Base.Item) -> Bool
}

extension _ConditionalTransferRepresentation {
    public func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        resolution.add(base) { exporter in
            let inner = exporter.condition
            exporter.condition = { [condition] item in condition(item as! Item) && inner?(item) ?? true }
        }
    }
}
