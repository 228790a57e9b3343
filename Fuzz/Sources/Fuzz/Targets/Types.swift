import Foundation

@testable import CoreTransferable
@testable import TransferKit
@testable import UniformTypes

extension FuzzTarget {
    /// Types, and what tells them.
    static let types: [FuzzTarget] = [
        FuzzTarget(name: "mime-cache") { data in
            guard let cache = MimeCache(contents: [UInt8](data)) else { return }
            let database = DesktopDatabase(caches: [cache])
            for name in ["a.png", "Makefile", "x.tar.gz", "libc.so.6", "001.vdr", "é.ü", "a.C", ""] {
                for type in database.types(fileName: name) { requireShort(type) }
            }
            for type in ["application/x-pdf", "text/x-csrc", "image/svg+xml", ""] {
                requireShort(database.canonical(type))
                _ = database.isSubclass(type, of: "text/plain")
                database.iconNames(of: type).forEach(requireShort)
                database.aliases(of: type).forEach(requireShort)
            }
            _ = cache.type(ofNamespace: "http://www.w3.org/1999/xhtml", root: "html")
            for content in [
                "%PDF-1.4", "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>", "\0\0\0\0\0\0\0\0",
            ] {
                Array(content.utf8).withUnsafeBytes { requireShort(database.type(fileName: "x.c", content: $0)) }
            }
        },
        // A length, that many bytes of content, and the database that tells its type.
        FuzzTarget(name: "magic") { data in
            guard data.count >= 2 else { return }
            let count = min(Int(data[0]) << 8 | Int(data[1]), data.count - 2)
            let content = [UInt8](data[2..<2 + count])
            let cache = MimeCache(contents: [UInt8](data[(2 + count)...]))
            let database = DesktopDatabase(caches: cache.map { [$0] } ?? [])
            content.withUnsafeBytes { content in
                requireShort(database.type(content: content))
                requireShort(database.type(fileName: "a.png", content: content))
                if let match = database.magicMatch(content) { require(match.priority >= 0, "\(match)") }
                if let type = database.vocabulary(ofXML: content) { requireShort(type) }
            }
        },
        FuzzTarget(name: "mime-package") { data in
            let file = [UInt8](data).withUnsafeBytes { MimePackageFile(contents: $0, languages: ["de", "pt_BR"]) }
            require(file.comments.count <= 3, "comments in languages that were not asked for")
            require(file.globs.count <= 256, "more patterns than are read")
            require(file.extensions.allSatisfy { !$0.isEmpty }, "an empty extension")
        },
        FuzzTarget(name: "property-list") { data in
            if let (declarations, _) = try? UTTypeDeclaration.read(data) {
                for declaration in declarations {
                    require(TypeIdentifier.isWellFormed(declaration.identifier), declaration.identifier)
                    require(!TypeIdentifier.isDynamic(declaration.identifier), declaration.identifier)
                    require(declaration.tags.values.allSatisfy { !$0.isEmpty }, "a class without tags")
                }
            }
            var membership = Membership()
            membership.read(data)
            if let url = try? URLCoding.url(from: data) { require(url.scheme != nil, "\(url) is not complete") }
        },
        FuzzTarget(name: "dynamic-identifier") { data in
            let text = String(decoding: data, as: UTF8.self)
            if let bytes = PackedText.unpack(text.utf8) {
                require(PackedText.pack(bytes) == text.lowercased(), "\(text) is packed in another way")
            }
            require(EscapedText.unescape(EscapedText.escape(text)) == text, "\(text) does not come back")
            for identifier in [text, "dyn.a" + PackedText.pack(data)] {
                guard let dynamic = DynamicIdentifier(identifier) else { continue }
                let written = dynamic.identifier
                guard written.utf8.count <= TypeIdentifier.maximumLength else { continue }
                require(DynamicIdentifier(written) == dynamic, "\(identifier) is \(written), which says something else")
                let type = UTType(identifier)
                require(type?.isDynamic == true, "\(identifier) is no type")
                _ = (type?.supertypes, type?.preferredFilenameExtension, type?.localizedDescription)
                require(UTType(type?.identifier ?? "") == type, "\(identifier) is another type")
            }
        },
        FuzzTarget(name: "wire-name") { data in
            let name = String(decoding: data, as: UTF8.self)
            _ = (WireType.isContents(name), OfferMarks(names: [name]))
            if let type = WireType.sequenceType(for: name) {
                require(WireType.sequenceType(for: WireType.sequenceName(for: type)) == type, "\(name) leads elsewhere")
            }
            guard let type = WireType.contentType(for: name) else { return }
            let names = WireType.names(for: type)
            require(!names.isEmpty || type.isGenericURL, "\(type.identifier) has no name")
            require(
                type.isGenericURL || names.contains { WireType.contentType(for: $0) == type },
                "no name leads back to \(type.identifier)"
            )
        },
    ]

    /// Requires that a text that was read from a database has a length that is read.
    private static func requireShort(_ text: String) {
        // Bytes that are no UTF-8 become three each.
        require(text.utf8.count <= MimeCacheReader.maximumStringLength * 3, "a text of \(text.utf8.count) bytes")
    }
}
