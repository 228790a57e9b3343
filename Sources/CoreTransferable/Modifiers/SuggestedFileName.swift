extension TransferRepresentation {
    /// Suggests a name for the file that a receiver writes.
    ///
    /// Directories and characters that no file name can have are dropped, and the extension of the content type is
    /// added to a name without one.
    ///
    /// - Parameter fileName: The name, such as `"My Video.mp4"`.
    /// - Returns: The representation with the name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        SuggestedFileNameRepresentation(base: self) { _ in fileName }
    }

    /// Suggests a name, made from the item, for the file that a receiver writes.
    ///
    /// - Parameter fileName: Makes the name of an item's file, or `nil` if there is nothing to suggest.
    /// - Returns: The representation with the name.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        SuggestedFileNameRepresentation(base: self, fileName: fileName)
    }
}

/// A representation that suggests a name for its file.
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
