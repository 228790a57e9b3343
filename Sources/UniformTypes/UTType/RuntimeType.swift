import Synchronization

/// A type that is not in the built-in table: one that an application declares, an undeclared one, or a dynamic one.
///
/// Its properties depend on the declarations, which may change while the process runs. They are resolved on first
/// access and kept until the registry changes.
final class RuntimeType: Sendable {
    /// The lowercased identifier, by which types are compared.
    let key: String

    private enum Origin: Sendable {
        case declaration(UTTypeDeclaration)
        case dynamic(DynamicIdentifier)
    }

    private let origin: Origin

    private let cache = Mutex<Resolution?>(nil)

    /// Creates a type that the registry holds.
    init(declared declaration: UTTypeDeclaration) {
        key = declaration.identifier.lowercased()
        origin = .declaration(declaration)
    }

    /// Creates an undeclared type.
    convenience init(undeclared identifier: String, parent: UTType?) {
        let parent = parent?.identifier ?? "public.data"
        self.init(declared: UTTypeDeclaration(identifier: identifier, conformsTo: [parent]))
    }

    /// Creates a type from the facts encoded in a dynamic identifier.
    init(dynamic: DynamicIdentifier) {
        key = dynamic.identifier.lowercased()
        origin = .dynamic(dynamic)
    }

    /// A Boolean value that indicates whether the type was made for a tag that nothing declares.
    var isDynamic: Bool {
        if case .dynamic = origin { true } else { false }
    }

    /// The properties of the type without a declaration.
    private var fallback: UTTypeDeclaration {
        switch origin {
        case .declaration(let declaration): return declaration
        case .dynamic(let dynamic):
            var declaration = UTTypeDeclaration(identifier: dynamic.identifier, conformsTo: dynamic.supertypes)
            for tagClass in dynamic.tags.map(\.tagClass) where declaration.tags[tagClass] == nil {
                let tags = dynamic.tags(of: tagClass)
                if !tags.isEmpty { declaration.tags[tagClass] = tags }
            }
            return declaration
        }
    }

    /// The MIME type to give to data of the type.
    ///
    /// Programs that look up one type of one file need only this property. For them it is determined without resolving
    /// the other properties.
    var preferredMIMEType: String? {
        if case .dynamic(let dynamic) = origin, cache.withLock({ $0 }) == nil, dynamic.isOfAnyData {
            return dynamic.tags(of: .mimeType).first ?? DesktopTypes.preferredMIMEType(dynamic)
        }
        return resolved.facts.tags[.mimeType]?.first
    }

    /// The facts of the type as of now.
    var resolved: Resolution {
        let current = Generation.current
        if let cached = cache.withLock({ $0 }), cached.generation == current { return cached }
        // Opening the database is a change, too, so it precedes the access to the state.
        if isDynamic { _ = DesktopDatabase.shared }
        let generation = Generation.current
        let declaration = isDynamic ? nil : TypeRegistry.shared.declaration(key: key)
        var facts = declaration ?? fallback
        var parents = facts.conformsTo.compactMap(UTType.init(naming:))
        var ancestors = Ancestors.all(of: facts, key: key)
        if isDynamic, let known = DesktopTypes.facts(tags: facts.tags, supertypes: ancestors) {
            facts.add(known)
            ancestors = Ancestors.adding(known.parents, to: ancestors)
            // A parent that another one conforms to adds nothing.
            parents = (known.parents + parents).filter { parent in
                !known.parents.contains { $0.isSubtype(of: parent) }
            }
        }
        let resolution = Resolution(
            generation: generation,
            facts: facts,
            isDeclared: declaration != nil,
            parents: parents,
            ancestors: ancestors
        )
        cache.withLock { $0 = resolution }
        return resolution
    }

    /// The parents that the type names, without resolving further.
    var namedParents: [String] {
        isDynamic ? undeclaredParents : TypeRegistry.shared.declaration(key: key)?.conformsTo ?? undeclaredParents
    }

    /// The parents of the type as long as nothing declares it.
    var undeclaredParents: [String] {
        switch origin {
        case .declaration(let declaration): declaration.conformsTo
        case .dynamic(let dynamic): dynamic.supertypes
        }
    }
}

extension RuntimeType {
    /// The facts of a type at a state of the declarations and the desktop's database.
    final class Resolution: Sendable {
        let generation: Generation
        let facts: UTTypeDeclaration
        let isDeclared: Bool
        /// The types that the type conforms to directly.
        let parents: [UTType]
        /// All types that the type conforms to, nearest first.
        let ancestors: [UTType]

        init(
            generation: Generation,
            facts: UTTypeDeclaration,
            isDeclared: Bool,
            parents: [UTType],
            ancestors: [UTType]
        ) {
            self.parents = parents
            self.generation = generation
            self.facts = facts
            self.isDeclared = isDeclared
            self.ancestors = ancestors
        }

        func conforms(to type: UTType) -> Bool { ancestors.contains(type) }
    }
}

/// Collects the supertypes of a type, whose parents may form cycles or be undeclared.
private enum Ancestors {
    /// No type of the field has nearly as many supertypes; of a type with more the nearest are known. Without a limit a chain of
    /// types would take time and memory in proportion to the square of its length.
    private static let limit = 256

    /// The most names of parents that are looked at for one type.
    private static let mostNames = 4 * limit

    static func all(of facts: UTTypeDeclaration, key: String) -> [UTType] {
        var found: [UTType] = []
        var seen: Set<UTType> = []
        var queue = Array(facts.conformsTo.prefix(mostNames))
        var position = 0
        while position < min(queue.count, mostNames), found.count < limit {
            defer { position += 1 }
            guard let type = UTType(naming: queue[position]) else { continue }
            if case .runtime(let runtime) = type.storage, runtime.key == key { continue }
            guard seen.insert(type).inserted else { continue }
            found.append(type)
            switch type.storage {
            case .system(let number):
                queue += SystemTypeTable.parents(number).lazy.map(SystemTypeTable.identifier)
            case .runtime(let runtime):
                queue += runtime.namedParents.prefix(mostNames)
            }
        }
        return found
    }

    /// Returns types with further types and their supertypes inserted before the more general types.
    static func adding(_ parents: [UTType], to ancestors: [UTType]) -> [UTType] {
        var all: [UTType] = []
        var seen: Set<UTType> = []
        for type in parents + parents.flatMap(\.supertypes) + ancestors where seen.insert(type).inserted {
            all.append(type)
        }
        return all
    }
}

extension UTTypeDeclaration {
    /// Adds the properties in the desktop's database. Those in a dynamic identifier take precedence.
    fileprivate mutating func add(_ known: DesktopTypes.Facts) {
        description = known.description
        let additions = [(UTTagClass.filenameExtension, known.extensions), (.mimeType, known.mimeTypes)]
        for (tagClass, values) in additions {
            var tags = self.tags[tagClass] ?? []
            for value in values where !tags.contains(where: { $0.lowercased() == value.lowercased() }) {
                tags.append(value)
            }
            if !tags.isEmpty { self.tags[tagClass] = tags }
        }
    }
}

extension DynamicIdentifier {
    /// A Boolean value that indicates whether the supertypes do not determine the kind of data.
    fileprivate var isOfAnyData: Bool {
        supertypes.allSatisfy {
            TypeIdentifier.systemType($0).map { UTType.data.conforms(to: UTType(systemType: $0)) } == true
        }
    }
}
