/// Brings the desktop's MIME types and the uniform types together.
///
/// A MIME type of the database that names a declared type is that type. Any other one stays a dynamic type, with the very
/// identifier that Apple's systems give it, but with the parents, tags and description that the database knows.
enum DesktopTypes {
    /// The properties of an undeclared type in the database.
    struct Facts: Sendable {
        var description: String?
        var mimeTypes: [String] = []
        var extensions: [String] = []
        /// The declared types that it conforms to.
        var parents: [UTType] = []
    }

    /// The types that a database's MIME types stand for.
    private static let typesByName = TypeMemo()

    /// The same by the number of the cache, in the upper half, and the offset of the MIME type in it.
    private static let typesByOffset = TypeMemo()

    /// The database's names for things that have no extension, or one that others share, and the types they are.
    private static let wellKnown: [String: String] = [
        "inode/directory": "public.folder",
        "inode/symlink": "public.symlink",
        "inode/fifo": "public.named-pipe",
        "inode/socket": "public.socket",
        "inode/chardevice": "public.character-special",
        "inode/blockdevice": "public.block-special",
        "inode/mount-point": "com.apple.mount-point",
        "application/x-zerosize": "public.data",
        "application/x-executable": "public.elf-binary",
        "application/x-pie-executable": "public.elf-binary",
        "application/x-sharedlib": "public.elf-binary",
        "application/x-core": "public.elf-binary",
        "application/x-object": "public.object-code",
        "video/mp2t": "public.mpeg-2-transport-stream",
        "text/x-objcsrc": "public.objective-c-source",
        "application/msword-template": "com.microsoft.word.dot",
    ]

    /// The types that all MIME types of a top-level media type conform to (RFC 2046, RFC 8081, RFC 2077).
    private static let mediaTypes: [String: String] = [
        "text": "public.text",
        "image": "public.image",
        "audio": "public.audio",
        "video": "public.movie",
        "font": "public.font",
        "model": "public.3d-content",
    ]

    /// The types that exclude each other: a sound is no film, whatever its container or its icon may be.
    private static let exclusiveTypes: [UTType] = [.audio, .movie, .image, .font]

    /// The kinds that no text is of.
    private static let binaryTypes: [UTType] = [.archive, .audiovisualContent, .image, .font, .threeDContent]

    /// The types of extensions to which the database gives several or none: RFC 5334, section 10, and the WebM project's
    /// guidelines for containers.
    private static let definedExtensions = [
        "ogg": "audio/ogg", "oga": "audio/ogg", "spx": "audio/ogg", "opus": "audio/ogg", "ogv": "video/ogg",
        "weba": "audio/webm", "mka": "audio/x-matroska",
    ]

    /// The types that go with the generic icons of the icon naming specification.
    private static let genericIcons: [String: String] = [
        "package-x-generic": "public.archive",
        "x-office-document": "public.composite-content",
        "x-office-document-template": "public.composite-content",
        "x-office-spreadsheet": "public.spreadsheet",
        "x-office-spreadsheet-template": "public.spreadsheet",
        "x-office-presentation": "public.presentation",
        "x-office-presentation-template": "public.presentation",
        "x-office-address-book": "public.contact",
        "x-office-calendar": "public.calendar-event",
        "text-x-script": "public.script",
        "text-x-generic": "public.text",
        "text-html": "public.text",
        "application-x-executable": "public.executable",
        "image-x-generic": "public.image",
        "audio-x-generic": "public.audio",
        "video-x-generic": "public.movie",
        "font-x-generic": "public.font",
    ]
}

// MARK: - Declared types

extension DesktopTypes {
    /// Returns the declared type that a MIME type stands for, though no declaration names it: because it is an alias,
    /// or because the database gives it an extension that it shares with no other MIME type.
    static func declaredType(mimeType: String) -> UTType? {
        let database = DesktopDatabase.shared
        let essence = mimeType.prefix { $0 != ";" }.lowercased()
        if let identifier = wellKnown[essence] { return UTType(identifier) }
        guard !database.isEmpty else { return nil }
        let type = database.canonical(essence)
        if let declared = TagLookup.declaredTypes(tag: type, tagClass: .mimeType, supertype: nil).first {
            return declared
        }
        if let identifier = wellKnown[type] { return UTType(identifier) }
        for alias in database.aliases(of: type) {
            if let declared = TagLookup.declaredTypes(tag: alias, tagClass: .mimeType, supertype: nil).first {
                return declared
            }
        }
        for text in database.extensions(of: type) where database.types(fileName: "x.\(text)") == [type] {
            let declared = TagLookup.declaredTypes(tag: text, tagClass: .filenameExtension, supertype: nil)
            // An extension may be that of a tune for the database, and of a scene for Apple.
            let best = declared.first { $0.conforms(to: .data) && !isOfOtherKind($0, type, database) }
            if let best { return best }
        }
        return nil
    }

