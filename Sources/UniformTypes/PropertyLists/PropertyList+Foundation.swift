import Foundation

extension PropertyList {
    /// The value with Foundation's types for property lists, as `PropertyListSerialization` gives them.
    package var foundationValue: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let value): value
        case .date(let date): date
        case .data(let data): data
        case .array(let items): items.map(\.foundationValue)
        case .dictionary(let values): values.mapValues(\.foundationValue)
        }
    }
}

extension PropertyListDecoder {
    /// Decodes a value from bytes that another process may have written.
    ///
    /// Foundation's readers end the process at some inputs (see ``PropertyList``). The decoder reads a list that
    /// Foundation writes from the values of ``PropertyList``.
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The bytes.
    /// - Throws: ``PropertyListError``, or an error of the decoder.
    package func decode<Value: Decodable>(_ type: Value.Type, fromUntrusted data: Data) throws -> Value {
        let list = try PropertyList(reading: data).foundationValue
        return try decode(
            type,
            from: PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        )
    }
}
