package import Foundation

/// A terminal's answer to a query of ``TerminalSequence``.
package enum TerminalAnswer: Equatable, Sendable {
    /// The primary device attributes (DA1), which every terminal reports. They follow the answers to all earlier queries.
    case attributes
    /// The name and version of the terminal, as xterm and others report them (XTVERSION).
    case version(String)
    /// The text of a clipboard (OSC 52); empty if there is none or the terminal withholds it.
    case text(Data)
    /// Part of an answer in kitty's clipboard protocol (OSC 5522).
    case typed(TypedAnswer)

    /// A packet in kitty's clipboard protocol, <https://sw.kovidgoyal.net/kitty/clipboard/>.
    package struct TypedAnswer: Equatable, Sendable {
        /// The kind of request: `read` or `write`.
        package var request: String
        /// `OK`, `DATA`, `DONE`, or the name of an error.
        package var status: String
        /// The type of the payload, or `.` for a list of types.
        package var mimeType: String?
        package var payload = Data()

        /// The types in a list of types, excluding invalid ones.
        package var listedTypes: [String] {
            var types: [String] = []
            for type in String(decoding: payload, as: UTF8.self).split(separator: " ").prefix(Self.mostTypes)
            where Self.isType(type) && !types.contains(String(type)) {
                types.append(String(type))
            }
            return types
        }

        /// The type that stands for a list of types.
        package static let list = "."
        /// The maximum number of types to accept from a terminal.
        package static let mostTypes = 256
        private static let longestType = 255

        /// Returns whether a text can be a MIME type: printable characters of ASCII with a slash among them.
        private static func isType(_ text: Substring) -> Bool {
            text.utf8.count <= longestType && text.contains("/") && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        }
    }
}

/// A parser that finds a terminal's answers among the bytes that arrive from it, some of which a person may have typed.
///
/// Nothing of them is trusted. A control sequence that is no answer is left out, and so is one that never ends.
package struct TerminalAnswerParser: Sendable {
    private enum State {
        case text
        /// After ESC.
        case escape
        /// In a control sequence (CSI).
        case control
        /// In an operating system command (OSC) or a device control string (DCS).
        case string(Kind)
        /// After ESC in one of those, which a backslash ends.
        case stringEscape(Kind)
    }

    private enum Kind {
        case command, deviceControl
    }

    /// The longest control sequence: an answer has few parameters.
    private static let longestControl = 256
    /// The longest name of a command before its text.
    private static let overhead = 1024

    /// The maximum number of bytes in the text of an answer.
    package var limit: Int
    private var state = State.text
    private var bytes: [UInt8] = []

    /// - Parameter limit: The most bytes that the text of an answer may have.
    package init(limit: Int) { self.limit = limit }

    /// A Boolean value that indicates whether the parser is within an incomplete answer.
    package var isWithinAnswer: Bool {
        switch state {
        case .string, .stringEscape: true
        default: false
        }
    }

    /// Parses the next bytes.
    /// - Returns: The answers that they complete.
    /// - Throws: `TransferWireError.tooLarge` for an answer with more bytes than the limit.
    package mutating func answers(in part: some Sequence<UInt8>) throws -> [TerminalAnswer] {
        var answers: [TerminalAnswer] = []
        for byte in part {
            if let answer = try take(byte) { answers.append(answer) }
        }
        return answers
    }

    private static let escape: UInt8 = 0x1B

    private mutating func take(_ byte: UInt8) throws -> TerminalAnswer? {
        // CAN and SUB end a started sequence (ECMA-48).
        if byte == 0x18 || byte == 0x1A {
            state = .text
            return nil
        }
        switch state {
        case .text:
            if byte == Self.escape { state = .escape }
        case .escape:
            bytes.removeAll(keepingCapacity: true)
            switch byte {
            case UInt8(ascii: "["): state = .control
            case UInt8(ascii: "]"): state = .string(.command)
            case UInt8(ascii: "P"): state = .string(.deviceControl)
            case Self.escape: break
            default: state = .text
            }
        case .control:
            switch byte {
            case Self.escape: state = .escape
            case 0x40...0x7E:
                state = .text
                return byte == UInt8(ascii: "c") && bytes.first == UInt8(ascii: "?") ? .attributes : nil
            default:
                bytes.append(byte)
                if bytes.count > Self.longestControl { state = .text }
            }
        case .string(let kind):
            switch byte {
            case Self.escape: state = .stringEscape(kind)
            case 0x07: return end(kind)
            default: try append(byte)
            }
        case .stringEscape(let kind):
            if byte == UInt8(ascii: "\\") { return end(kind) }
            // The string was broken off, and another sequence begins.
            state = .escape
            return try take(byte)
        }
        return nil
    }

    private mutating func append(_ byte: UInt8) throws {
        bytes.append(byte)
        // Base64 makes four bytes of three.
        guard bytes.count <= Self.overhead + (limit / 3 + 1) * 4 else {
            state = .text
            bytes = []
            throw TransferWireError.tooLarge(limit: limit)
        }
    }

    private mutating func end(_ kind: Kind) -> TerminalAnswer? {
        state = .text
        switch kind {
        case .deviceControl: return Self.version(bytes[...])
        case .command:
            guard let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
            let rest = bytes[(semicolon + 1)...]
            switch String(decoding: bytes[..<semicolon], as: UTF8.self) {
            case "52": return Self.text(rest)
            case "5522": return Self.typed(rest)
            default: return nil
            }
        }
    }

    /// `>|name(version)`
    private static func version(_ bytes: ArraySlice<UInt8>) -> TerminalAnswer? {
        guard bytes.starts(with: Array(">|".utf8)), bytes.count <= longestControl else { return nil }
        return .version(String(decoding: bytes.dropFirst(2), as: UTF8.self))
    }

    /// `c;BASE64`
    private static func text(_ bytes: ArraySlice<UInt8>) -> TerminalAnswer? {
        guard let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        return decoded(bytes[(semicolon + 1)...]).map { .text($0) }
    }

    /// `key=value:key=value;BASE64`
    private static func typed(_ bytes: ArraySlice<UInt8>) -> TerminalAnswer? {
        let metadata = bytes.prefix { $0 != UInt8(ascii: ";") }
        guard metadata.count <= overhead, let payload = decoded(bytes.dropFirst(metadata.count + 1)) else { return nil }
        var values: [String: String] = [:]
        for pair in String(decoding: metadata, as: UTF8.self).split(separator: ":") {
            guard let equals = pair.firstIndex(of: "=") else { continue }
            values[String(pair[..<equals])] = String(pair[pair.index(after: equals)...])
        }
        guard let request = values["type"], let status = values["status"] else { return nil }
        let type = values["mime"].flatMap { Data(base64Encoded: $0) }.map { String(decoding: $0, as: UTF8.self) }
        return .typed(TerminalAnswer.TypedAnswer(request: request, status: status, mimeType: type, payload: payload))
    }

    private static func decoded(_ base64: ArraySlice<UInt8>) -> Data? {
        base64.isEmpty ? Data() : Data(base64Encoded: Data(base64))
    }
}
