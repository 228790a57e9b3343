import Foundation

/// Property lists on a pasteboard.
enum PropertyList {
    /// Returns a property list as bytes; a text as itself.
    static func data(_ value: Any) -> Data? {
        if let text = value as? String { return Data(text.utf8) }
        return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    static func value(_ data: Data) -> Any? {
        (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
            ?? String(bytes: data, encoding: .utf8)
    }
}
