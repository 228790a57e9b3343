/// A closure that converts a value, and whether the conversion is asynchronous.
enum Conversion<Input: Sendable, Output: Sendable>: Sendable {
    case immediate(@Sendable (Input) throws -> Output)
    case deferred(@Sendable (Input) async throws -> Output)

    /// Returns the converted value.
    func callAsFunction(_ input: Input) async throws -> Output {
        switch self {
        case .immediate(let convert): try convert(input)
        case .deferred(let convert): try await convert(input)
        }
    }

    /// Returns the converted value if the conversion is synchronous, for questions such as which representations an
    /// item has.
    func atOnce(_ input: Input) -> Output? {
        guard case .immediate(let convert) = self else { return nil }
        return try? convert(input)
    }
}
