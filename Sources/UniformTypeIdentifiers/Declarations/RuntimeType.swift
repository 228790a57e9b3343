import Synchronization

/// A type that is not in the built-in table: one that an application declares, an undeclared one, or a dynamic one.
///
/// Its facts depend on what is declared, which may change while the process runs: they are resolved when asked for and
/// kept until the registry changes.
final class RuntimeType: Sendable {
    /// The lowercased identifier, by which types are compared.
    let key: String

    /// Whether the type was made for a tag that nothing declares.
    let isDynamic: Bool

    /// What is known of the type when nothing declares it.
    private let fallback: UTTypeDeclaration

    private let cache = Mutex<Resolution?>(nil)

    private init(fallback: UTTypeDeclaration, isDynamic: Bool) {
        key = fallback.identifier.lowercased()
        self.fallback = fallback
        self.isDynamic = isDynamic
    }

    /// A type that the registry holds.
    convenience init(declared declaration: UTTypeDeclaration) {
        self.init(fallback: declaration, isDynamic: false)
    }

    /// A type that nothing declares yet.
    convenience init(undeclared identifier: String, parent: UTType?) {
        let parent = parent?.identifier ?? "public.data"
        self.init(fallback: UTTypeDeclaration(identifier: identifier, conformsTo: [parent]), isDynamic: false)
    }

    /// A type made of the facts that a dynamic identifier carries.
    convenience init(dynamic: DynamicIdentifier) {
        var declaration = UTTypeDeclaration(identifier: dynamic.identifier, conformsTo: dynamic.supertypes)
        for (tagClass, tags) in dynamic.tags {
            // Apple's systems make a type even of an empty tag (`dyn.age8u`), but that is no tag that anything has.
            let tags = tags.filter { !$0.isEmpty }
            if !tags.isEmpty { declaration.tags[tagClass, default: []] += tags }
        }
        self.init(fallback: declaration, isDynamic: true)
    }

    /// The facts of the type as of now.
    var resolved: Resolution {
        let current = Generation.current
        if let cached = cache.withLock({ $0 }), cached.generation == current { return cached }
        // Opening the database is a change, too: it must come before the state is noted.
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
        (isDynamic ? fallback : TypeRegistry.shared.declaration(key: key) ?? fallback).conformsTo
    }

    /// The parents of the type as long as nothing declares it.
    var undeclaredParents: [String] { fallback.conformsTo }
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

/// Collects what a type conforms to, through parents that may form cycles or name types that nothing declares.
private enum Ancestors {
    /// No type of the field has nearly as many supertypes; a declaration that names more is cut off.
    private static let limit = 1024

    static func all(of facts: UTTypeDeclaration, key: String) -> [UTType] {
        var found: [UTType] = []
        var seen: Set<UTType> = []
        var queue = facts.conformsTo
        var position = 0
        while position < queue.count, found.count < limit {
            defer { position += 1 }
            guard let type = UTType(naming: queue[position]) else { continue }
            if case .runtime(let runtime) = type.storage, runtime.key == key { continue }
            guard seen.insert(type).inserted else { continue }
            found.append(type)
            switch type.storage {
            case .system(let number):
                queue += SystemTypeTable.parents(number).lazy.map(SystemTypeTable.identifier)
            case .runtime(let runtime):
                queue += runtime.namedParents
            }
        }
        return found
    }

    /// Some types with others and what these conform to put before the types that are more general.
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
    /// Adds what the desktop's database knows to the facts that a dynamic identifier carries, which stay preferred.
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
