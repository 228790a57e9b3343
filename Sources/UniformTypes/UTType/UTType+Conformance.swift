extension UTType {
    /// Returns a Boolean value that indicates whether the type equals another type, or conforms to it directly or through
    /// other types.
    ///
    /// - Parameter type: The type to compare with.
    public func conforms(to type: UTType) -> Bool {
        switch (storage, type.storage) {
        case (.system(let own), .system(let other)): SystemTypeTable.conforms(own, to: other)
        case (.system, .runtime): false
        case (.runtime(let own), _): self == type || own.resolved.conforms(to: type)
        }
    }

    /// Returns a Boolean value that indicates whether the type conforms to another type and is not that type itself.
    ///
    /// - Parameter type: The type to compare with.
    public func isSubtype(of type: UTType) -> Bool {
        self != type && conforms(to: type)
    }

    /// Returns a Boolean value that indicates whether another type conforms to this one and is not this type itself.
    ///
    /// - Parameter type: The type to compare with.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// All types that the type conforms to, directly or indirectly, excluding the type itself.
    public var supertypes: Set<UTType> {
        switch storage {
        case .system(let number): Set(SystemTypeTable.ancestors(number).lazy.map(UTType.init(systemType:)))
        case .runtime(let type): Set(type.resolved.ancestors)
        }
    }

    /// The types that the declaration lists as those the type conforms to, in its order.
    ///
    /// With them the whole tree of ``supertypes`` can be walked:
    ///
    /// ```swift
    /// UTType.svg.directSupertypes    // [public.image, public.xml]
    /// ```
    public var directSupertypes: [UTType] {
        switch storage {
        case .system(let number): SystemTypeTable.parents(number).map(UTType.init(systemType:))
        case .runtime(let type): type.resolved.parents
        }
    }
}
