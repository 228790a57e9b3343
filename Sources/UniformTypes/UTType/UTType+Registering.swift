import Foundation

extension UTType {
    /// Registers a type for this process, as though an `Info.plist` of the application declared it.
    ///
    /// A declaration replaces an earlier one of the same identifier. However, an imported declaration does not replace
    /// an exported one, and a lower version does not replace a higher one. Types that the system declares cannot be
    /// replaced.
    ///
    /// - Parameter declaration: The declaration of the type.
    /// - Returns: The type; it is undeclared if the declaration's identifier is not valid.
    @discardableResult
    public static func register(_ declaration: UTTypeDeclaration) -> UTType {
        TypeRegistry.shared.register([declaration])
        return UTType(declaration.identifier)
            ?? TypeRegistry.shared.undeclaredType(declaration.identifier, parent: nil)
    }

    /// Registers the types that a property list declares, for this process.
    ///
    /// - Parameter url: An `Info.plist` with `UTExportedTypeDeclarations` or `UTImportedTypeDeclarations`.
    /// - Returns: The declared types.
    /// - Throws: ``UTTypeDeclaration/ReadingError`` when the file cannot be read or is not a property list.
    @discardableResult
    public static func register(declarationsAt url: URL) throws -> [UTType] {
        let declarations = try UTTypeDeclaration.declarations(inPropertyListAt: url)
        TypeRegistry.shared.register(declarations)
        return declarations.compactMap { UTType($0.identifier) }
    }
}
