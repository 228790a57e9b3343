import UniformTypes

/// The build settings of a target: its own over those of its project, with their variables replaced.
struct BuildSettings {
    /// The most characters of a setting's value after replacements.
    private static let longest = 16_384
    /// The most replacements inside replacements.
    private static let deepest = 16

    private var values: [String: String]

    init(_ values: [String: String] = [:]) { self.values = values }

    /// Adds the settings of a level that is nearer to the target.
    mutating func add(_ level: [String: PropertyList]) {
        for (key, value) in level {
            guard
                let text = value.string
                    ?? value.array.map({ $0.compactMap(\.string).joined(separator: " ") })
            else { continue }
            add(text, for: key)
        }
    }

    /// Adds one setting.
    mutating func add(_ text: String, for key: String) {
        // Of settings for a platform or a processor, such as KEY[sdk=macosx*], the one for any of them counts.
        guard !key.contains("[") || values[String(key.prefix { $0 != "[" })] == nil else { return }
        let key = String(key.prefix { $0 != "[" })
        let inherited = values[key] ?? ""
        var value = text
        for name in ["$(inherited)", "${inherited}"] { value = value.replacing(name, with: inherited) }
        values[key] = String(value.prefix(Self.longest))
    }

    /// Sets what Xcode knows of a target itself.
    mutating func set(_ text: String, for key: String) { values[key] = text }

    /// The names of all settings.
    var names: [String] { values.keys.sorted() }

    /// Returns the value of a setting; `nil` if it is not set or empty.
    subscript(key: String) -> String? {
        guard let value = values[key] else { return nil }
        let text = expand(value)
        return text.isEmpty ? nil : text
    }

    /// Returns whether a setting is `YES`.
    func isOn(_ key: String) -> Bool { self[key]?.uppercased() == "YES" }

    /// Returns a text whose variables, `$(NAME)` and `${NAME}`, are replaced.
    func expand(_ text: String) -> String {
        var room = Self.longest
        return expand(text[...], depth: 0, room: &room)
    }

    private func expand(_ text: Substring, depth: Int, room: inout Int) -> String {
        var result = ""
        var rest = text
        while let dollar = rest.firstIndex(of: "$") {
            take(rest[..<dollar], into: &result, room: &room)
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
                let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
            else {
                take("$", into: &result, room: &room)
                rest = rest[open...]
                continue
            }
            let parts = rest[rest.index(after: open)..<close].split(separator: ":", omittingEmptySubsequences: false)
            rest = rest[rest.index(after: close)...]
            // Variables that are empty take time, too.
            room -= 1
            guard depth < Self.deepest, room > 0, let name = parts.first else { continue }
            var value = values[String(name)].map { expand($0[...], depth: depth + 1, room: &room) } ?? ""
            for operation in parts.dropFirst() { value = Self.apply(operation, to: value) }
            take(value[...], into: &result, room: &room)
        }
        take(rest, into: &result, room: &room)
        return result
    }

    private func take(_ text: Substring, into result: inout String, room: inout Int) {
        let part = text.prefix(max(0, room))
        room -= part.count
        result += part
    }

    private static func apply(_ operation: Substring, to value: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": SwiftName.identifier(value)
        case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: operation.hasPrefix("default=") && value.isEmpty ? String(operation.dropFirst(8)) : value
        }
    }
}
