import Foundation

extension UTType {
    /// The identifier of the type, such as `public.png`, as written in its declaration.
    public var identifier: String {
        switch storage {
        case .system(let number): SystemTypeTable.identifier(number)
        case .runtime(let type): type.resolved.facts.identifier
        }
    }

    /// The preferred filename extension of the type, without a period: the first one in its declaration.
    public var preferredFilenameExtension: String? {
        switch storage {
        case .system(let number): SystemTypeTable.extensions(number).first
        case .runtime(let type): type.resolved.facts.tags[.filenameExtension]?.first
        }
    }

    /// The preferred MIME type of the type: the first one in its declaration.
    public var preferredMIMEType: String? {
        switch storage {
        case .system(let number): SystemTypeTable.mimeTypes(number).first
        case .runtime(let type): type.preferredMIMEType
        }
    }

    /// A localized description, such as “PNG image”.
    ///
    /// A type without a description has that of the first supertype with one, depth-first in the order of the
    /// declarations, as Apple's reference describes for omitted properties. The description is in the user's language
    /// when the application or the shared MIME-info database translates it.
    public var localizedDescription: String? {
        var seen: Set<UTType> = []
        return description(without: &seen)
    }

    /// Returns the description, searched for in supertypes that have not been seen: parents may form cycles.
    private func description(without seen: inout Set<UTType>) -> String? {
        switch storage {
        case .system(let number):
            return translatedDescription ?? SystemTypeTable.description(number)
        case .runtime(let type):
            let resolved = type.resolved
            if let description = resolved.facts.description { return description }
            guard seen.count < 256, seen.insert(self).inserted else { return nil }
            for parent in resolved.parents {
                if let description = parent.description(without: &seen) { return description }
            }
            return nil
        }
    }

    /// The description of the shared MIME-info database, if it has one in the user's language and that is not English.
    private var translatedDescription: String? {
        guard let mimeType = preferredMIMEType, self != .data else { return nil }
        return DesktopDatabase.shared.translatedDescription(of: mimeType)
    }

    /// The version of the type's declaration, if it states one.
    public var version: Int? {
        guard case .runtime(let type) = storage else { return nil }
        return type.resolved.facts.version
    }

    /// The address of a document that describes the type, if its declaration states one.
    public var referenceURL: URL? {
        guard case .runtime(let type) = storage else { return nil }
        return type.resolved.facts.referenceURL
    }

    /// A Boolean value that indicates whether the type was created for a tag that no type declares.
    public var isDynamic: Bool {
        guard case .runtime(let type) = storage else { return false }
        return type.isDynamic
    }

    /// A Boolean value that indicates whether the system or an application declares the type. A dynamic type is not declared.
    public var isDeclared: Bool {
        switch storage {
        case .system(let number): SystemTypeTable.isDeclared(number)
        case .runtime(let type): type.resolved.isDeclared
        }
    }

    /// A Boolean value that indicates whether the type is in the public domain, which means that its identifier begins with `public.`.
    public var isPublic: Bool {
        switch storage {
        case .system(let number): SystemTypeTable.identifierBytes(number).starts(with: "public.".utf8)
        case .runtime(let type): type.key.utf8.starts(with: "public.".utf8)
        }
    }

    /// The tags of the type by class. The first of each class is preferred.
    public var tags: [UTTagClass: [String]] {
        switch storage {
        case .system(let number):
            var tags: [UTTagClass: [String]] = [:]
            let extensions = SystemTypeTable.extensions(number)
            let mimeTypes = SystemTypeTable.mimeTypes(number)
            if !extensions.isEmpty { tags[.filenameExtension] = Array(extensions) }
            if !mimeTypes.isEmpty { tags[.mimeType] = Array(mimeTypes) }
            return tags
        case .runtime(let type):
            return type.resolved.facts.tags
        }
    }
}

extension UTType {
    /// A Boolean value that indicates whether the type is built into every Mac, so that it cannot be declared again.
    package var isBuiltIn: Bool {
        if case .system = storage { true } else { false }
    }
}
