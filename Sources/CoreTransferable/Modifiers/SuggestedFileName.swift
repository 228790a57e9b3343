extension TransferRepresentation {
    /// Suggests a name for the file that a receiver writes.
    ///
    /// The name is a suggestion: directories in it are dropped, so is what no file name can have, and the extension of
    /// the content type is added where the name has none.
    ///
    /// - Parameter fileName: The name, such as `"My Video.mp4"`.
    /// - Returns: The representation with the name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        SuggestedFileNameRepresentation(base: self) { _ in fileName }
    }

    /// Suggests a name, made from the item, for the file that a receiver writes.
    ///
    /// - Parameter fileName: Makes the name of an item's file, or `nil` where there is nothing to suggest.
    /// - Returns: The representation with the name.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        SuggestedFileNameRepresentation(base: self, fileName: fileName)
    }
}

/// A representation that knows what its file should be called.
@_weakLinked
struct SuggestedFileNameRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never

    let base: Base
    let fileName: @Sendable (Base.Item) -> String?
}

extension SuggestedFileNameRepresentation {
    func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        resolution.add(base) { exporter in
            let inner = exporter.suggestedFileName
            exporter.suggestedFileName = { [fileName] item in inner?(item) ?? fileName(item as! Item) }
        }
    }
}