    /// Returns whether a declared type, which has an extension of a MIME type, is a different kind of data than the database says.
    private static func isOfOtherKind(_ declared: UTType, _ mimeType: String, _ database: DesktopDatabase) -> Bool {
        // Some text is below "application" by now, such as that of Dart.
        let isApplicationText = media(mimeType) == "application" && database.isSubclass(mimeType, of: "text/plain")
        if media(mimeType) == "text" || isApplicationText {
            return !declared.conforms(to: .text) && binaryTypes.contains { declared.conforms(to: $0) }
        }
        if contradicts(declared, mimeType) { return true }
        guard let icon = database.genericIcon(of: mimeType).flatMap({ genericIcons[$0] }).flatMap({ UTType($0) }) else {
            return false
        }
        return exclusiveTypes.contains { declared.conforms(to: $0) } && !declared.conforms(to: icon)
            && !exclusiveTypes.contains(icon)
    }

    /// Returns the type that a MIME type of the database stands for: a declared one, else a dynamic one.
    static func type(mimeType: String, _ database: DesktopDatabase) -> UTType {
        if let type = typesByName.type(text: mimeType, in: database) { return type }
        let generation = Generation.current
        let type = UTType(mimeType: mimeType, conformingTo: .item) ?? .data
        let result = type.isDynamic ? UTType(mimeType: mimeType) ?? .data : type
        typesByName.remember(result, text: mimeType, in: database, madeOf: generation)
        return result
    }

    /// Returns whether a type is that of sounds in the container of a MIME type of films, such as `audio/webm` and `video/webm`.
    static func isSound(_ type: UTType, inContainerOf mimeType: String) -> Bool {
        guard let name = type.preferredMIMEType, media(name) == "audio", media(mimeType) == "video" else {
            return false
        }
        return name.dropFirst(media(name).count) == mimeType.dropFirst(media(mimeType).count)
    }

    /// Returns the type that the MIME type of a pattern stands for: a declared one, else a dynamic one.
    static func type(of match: GlobMatch, _ database: DesktopDatabase) -> UTType {
        let key = UInt64(match.cache) << 32 | UInt64(match.type)
        if let type = typesByOffset.type(number: key, in: database) { return type }
        let generation = Generation.current
        let result = type(mimeType: database.type(of: match), database)
        typesByOffset.remember(result, number: key, in: database, madeOf: generation)
        return result
    }
}

// MARK: - Names for the desktop

extension DesktopTypes {
    /// Returns the MIME types by which programs of the desktop know a type.
    static func mimeTypes(of type: UTType) -> [String] {
        var names = type.tags[.mimeType] ?? []
        names += wellKnown.filter { $0.value == type.identifier }.keys.sorted()
        let database = DesktopDatabase.shared
        for text in type.tags[.filenameExtension] ?? [] {
            let known = database.types(fileName: "x.\(text)")
            // The extension may have another type that is preferred, as `plist` has.
            guard known.count == 1, UTType(tag: text, tagClass: .filenameExtension, conformingTo: nil) == type else {
                continue
            }
            names += known
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0.lowercased()).inserted }
    }
}

// MARK: - Dynamic types

extension DesktopTypes {
    /// Returns the properties of a dynamic type in the database, or `nil` if the database has none or contradicts the
    /// identifier.
    ///
    /// - Parameters:
    ///   - tags: The tags that the identifier carries.
    ///   - supertypes: The types that the dynamic type conforms to by its identifier.
    static func facts(tags: [UTTagClass: [String]], supertypes: [UTType]) -> Facts? {
        let database = DesktopDatabase.shared
        let extensions = tags[.filenameExtension] ?? []
        let types = mimeTypes(extensions: extensions, mimeTypes: tags[.mimeType] ?? [], database)
        guard let facts = facts(of: types, database) else { return nil }
        let isCompatible = supertypes.allSatisfy { supertype in
            UTType.data.conforms(to: supertype)
                || facts.parents.contains { $0.conforms(to: supertype) || supertype.conforms(to: $0) }
        }
        return isCompatible ? facts : nil
    }

