/// A closure that makes one value of another, and whether it has to be awaited.
enum Conversion<Input: Sendable, Output: Sendable>: Sendable {
    case immediate(@Sendable (Input) throws -> Output)
    case deferred(@Sendable (Input) async throws -> Output)

    /// The converted value.
    func callAsFunction(_ input: Input) async throws -> Output {
        switch self {
        case .immediate(let convert): try convert(input)
        case .deferred(let convert): try await convert(input)
        }
    }

    /// The converted value where it can be had at once, for questions that are answered synchronously, such as which
    /// representations an item has.
    func atOnce(_ input: Input) -> Output? {
        guard case .immediate(let convert) = self else { return nil }
        return try? convert(input)
    }
}
