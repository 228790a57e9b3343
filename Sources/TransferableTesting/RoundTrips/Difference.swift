/// The difference between two values, for people to read.
struct Difference: CustomStringConvertible {
    /// The greatest number of properties that are named.
    private static let mostLines = 4

    /// The greatest depth of nested properties that are compared.
    private static let deepestProperty = 6

    /// The longest text of a value that is shown.
    private static let longestText = 80

    private var lines: [String] = []

    /// Creates the difference between a value and its imported copy.
    init<Value>(between original: Value, and copy: Value) {
        compare(original, copy, path: "", depth: 0)
    }

    /// The properties that differ, each with its value before and after.
    var description: String {
        if lines.isEmpty { return "no property that can be seen differs" }
        let more = lines.count > Self.mostLines ? ", and more" : ""
        return lines.prefix(Self.mostLines).joined(separator: ", ") + more
    }

    private mutating func compare(_ original: Any, _ copy: Any, path: String, depth: Int) {
        guard lines.count <= Self.mostLines else { return }
        if let original = original as? any Equatable, Self.isEqual(original, copy) { return }
        let before = Mirror(reflecting: original)
        let after = Mirror(reflecting: copy)
        let texts = (Self.text(original), Self.text(copy))
        // A value with a textual description is best shown by it, unless the descriptions are equal.
        let isShownWhole = Self.isSingleValue(original, before) && texts.0 != texts.1
        guard !isShownWhole, depth < Self.deepestProperty, Self.haveSameShape(before, after) else {
            if texts.0 != texts.1 { lines.append("\(path.isEmpty ? "" : "\(path): ")\(texts.0) became \(texts.1)") }
            return
        }
        for (index, (old, new)) in zip(before.children, after.children).enumerated() {
            let step = before.displayStyle == .optional ? "" : old.label ?? "[\(index)]"
            let separator = path.isEmpty || step.isEmpty || old.label == nil ? "" : "."
            compare(old.value, new.value, path: path + separator + step, depth: depth + 1)
        }
    }

    private static func isSingleValue(_ value: Any, _ mirror: Mirror) -> Bool {
        switch mirror.displayStyle {
        case .collection, .optional, .tuple: false
        default: value is any CustomStringConvertible || value is any CustomDebugStringConvertible
        }
    }

    /// Returns whether two values have the same properties; arrays of other lengths and other cases of an enumeration
    /// do not.
    private static func haveSameShape(_ one: Mirror, _ other: Mirror) -> Bool {
        !one.children.isEmpty && one.subjectType == other.subjectType && one.displayStyle != .dictionary
            && one.displayStyle != .set && one.children.map(\.label) == other.children.map(\.label)
    }

    private static func isEqual<Value: Equatable>(_ original: Value, _ copy: Any) -> Bool {
        copy as? Value == original
    }

    private static func text(_ value: Any) -> String {
        let text = String(reflecting: value)
        return text.count > longestText ? text.prefix(longestText) + "…" : text
    }
}
