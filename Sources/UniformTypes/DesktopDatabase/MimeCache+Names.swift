extension MimeCache {
    /// Returns the MIME type that another name is an alias of.
    func target(ofAlias alias: String) -> String? {
        guard let entry = reader.entry(in: .aliases, width: 8, key: alias) else { return nil }
        return reader.string(at: reader.number(at: entry + 4))
    }

    /// Returns the other names of a MIME type.
    func aliases(of type: String) -> [String] {
        guard let (start, count) = reader.entries(of: .aliases, width: 8) else { return [] }
        return stride(from: start, to: start + count * 8, by: 8).compactMap { entry in
            guard let offset = reader.number(at: entry + 4),
                let text = reader.stringBytes(at: offset), text.elementsEqual(type.utf8)
            else { return nil }
            return reader.string(at: reader.number(at: entry))
        }
    }

    /// Returns the parents that the database gives a MIME type.
    func parents(of type: String) -> [String] {
        guard let entry = reader.entry(in: .parents, width: 8, key: type), let list = reader.number(at: entry + 4),
            let count = reader.number(at: list)
        else { return [] }
        return (0..<min(count, 32)).compactMap { reader.string(at: reader.number(at: list + 4 + $0 * 4)) }
    }

    /// Returns the name of the icon of a MIME type, when it is not made from the type's own name.
    func icon(of type: String) -> String? {
        guard let entry = reader.entry(in: .icons, width: 8, key: type) else { return nil }
        return reader.string(at: reader.number(at: entry + 4))
    }

    /// Returns the name of the icon for the general class of a MIME type, such as `package-x-generic`.
    func genericIcon(of type: String) -> String? {
        guard let entry = reader.entry(in: .genericIcons, width: 8, key: type) else { return nil }
        return reader.string(at: reader.number(at: entry + 4))
    }

    /// Returns the MIME type of XML documents by the namespace and name of their root element.
    func type(ofNamespace namespace: String, root: String) -> String? {
        guard let (start, count) = reader.entries(of: .namespaces, width: 12) else { return nil }
        for entry in stride(from: start, to: start + count * 12, by: 12) {
            guard reader.string(at: reader.number(at: entry)) == namespace else { continue }
            let name = reader.string(at: reader.number(at: entry + 4)) ?? ""
            if name.isEmpty || name == root { return reader.string(at: reader.number(at: entry + 8)) }
        }
        return nil
    }
}
