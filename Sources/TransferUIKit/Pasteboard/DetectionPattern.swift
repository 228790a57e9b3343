import Foundation
import KitSupport

extension UIPasteboard {
    /// A pattern that can be detected in the text of a pasteboard.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name of the pattern.
        public let rawValue: String

        /// Creates a pattern.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A web address.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
        )
        /// A probable search query: a single line of text that is nothing else.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
        )
        /// A number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
        /// Links.
        public static let link = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.link")
        /// Email addresses.
        public static let emailAddress = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.email-address"
        )
        /// Telephone numbers.
        public static let phoneNumber = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.phone-number"
        )
        /// Amounts of money.
        public static let moneyAmount = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.money-amount"
        )
    }

    /// Detects patterns in the text of the first item.
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - completionHandler: Called on another thread, with the patterns that are there.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        detectValues(for: patterns) { completionHandler($0.map { Set($0.keys) }) }
    }

    /// Detects patterns in the text of the first item and returns their values.
    /// - Parameters:
    ///   - patterns: The patterns.
    ///   - completionHandler: Called on another thread: with a number as an `NSNumber`, an address or words as a text, and other
    ///     patterns as arrays of texts.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        runAside {
            let text = self.string ?? self.url?.absoluteString ?? ""
            completionHandler(.success(DetectedPatterns(text).values.filter { patterns.contains($0.key) }))
        }
    }
}

/// The patterns that a text has.
struct DetectedPatterns {
    let values: [UIPasteboard.DetectionPattern: Any]

    /// The greatest number of characters that are looked at.
    private static let limit = 10_000

    init(_ text: String) {
        let text = String(text.prefix(Self.limit)).trimmingCharacters(in: .whitespacesAndNewlines)
        var values: [UIPasteboard.DetectionPattern: Any] = [:]
        func find(_ pattern: UIPasteboard.DetectionPattern, _ expression: Regex<Substring>) {
            let found = text.matches(of: expression).map { String($0.output) }
            if !found.isEmpty { values[pattern] = found }
        }
        find(.link, /(?i)\bhttps?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/)
        find(.emailAddress, /[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]{2,}/)
        find(.phoneNumber, /(?:\+|\b00)[0-9](?:[ \-\/()]{0,2}[0-9]){6,13}\b/)
        find(.moneyAmount, /(?:[$€£¥] ?[0-9][0-9.,]*|\b[0-9][0-9.,]* ?(?:[$€£¥]|(?:USD|EUR|GBP|JPY|CHF)\b))/)
        if let number = Self.number(text) { values[.number] = number }
        if let address = Self.webAddress(text) { values[.probableWebURL] = address }
        if values.isEmpty, !text.isEmpty, !text.contains(where: \.isNewline), text.count <= 200 {
            values[.probableWebSearch] = text
        }
        self.values = values
    }

    private static func number(_ text: String) -> NSNumber? {
        guard text.wholeMatch(of: /[+\-]?[0-9]+(?:\.[0-9]+)?/) != nil else { return nil }
        return Double(text).map { NSNumber(value: $0) }
    }

    private static func webAddress(_ text: String) -> String? {
        if text.wholeMatch(of: /(?i)https?:\/\/[^\s\/]+\.?[^\s]*/) != nil { return text }
        let isAddress = text.wholeMatch(of: /(?i)(?:[a-z0-9\-]+\.)+[a-z]{2,}(?:[\/?#][^\s]*)?/) != nil
        return isAddress && !text.contains("@") ? text : nil
    }
}
