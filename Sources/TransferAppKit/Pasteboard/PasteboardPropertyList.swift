import Foundation
import UniformTypes

/// Property lists on a pasteboard.
enum PasteboardPropertyList {
    /// Returns a property list as bytes; a text as itself.
    static func data(_ value: Any) -> Data? {
        if let text = value as? String { return Data(text.utf8) }
        return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    /// Returns a property list, or a text, that any program may have written.
    static func value(_ data: Data) -> Any? {
        (try? PropertyList(reading: data))?.foundationValue ?? String(bytes: data, encoding: .utf8)
    }
}
