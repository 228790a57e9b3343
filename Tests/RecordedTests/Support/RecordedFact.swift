import Foundation
import TestScenes
import Testing

/// A fact about one of Apple's frameworks that was recorded on its systems: one row of a table.
struct RecordedFact: Sendable, CustomTestStringConvertible {
    /// The name of the row, by which its check is found.
    let id: String
    /// The fact in words.
    let words: String
    /// The recorded result, as text.
    let recorded: String
    /// The reason why this project decides otherwise; empty where it does not.
    let otherwise: String

    /// The fact that is verified now, for checks that need more of it than its name.
    @TaskLocal static var current: RecordedFact?

    /// The numbers in the words of the fact that is verified now.
    static var numbers: [Double] {
        (current?.words ?? "").matches(of: /-?[0-9]+(\.[0-9]+)?/).compactMap { Double($0.output.0) }
    }

    /// Returns the facts of a table.
    /// - Parameter table: The name of the table, whose columns are `id`, `fact`, `recorded` and `otherwise`.
    static func all(of table: String) -> [RecordedFact] {
        RecordedTable(table).rows.map { row in
            RecordedFact(
                id: row["id"] ?? "",
                words: row["fact"] ?? row["setting"] ?? "",
                recorded: row["recorded"] ?? "",
                otherwise: row["otherwise"] ?? ""
            )
        }
    }

    var testDescription: String { "\(id): \(words)" }

    /// Returns whether an answer is what was recorded.
    ///
    /// Both are the same text, or the same number as far as its digits were recorded: “0.32” is any number that is rounded to it, and
    /// “0.0” or “0.5” is that number. Numbers in brackets are compared one by one. “other than x” is every other answer, and “a..<b” each
    /// number from a up to b.
    func isRecorded(_ answer: String) -> Bool {
        if let other = recorded.dropping("other than ") { return !Self.agree(other, answer) }
        let bounds = recorded.components(separatedBy: "..<").compactMap(Double.init)
        if bounds.count == 2, let number = Double(answer) { return bounds[0] <= number && number < bounds[1] }
        return Self.agree(recorded, answer)
    }

    private static func agree(_ recorded: String, _ answer: String) -> Bool {
        if recorded == answer { return true }
        let (ours, theirs) = (Self.items(of: answer), Self.items(of: recorded))
        guard theirs.count == ours.count else { return false }
        return zip(theirs, ours).allSatisfy { theirs, ours in
            if theirs == ours { return true }
            guard let expected = Double(theirs), let number = Double(ours) else { return false }
            return abs(expected - number) <= Self.tolerance(of: theirs)
        }
    }

    /// Text as words, signs and numbers.
    private static func items(of text: String) -> [String] {
        var items: [String] = []
        var isNumber = false
        for character in text {
            let continues = character.isNumber || ".-e".contains(character) && isNumber
            if continues || character == "-" {
                if !isNumber || !continues { items.append("") }
                items[items.count - 1].append(character)
                isNumber = true
            } else {
                items.append(String(character))
                isNumber = false
            }
        }
        return items
    }

    /// The greatest difference to a recorded number: half of its last digit, where it has more than one behind the point.
    private static func tolerance(of number: String) -> Double {
        let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
        return digits < 2 ? 1e-6 : max(0.5 * pow(10, -Double(digits)), 1e-8) * 1.000_001
    }
}

extension String {
    /// The text behind a beginning; nil if the text begins otherwise.
    func dropping(_ beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
