extension UTType {
    /// Finds the type with an identifier.
    ///
    /// Uppercase and lowercase letters are the same. A dynamic identifier (`dyn.…`), also one that another system made,
    /// gives the type that it describes.
    ///
    /// - Parameter identifier: A uniform type identifier, such as `public.png`.
    /// - Returns: `nil` when nothing declares the identifier.
    public init?(_ identifier: String) {
        if let number = TypeIdentifier.systemType(identifier) {
            guard SystemTypeTable.isDeclared(number) else { return nil }
            self.init(systemType: number)
        } else {
            self.init(notOfSystem: identifier)
        }
    }

    /// Creates the declared or dynamic type with an identifier that no type of the system has.
    private init?(notOfSystem identifier: String) {
        if identifier.utf8.count > TypeIdentifier.maximumLength {
            return nil
        } else if let type = TypeRegistry.shared.type(identifier: identifier) {
            self = type
        } else if let tags = DynamicIdentifier(identifier) {
            self.init(RuntimeType(dynamic: tags))
        } else {
            return nil
        }
    }

    /// Creates the type with an identifier, undeclared if nothing declares it; `nil` only if it cannot be one.
    init?(naming identifier: String) {
        if let number = TypeIdentifier.systemType(identifier) {
            self.init(systemType: number)
        } else if let type = UTType(notOfSystem: identifier) {
            self = type
        } else if TypeIdentifier.isWellFormed(identifier), !TypeIdentifier.isDynamic(identifier) {
            self = TypeRegistry.shared.undeclaredType(identifier, parent: nil)
        } else {
            return nil
        }
    }
}
