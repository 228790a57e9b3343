extension UTType: Codable {
    /// Reads a type from its identifier.
    ///
    /// An identifier that nothing declares here makes an undeclared type, so that what one process wrote another one
    /// reads even if it knows fewer types.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when the text cannot be an identifier.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let identifier = try container.decode(String.self)
        guard let type = UTType(naming: identifier) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "“\(identifier.prefix(80))” is not a uniform type identifier"
            )
        }
        self = type
    }

    /// Writes the identifier of the type as one string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
