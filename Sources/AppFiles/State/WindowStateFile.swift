import Foundation
import UniformTypes

/// The file with the values that the windows of a scene keep, which is a property list.
package enum WindowStateFile {
    /// Returns the values in a file by key; nil if it can't be read. Another program may have written it.
    package static func values(in data: Data) -> [String: Any]? {
        (try? PropertyList(reading: data))?.dictionary?.mapValues(\.foundationValue)
    }

    /// Returns the data of a file with values.
    ///
    /// It has the binary form, which keeps each number, moment and text as it is. The XML form of a moment has no fractions of
    /// seconds, and a text with control characters cannot be read again.
    package static func data(of values: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }
}
