extension UTType: Codable {
    /// Reads a type from its identifier.
    ///
    /// An undeclared identifier gives an undeclared type, so a process can read what another process wrote even if it
    /// knows fewer types.
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
