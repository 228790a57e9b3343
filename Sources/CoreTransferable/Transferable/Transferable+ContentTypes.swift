extension Transferable {
    /// Returns the content types that values of this type can be exported as, in order of preference and without duplicates.
    ///
    /// Conditions that depend on a value count as met; ``exportedContentTypes(_:)`` evaluates them for one value. The
    /// representation is evaluated at the first call only.
    ///
    /// - Parameter visibility: The receivers in question: `.all` lists the types that every process may see, and
    ///   `.ownProcess` those that the sending process may see, which are all.
    /// - Returns: The types, with those of proxies in the place of the proxy.
    public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        KnownContentTypes.types(of: self).exported(to: visibility)
    }

    /// Returns the content types that values of this type can be created from, in order of preference and without duplicates.
    ///
    /// - Returns: The types. Contents of a type that conforms to one of them can be imported too.
    public static func importedContentTypes() -> [UTType] {
        KnownContentTypes.types(of: self).imported
    }

    /// Returns the content types that this value can be exported as, in order of preference and without duplicates.
    ///
    /// - Parameter visibility: The receivers in question: `.all` lists the types that every process may see, and
    ///   `.ownProcess` those that the sending process may see, which are all.
    /// - Returns: The types of the representations whose condition this value meets.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.resolution(.export).exporters.lazy
            .filter { $0.visibility.includes(visibility) && $0.exports(self) }
            .map(\.contentType)
            .withoutRepeats()
    }

    /// Returns the content types that values of this type can be created from, which are the same for every value.
    ///
    /// - Returns: The types in order of preference, without duplicates.
    public func importedContentTypes() -> [UTType] {
        Self.importedContentTypes()
    }
}

extension Sequence where Element: Hashable {
    /// Returns the elements in order, each at its first place only.
    func withoutRepeats() -> [Element] {
        // Lists of representations are short, where looking through the result beats hashing.
        var result: [Element] = []
        for element in self where !result.contains(element) { result.append(element) }
        return result
    }
}
