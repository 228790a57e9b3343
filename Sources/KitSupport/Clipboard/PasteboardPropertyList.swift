import Foundation
import UniformTypes

/// Property lists on a pasteboard.
package enum PasteboardPropertyList {
    /// Returns a property list as bytes; a text as itself.
    package static func data(_ value: Any) -> Data? {
        if let text = value as? String { return Data(text.utf8) }
        return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    /// Returns bytes as they are, and a property list as bytes.
    package static func contents(_ value: Any) -> Data? { value as? Data ?? data(value) }

    /// Returns a property list, or a text, that any program may have written.
    package static func value(_ data: Data) -> Any? {
        (try? PropertyList(reading: data))?.foundationValue ?? String(bytes: data, encoding: .utf8)
    }
}
