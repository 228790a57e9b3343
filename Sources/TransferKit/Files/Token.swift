/// A unique, random number.
package struct Token: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    package static func random() -> Token { Token(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max)) }

    /// The token as a file name or as part of one.
    package var text: String {
        func digits(_ half: UInt64) -> String {
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return digits(high) + digits(low)
    }

    /// Returns a Boolean value that indicates whether a string is the text of a token.
    package static func isText(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }
}