    /// Returns the preferred MIME type of a dynamic type without one in its identifier, omitting slower look-ups.
    static func preferredMIMEType(_ dynamic: DynamicIdentifier) -> String? {
        mimeTypes(extensions: dynamic.tags(of: .filenameExtension), mimeTypes: [], DesktopDatabase.shared).first
    }

    /// Returns the MIME types that the database has for the tags of a dynamic type.
    private static func mimeTypes(
        extensions: [String],
        mimeTypes: [String],
        _ database: DesktopDatabase
    ) -> [String] {
        // An extension that declared types have is in a dynamic type only because another kind of thing was asked for.
        let isTaken = extensions.contains { text in
            !TagLookup.declaredTypes(tag: text, tagClass: .filenameExtension, supertype: nil).isEmpty
        }
        guard !database.isEmpty, !isTaken else { return [] }
        for text in extensions {
            let types = self.types(ofExtension: text, database)
            if !types.isEmpty { return types }
        }
        for text in mimeTypes {
            let type = database.canonical(text.prefix { $0 != ";" }.lowercased())
            if database.knows(type) { return [type] }
        }
        return []
    }

    /// Returns the MIME types that an extension stands for, in order of preference.
    private static func types(ofExtension text: String, _ database: DesktopDatabase) -> [String] {
        let types = database.types(fileName: "x.\(text)")
        guard let defined = definedExtensions[text.lowercased()] else { return types }
        return [defined] + types.filter { $0 != defined && media($0) == media(defined) }
    }

    /// Returns the top-level media type of a MIME type.
    private static func media(_ type: String) -> Substring { type.prefix { $0 != "/" } }

    private static func facts(of types: [String], _ database: DesktopDatabase) -> Facts? {
        guard let first = types.first else { return nil }
        return Facts(
            description: database.description(of: first),
            mimeTypes: types,
            extensions: types.count == 1 ? database.extensions(of: first) : [],
            parents: commonParents(of: types, database)
        )
    }

    /// Returns the declared types that all of some MIME types conform to.
    private static func commonParents(of types: [String], _ database: DesktopDatabase) -> [UTType] {
        var common = parents(of: types[0], database)
        guard types.count > 1 else { return common }
        common += common.flatMap(\.supertypes)
        for type in types.dropFirst() {
            let others = parents(of: type, database)
            common.removeAll { candidate in !others.contains { $0.conforms(to: candidate) } }
        }
        return common
    }

    /// Returns the declared types that a MIME type conforms to, the nearest first.
    private static func parents(of type: String, _ database: DesktopDatabase) -> [UTType] {
        if let declared = declaredType(mimeType: type) { return [declared] }
        var parents: [UTType] = []
        var queue = [type]
        var position = 0
        while position < queue.count, position < 32 {
            let type = queue[position]
            position += 1
            for parent in database.parents(of: type) {
                if let declared = TagLookup.declaredTypes(tag: parent, tagClass: .mimeType, supertype: nil).first
                    ?? declaredType(mimeType: parent)
                {
                    parents.append(declared)
                } else if !queue.contains(parent) {
                    queue.append(parent)
                }
            }
            if let identifier = mediaTypes[String(media(type))], let media = UTType(identifier) {
                parents.append(media)
            }
            if let icon = database.genericIcon(of: type), let identifier = genericIcons[icon],
                let kind = UTType(identifier)
            {
                parents.append(kind)
            }
        }
        var seen: Set<UTType> = []
        return parents.filter { seen.insert($0).inserted && !contradicts($0, type) }
    }

    /// Returns whether a type is of another kind than the top-level media type of a MIME type says. The database has sounds
    /// below films that use the same container, and moving pictures below pictures.
    private static func contradicts(_ parent: UTType, _ mimeType: String) -> Bool {
        guard let own = mediaTypes[String(media(mimeType))].flatMap({ UTType($0) }), exclusiveTypes.contains(own) else {
            return false
        }
        return !parent.conforms(to: own) && exclusiveTypes.contains { $0 != own && parent.conforms(to: $0) }
    }
}
