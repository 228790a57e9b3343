/// The code of a Swift file, line by line, without comments and without the contents of strings.
enum CodeText {
    private enum State {
        /// Code, with the number of open parentheses inside a place of a string.
        case code(parentheses: Int)
        case string(hashes: Int, hasManyLines: Bool)
    }

    /// Strings inside places of strings that are followed; deeper ones are taken for code.
    private static let deepest = 64

    /// Returns the lines of a file.
    static func lines(of text: [UInt8]) -> [[UInt8]] {
        var reader = Reader(text: text)
        reader.read()
        return reader.lines
    }

    private struct Reader {
        let text: [UInt8]
        var lines: [[UInt8]] = []
        private var line: [UInt8] = []
        private var position = 0
        private var states = [State.code(parentheses: 0)]

        init(text: [UInt8]) { self.text = text }

        mutating func read() {
            while position < text.count {
                if text[position] == UInt8(ascii: "\n") {
                    endLine()
                    continue
                }
                switch states[states.count - 1] {
                case .code(let parentheses): readCode(parentheses)
                case .string(let hashes, let hasManyLines): readString(hashes, hasManyLines)
                }
            }
            lines.append(line)
        }

        private mutating func endLine() {
            lines.append(line)
            line = []
            position += 1
            // A string of one line ends here, whatever it was: the rest of the file is read as code again.
            if case .string(_, hasManyLines: false) = states[states.count - 1] { states.removeLast() }
        }

        private func starts(_ with: StaticString, at place: Int) -> Bool {
            let count = with.utf8CodeUnitCount
            guard place + count <= text.count else { return false }
            return (0..<count).allSatisfy { text[place + $0] == with.utf8Start[$0] }
        }

        private func hashes(at place: Int) -> Int {
            var end = place
            while end < text.count, text[end] == UInt8(ascii: "#"), end - place < 64 { end += 1 }
            return end - place
        }

        private mutating func readCode(_ parentheses: Int) {
            let byte = text[position]
            if starts("//", at: position) {
                while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
                return
            }
            if starts("/*", at: position) { return skipComment() }
            let count = byte == UInt8(ascii: "#") ? hashes(at: position) : 0
            if position + count < text.count, text[position + count] == UInt8(ascii: "\""),
                states.count < CodeText.deepest
            {
                let hasManyLines = starts("\"\"\"", at: position + count)
                states.append(.string(hashes: count, hasManyLines: hasManyLines))
                line.append(UInt8(ascii: " "))
                position += count + (hasManyLines ? 3 : 1)
                return
            }
            if states.count > 1, byte == UInt8(ascii: "(") {
                states[states.count - 1] = .code(parentheses: parentheses + 1)
            } else if states.count > 1, byte == UInt8(ascii: ")") {
                if parentheses == 0 {
                    states.removeLast()
                } else {
                    states[states.count - 1] = .code(parentheses: parentheses - 1)
                }
            }
            line.append(byte)
            position += 1
        }

        private mutating func skipComment() {
            var depth = 0
            while position < text.count {
                if starts("/*", at: position) {
                    depth += 1
                    position += 2
                } else if starts("*/", at: position) {
                    depth -= 1
                    position += 2
                    if depth == 0 { return }
                } else {
                    if text[position] == UInt8(ascii: "\n") {
                        lines.append(line)
                        line = []
                    }
                    position += 1
                }
            }
        }

        private mutating func readString(_ hashes: Int, _ hasManyLines: Bool) {
            let byte = text[position]
            if byte == UInt8(ascii: "\\"), self.hashes(at: position + 1) >= hashes {
                position += 1 + hashes
                guard position < text.count, text[position] != UInt8(ascii: "\n") else { return }
                if text[position] == UInt8(ascii: "("), states.count < CodeText.deepest {
                    states.append(.code(parentheses: 0))
                    line.append(UInt8(ascii: " "))
                }
                position += 1
                return
            }
            let quotes = hasManyLines ? 3 : 1
            let isEnd =
                byte == UInt8(ascii: "\"") && (!hasManyLines || starts("\"\"\"", at: position))
                && self.hashes(at: position + quotes) >= hashes
            if isEnd {
                states.removeLast()
                position += quotes + hashes
            } else {
                position += 1
            }
        }
    }
}
