import CoreTransferable

extension StringProtocol {
    /// The text in quotation marks, for a message; its end is left out when it is long.
    package var quoted: String {
        count > 100 ? "“\(prefix(100).printable)…”" : "“\(printable)”"
    }
}
