import UniformTypeIdentifiers

/// The MIME types that the desktop uses for types.
package struct MIMENames {
    /// The MIME types of general types that have none.
    private static let generalTypes: [UTType: String] = [.text: "text/plain", .directory: "inode/directory"]

    /// The declarations by lowercased identifier; the first of an identifier counts.
    private let declarations: [String: UTTypeDeclaration]

    /// The lowercased MIME types that stand for a built-in type.
    private let foreign: Set<String>

    package init(_ declarations: [UTTypeDeclaration]) {
        self.declarations = Dictionary(declarations.map { ($0.identifier.lowercased(), $0) }) { first, _ in first }
        let mimeTypes = Set(declarations.flatMap { $0.tags[.mimeType] ?? [] }.map { $0.lowercased() })
        foreign = mimeTypes.filter { mimeType in
            UTType.types(tag: mimeType, tagClass: .mimeType, conformingTo: nil).contains(where: \.isBuiltIn)
        }
    }

    /// Returns the MIME type of a declared type: its first tag, or else one derived from its identifier.
    func name(of declaration: UTTypeDeclaration) -> String {
        declaration.tags[.mimeType]?.first ?? UTType(declaration.identifier)?.preferredMIMEType
            ?? UTType.unregisteredMIMEType(forIdentifier: declaration.identifier)
    }

    /// Returns whether a MIME type stands for nothing but a declared type.
    func isOwn(_ name: String, _ declaration: UTTypeDeclaration) -> Bool {
        !foreign.contains(name.lowercased()) && UTType(declaration.identifier)?.isBuiltIn != true
    }

    /// Other MIME types of a declared type that stand for nothing else.
    func aliases(of declaration: UTTypeDeclaration) -> [String] {
        let name = name(of: declaration)
        return (declaration.tags[.mimeType] ?? []).dropFirst()
            .filter { $0.lowercased() != name.lowercased() && !foreign.contains($0.lowercased()) }
    }

    /// Returns the MIME types of the nearest supertypes that have one.
    ///
    /// `application/octet-stream` is omitted, because it is implied for all types that are not text.
    func parents(of type: UTType) -> [String] {
        var nearest: [UTType] = []
        var seen: Set<UTType> = [type]
        var queue = type.directSupertypes
        var position = 0
        while position < queue.count {
            let supertype = queue[position]
            position += 1
            guard seen.insert(supertype).inserted else { continue }
            if supertype != .data, name(of: supertype) != nil {
                nearest.append(supertype)
            } else {
                queue += supertype.directSupertypes
            }
        }
        // A longer way may lead to one over another.
        if nearest.count > 1 {
            let farther = nearest.reduce(into: Set()) { $0.formUnion($1.supertypes.subtracting([$1])) }
            nearest.removeAll(where: farther.contains)
        }
        var names: Set<String> = []
        return nearest.compactMap { name(of: $0) }.sorted().filter { names.insert($0).inserted }
    }

    /// Returns the MIME type of a type, whether this file or the system declares it; nil for one that has none.
    func name(of type: UTType) -> String? {
        if let declaration = declarations[type.identifier.lowercased()] { return name(of: declaration) }
        return type.preferredMIMEType ?? Self.generalTypes[type]
    }
}

/// The icons that desktops have for kinds of files, by the Icon Naming Specification.
enum GenericIcon {
    /// The kinds, each before its supertypes.
    private static let table: [(type: UTType, icon: String)] = [
        (.spreadsheet, "x-office-spreadsheet"), (.presentation, "x-office-presentation"), (.image, "image-x-generic"),
        (.movie, "video-x-generic"), (.audio, "audio-x-generic"), (.font, "font-x-generic"),
        (.archive, "package-x-generic"), (.script, "text-x-script"), (.executable, "application-x-executable"),
        (.text, "text-x-generic"), (.compositeContent, "x-office-document"),
    ]

    static func name(for type: UTType) -> String? {
        table.first { type.conforms(to: $0.type) }?.icon
    }
}
