public import TransferKit

extension Pasteboard {
    /// Creates the pasteboard with a name, which all of the user's programs share. It is created when something is written to it.
    ///
    /// It is kept in files of the user's runtime directory; see ``EmbeddedPasteboard``.
    /// - Parameter name: The name. With one that is too long each use of the pasteboard is an error.
    public convenience init(name: Name) { self.init(EmbeddedPasteboard(name: name.rawValue), name: name) }

    /// Returns a new pasteboard, which other programs can use only if they know its `name`.
    ///
    /// ```swift
    /// let pasteboard = try Pasteboard.unique()
    /// try await pasteboard.write(document)
    /// try startHelper(arguments: ["--input", pasteboard.name?.rawValue ?? ""])   // Reads Pasteboard(name:).
    /// ```
    ///
    /// It is removed with its contents by `release()`, or with this object. The remains of a killed program are removed
    /// when a program next creates one. Objects that other programs create from its name do not keep it.
    /// - Throws: `PasteboardError` if there is no place for it.
    public static func unique() throws -> Pasteboard { try unique(in: .current) }

    static func unique(in runtime: RuntimeDirectory) throws -> Pasteboard {
        let unique = try UniquePasteboard(in: runtime)
        return Pasteboard(unique.transport, name: Name(unique.name), owning: unique)
    }
}
