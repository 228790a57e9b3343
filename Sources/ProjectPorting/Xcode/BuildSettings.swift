import UniformTypes

/// The build settings of a target: its own over those of its project, with their variables replaced.
struct BuildSettings {
    /// The most bytes of a setting's value after replacements.
    private static let longest = 16_384
    /// The most bytes of a variable with its operations, as it is written.
    private static let longestVariable = 512
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
        values[key] = Self.replacingInherited(in: text, with: values[key] ?? "")
    }

    /// Returns a value in which the value of the level before stands where it is named. The rest is left out as soon as the value is as
    /// long as it may be: a file names that value any number of times.
    private static func replacingInherited(in text: String, with inherited: String) -> String {
        var value = ""
        var rest = text[...]
        while value.utf8.count < longest, let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
            value += rest[..<dollar].prefix(bytes: longest)
            rest = rest[dollar...]
            if let name = ["$(inherited)", "${inherited}"].first(where: { rest.utf8.starts(with: $0.utf8) }) {
                value += inherited
                rest = rest[rest.utf8.index(dollar, offsetBy: name.utf8.count)...]
            } else {
                value += "$"
                rest = rest[rest.utf8.index(after: dollar)...]
            }
        }
        value += rest.prefix(bytes: longest)
        return String(value[...].prefix(bytes: longest))
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
        return expand(text, room: &room)
    }

    /// Returns a text whose variables are replaced.
    /// - Parameter room: The number of bytes that this text and later ones may have together, which is reduced by those that it takes.
    func expand(_ text: String, room: inout Int) -> String {
        let most = min(room, Self.longest)
        var left = most
        let result = expand(text[...], depth: 0, room: &left)
        room -= most - max(0, left)
        return String(result[...].prefix(bytes: most))
    }

    private func expand(_ text: Substring, depth: Int, room: inout Int) -> String {
        var result = ""
        var rest = text
        while room > 0, let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
            take(rest[..<dollar], into: &result, room: &room)
            rest = rest[rest.utf8.index(after: dollar)...]
            guard let variable = Self.variable(at: rest) else {
                take("$", into: &result, room: &room)
                continue
            }
            rest = rest[rest.utf8.index(after: variable.endIndex)...]
            // Variables that are empty take time, too.
            room -= 1
            let parts = variable.split(separator: ":", omittingEmptySubsequences: false)
            guard depth < Self.deepest, let name = parts.first else { continue }
            var value = values[String(name)].map { expand($0[...], depth: depth + 1, room: &room) } ?? ""
            for operation in parts.dropFirst() where room > 0 {
                value = Self.apply(operation, to: value)
                room -= value.utf8.count + 1
            }
            // Its parts have been taken from the room.
            result += value
        }
        take(rest, into: &result, room: &room)
        return result
    }

    /// Returns what is in the brackets at the start of a text; nil where there are none, or they do not end.
    private static func variable(at text: Substring) -> Substring? {
        guard let open = text.utf8.first, open == UInt8(ascii: "(") || open == UInt8(ascii: "{") else { return nil }
        let rest = text.utf8.dropFirst()
        let end = UInt8(ascii: open == UInt8(ascii: "(") ? ")" : "}")
        return rest.prefix(longestVariable).firstIndex(of: end).map { text[rest.startIndex..<$0] }
    }

    private func take(_ text: Substring, into result: inout String, room: inout Int) {
        let part = text.prefix(bytes: room)
        room -= part.utf8.count
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

extension Substring {
    /// Returns the beginning of the text with at most so many bytes, and no part of a character's code.
    fileprivate func prefix(bytes count: Int) -> Substring {
        guard count > 0 else { return self[..<startIndex] }
        guard var end = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
            return self
        }
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return self[..<end]
    }
}
