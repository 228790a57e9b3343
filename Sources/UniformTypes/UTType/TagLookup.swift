/// Finds types by tag: first the built-in types, then declared ones, then those for which the desktop's database has
/// other names, and finally a dynamic one.
enum TagLookup {
    /// The types of tags without a built-in type, by the tag and the number of the query.
    private static let memo = TypeMemo()

    /// Returns a number for a frequent combination of a class of tags and a supertype.
    private static func number(_ tagClass: UTTagClass, _ supertype: UTType?) -> UInt64? {
        let high: UInt64
        switch tagClass {
        case .filenameExtension: high = 1 << 32
        case .mimeType: high = 2 << 32
        default: return nil
        }
        switch supertype?.storage {
        case .system(let number): return high + UInt64(number) + 1
        case .runtime: return nil
        case nil: return high
        }
    }

    static func preferredType(tag: String, tagClass: UTTagClass, supertype: UTType?) -> UTType? {
        if let type = preferredSystemType(tag: tag, tagClass: tagClass, supertype: supertype) { return type }
        guard tagClass.allows(tag) else { return nil }
        guard let number = number(tagClass, supertype) else {
            return findPreferredType(tag: tag, tagClass: tagClass, supertype: supertype)
        }
        if let type = memo.type(number: number, text: tag) { return type }
        let generation = Generation.current
        guard let type = findPreferredType(tag: tag, tagClass: tagClass, supertype: supertype) else { return nil }
        memo.remember(type, number: number, text: tag, madeOf: generation)
        return type
    }

    private static func findPreferredType(tag: String, tagClass: UTTagClass, supertype: UTType?) -> UTType? {
        for spelling in spellings(tag, tagClass) {
            if let type = preferredSystemType(tag: spelling, tagClass: tagClass, supertype: supertype) { return type }
            for type in TypeRegistry.shared.types(tag: spelling, tagClass: tagClass)
            where supertype.map(type.conforms(to:)) ?? true {
                return type
            }
        }
        if tagClass == .mimeType, let type = DesktopTypes.declaredType(mimeType: tag),
            supertype.map(type.conforms(to:)) ?? true
        {
            return type
        }
        return dynamicType(tag: tag, tagClass: tagClass, supertype: supertype)
    }

    static func declaredTypes(tag: String, tagClass: UTTagClass, supertype: UTType?) -> [UTType] {
        guard tagClass.allows(tag) else { return [] }
        for spelling in spellings(tag, tagClass) {
            let system = systemTypes(tag: spelling, tagClass: tagClass)
            let declared = TypeRegistry.shared.types(tag: spelling, tagClass: tagClass)
            let matches = (system + declared).filter { type in supertype.map(type.conforms(to:)) ?? true }
            if !matches.isEmpty { return matches }
        }
        return []
    }

    static func dynamicType(tag: String, tagClass: UTTagClass, supertype: UTType?) -> UTType? {
        guard tagClass.allows(tag) else { return nil }
        let isCaseless = tagClass == .filenameExtension || tagClass == .mimeType
        return UTType(
            RuntimeType(
                dynamic: DynamicIdentifier(
                    supertypes: supertype.map { [$0.identifier] } ?? [],
                    tagClass: tagClass,
                    tag: isCaseless ? tag.lowercased() : tag
                )
            )
        )
    }

    /// Returns the ways to write a tag, the most exact first: a MIME type may carry parameters that no declaration
    /// knows.
    private static func spellings(_ tag: String, _ tagClass: UTTagClass) -> [String] {
        guard tagClass == .mimeType, tag.utf8.contains(UInt8(ascii: ";")) else { return [tag] }
        let parts = tag.split(separator: ";").map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard let essence = parts.first else { return [tag] }
        return [tag, parts.joined(separator: ";"), essence]
    }

    @inline(__always)
    private static func preferredSystemType(tag: String, tagClass: UTTagClass, supertype: UTType?) -> UTType? {
        let number: UInt16?
        switch tagClass {
        case .filenameExtension:
            number = LowercasedText.with(tag, limit: 64) { key in
                SystemTypeTable.types(extension: key)?.first { conforms($0, to: supertype) }
            }
        case .mimeType:
            number = LowercasedText.with(tag, limit: 128) { key in
                SystemTypeTable.types(mimeType: key)?.first { conforms($0, to: supertype) }
            }
        default:
            number = nil
        }
        return number.map(UTType.init(systemType:))
    }

    private static func systemTypes(tag: String, tagClass: UTTagClass) -> [UTType] {
        let numbers: [UInt16]?
        switch tagClass {
        case .filenameExtension:
            numbers = LowercasedText.with(tag, limit: 64) { SystemTypeTable.types(extension: $0).map(Array.init) }
        case .mimeType:
            numbers = LowercasedText.with(tag, limit: 128) { SystemTypeTable.types(mimeType: $0).map(Array.init) }
        default:
            numbers = nil
        }
        return (numbers ?? []).map(UTType.init(systemType:))
    }

    @inline(__always)
    private static func conforms(_ number: UInt16, to supertype: UTType?) -> Bool {
        guard let supertype else { return true }
        guard case .system(let other) = supertype.storage else { return false }
        return SystemTypeTable.conforms(number, to: other)
    }
}
