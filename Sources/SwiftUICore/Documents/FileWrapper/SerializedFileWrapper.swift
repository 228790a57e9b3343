import Foundation
import UniformTypeIdentifiers

/// A wrapper with all that is in it as a property list.
struct SerializedFileWrapper {
    let contents: FileWrapper.Contents
    let filename: String?
    let preferredFilename: String?
    let permissions: Int?

    private enum Key {
        static let bytes = "contents", entries = "entries", link = "destination"
        static let filename = "filename", preferredFilename = "preferredFilename", permissions = "permissions"
    }

    /// The greatest depth of nested folders in serialized data. Each takes two levels of the property list.
    private static let deepestFolder = 96

    init(_ wrapper: FileWrapper) throws {
        try wrapper.readNow()
        (contents, filename, preferredFilename) = (wrapper.contents, wrapper.filename, wrapper.preferredFilename)
        permissions = (wrapper.fileAttributes[FileAttributeKey.posixPermissions.rawValue] as? NSNumber)?.intValue
    }

    /// Reads untrusted data; nil for invalid data.
    init?(_ data: Data) {
        guard let list = try? PropertyList(reading: data).dictionary else { return nil }
        self.init(list, depth: 0)
    }

    private init?(_ list: [String: PropertyList], depth: Int) {
        if case .data(let data)? = list[Key.bytes] {
            contents = .regularFile(data)
        } else if let path = list[Key.link]?.string {
            contents = .symbolicLink(URL(fileURLWithPath: path))
        } else if let entries = list[Key.entries]?.dictionary, depth < Self.deepestFolder {
            var children: [String: FileWrapper] = [:]
            for (name, entry) in entries {
                guard let entry = entry.dictionary, let form = SerializedFileWrapper(entry, depth: depth + 1) else {
                    return nil
                }
                children[name] = FileWrapper(form)
            }
            contents = .directory(children)
        } else {
            return nil
        }
        filename = list[Key.filename]?.string
        preferredFilename = list[Key.preferredFilename]?.string
        permissions = if case .integer(let number)? = list[Key.permissions] { number } else { nil }
    }

    func data() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: propertyList(), format: .binary, options: 0)
    }

    private func propertyList() throws -> [String: Any] {
        var list: [String: Any] = [:]
        list[Key.filename] = filename
        list[Key.preferredFilename] = preferredFilename
        list[Key.permissions] = permissions
        switch contents {
        case .regularFile(let data): list[Key.bytes] = data
        case .symbolicLink(let url): list[Key.link] = url.relativePath
        case .directory(let children):
            list[Key.entries] = try children.mapValues { try SerializedFileWrapper($0).propertyList() }
        case .unread(let url, _):
            throw CocoaError(.fileReadUnknown, "read", at: url, because: "it has changed meanwhile")
        }
        return list
    }
}
