import Synchronization

/// The types that applications declare, in property lists or in code.
///
/// All operations may be called from any thread.
final class TypeRegistry: Sendable {
    /// The registry of the process, which holds the application's own declarations from its first use on.
    static let shared = TypeRegistry(declarations: ApplicationDeclarations.load())

    private struct Tag: Hashable {
        let tagClass: UTTagClass
        let text: String
    }

    private struct State {
        /// The declarations by lowercased identifier.
        var declarations: [String: UTTypeDeclaration] = [:]
        /// The type of each declaration, shared by all lookups.
        var types: [String: RuntimeType] = [:]
        /// The lowercased identifiers of the types with a tag, in the order of registration.
        var tagged: [Tag: [String]] = [:]
        /// The types that the application names with a parent though nothing declares them.
        var undeclared: [String: RuntimeType] = [:]
        /// The undeclared identifiers that have been reported.
        var reported: Set<String> = []
    }

    private let state = Mutex(State())

    /// The number of changes, by which values that were derived from the registry are recognized as outdated.
    private let changes = Atomic<Int>(1)

    init(declarations: [UTTypeDeclaration]) {
        register(declarations)
    }

    /// The number of changes so far.
    var generation: Int { changes.load(ordering: .acquiring) }

    /// Returns the declared type with an identifier, regardless of case.
    func type(identifier: String) -> UTType? {
        state.withLock { $0.types[identifier.lowercased()] }.map(UTType.init)
    }

    /// Returns a type that nothing declares.
    ///
    /// The first parent that the application gives it is remembered, so a value that is read from elsewhere, with its
    /// identifier alone, conforms to the same types.
    func undeclaredType(_ identifier: String, parent: UTType?) -> UTType {
        let key = identifier.lowercased()
        return state.withLock { state in
            if let known = state.undeclared[key] {
                if parent == nil || known.undeclaredParents == parent.map({ [$0.identifier] }) { return UTType(known) }
                return UTType(RuntimeType(undeclared: identifier, parent: parent))
            }
            let type = RuntimeType(undeclared: identifier, parent: parent)
            if parent != nil, state.undeclared.count < Self.maximumUndeclared { state.undeclared[key] = type }
            return UTType(type)
        }
    }

    /// The limit of remembered identifiers, which may come from other programs.
    private static let maximumUndeclared = 4096

    /// Returns the declaration with a lowercased identifier.
    func declaration(key: String) -> UTTypeDeclaration? {
        state.withLock { $0.declarations[key] }
    }

    /// Returns the declared types that have a tag, in the order of registration.
    func types(tag: String, tagClass: UTTagClass) -> [UTType] {
        state.withLock { state in
            // Most programs declare none, and to make a key takes a while the first time.
            guard !state.tagged.isEmpty else { return [] }
            return (state.tagged[Self.normalized(tag, tagClass)] ?? []).compactMap { state.types[$0].map(UTType.init) }
        }
    }

    /// Adds declarations, or replaces those of the same identifiers.
    func register(_ declarations: [UTTypeDeclaration]) {
        guard !declarations.isEmpty else { return }
        state.withLock { state in
            for declaration in declarations {
                register(declaration, in: &state)
            }
            changes.add(1, ordering: .releasing)
        }
    }

    private func register(_ declaration: UTTypeDeclaration, in state: inout State) {
        guard
            TypeIdentifier.isWellFormed(declaration.identifier),
            !TypeIdentifier.isDynamic(declaration.identifier),
            TypeIdentifier.systemType(declaration.identifier) == nil
        else { return }
        let key = declaration.identifier.lowercased()
        if let previous = state.declarations[key] {
            if previous.scope == .exported, declaration.scope == .imported { return }
            if previous.scope == declaration.scope, (previous.version ?? 0) > (declaration.version ?? 0) { return }
        }
        let tags = Self.tags(of: declaration)
        let previousTags = state.declarations[key].map(Self.tags) ?? []
        for tag in previousTags.subtracting(tags) { state.tagged[tag]?.removeAll { $0 == key } }
        for tag in tags.subtracting(previousTags) { state.tagged[tag, default: []].append(key) }
        state.declarations[key] = declaration
        state.types[key] = state.types[key] ?? RuntimeType(declared: declaration)
    }

    /// Returns the tags of a declaration, each once.
    private static func tags(of declaration: UTTypeDeclaration) -> Set<Tag> {
        var found: Set<Tag> = []
        for (tagClass, tags) in declaration.tags {
            for tag in tags where tagClass.allows(tag) { found.insert(normalized(tag, tagClass)) }
        }
        return found
    }

    private static func normalized(_ tag: String, _ tagClass: UTTagClass) -> Tag {
        let isCaseless = tagClass == .filenameExtension || tagClass == .mimeType
        return Tag(tagClass: tagClass, text: isCaseless ? tag.lowercased() : tag)
    }

    /// Logs once that an exported type is not declared, and how to declare it.
    ///
    /// - Returns: Whether this call logged the message, which only the first does.
    @discardableResult
    func reportUndeclared(_ identifier: String, parentType: UTType?) -> Bool {
        guard state.withLock({ $0.reported.insert(identifier.lowercased()).inserted }) else { return false }
        TypeLog.logger.warning("\(UndeclaredTypeAdvice.text(identifier: identifier, parent: parentType?.identifier))")
        return true
    }
}
