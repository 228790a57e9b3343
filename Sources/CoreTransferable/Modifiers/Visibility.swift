extension TransferRepresentation {
    /// Limits the programs that can see this representation.
    ///
    /// Of nested limits the narrowest counts.
    ///
    /// - Parameter visibility: The receivers that may see it.
    /// - Returns: The representation with the limit.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        VisibilityRepresentation(base: self, visibility: visibility)
    }
}

/// A representation that only some receivers may see.
@_weakLinked
struct VisibilityRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never

    let base: Base
    let visibility: TransferRepresentationVisibility
}

extension VisibilityRepresentation {
    func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        resolution.add(base) { exporter in
            exporter.visibility = exporter.visibility.narrowed(to: visibility)
        }
    }
}
