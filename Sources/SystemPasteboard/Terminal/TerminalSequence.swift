package import Foundation

/// The sequences with which a program uses a terminal's clipboard.
package enum TerminalSequence {
    /// The clipboards of a terminal.
    package enum Selection: String, Sendable {
        case clipboard = "c"
        case primary = "p"
    }

    /// A query that every terminal answers (DA1). When its answer arrives, the terminal has answered all earlier queries that it knows.
    package static let askAttributes = control("c")

    /// A query for the terminal's name (XTVERSION).
    package static let askVersion = control(">q")

    // MARK: Text, by OSC 52 of xterm's control sequences

    /// Returns the sequence that puts text on a clipboard.
    package static func put(_ text: Data, on selection: Selection) -> [UInt8] {
        command("52;\(selection.rawValue);", text.base64EncodedData(), end: bell)
    }

    /// Returns the sequence that clears a clipboard. Its contents are neither Base64 nor a query, which makes terminals clear the
    /// clipboard.
    package static func clear(_ selection: Selection) -> [UInt8] {
        command("52;\(selection.rawValue);!", Data(), end: bell)
    }

    /// Returns the query for the text of a clipboard.
    package static func askText(of selection: Selection) -> [UInt8] {
        command("52;\(selection.rawValue);?", Data(), end: bell)
    }

    // MARK: Any type, by kitty's clipboard protocol, <https://sw.kovidgoyal.net/kitty/clipboard/>

    /// Returns the query for the payloads of several types, or for the available types with ``TerminalAnswer/TypedAnswer/list``, which
    /// needs no permission.
    package static func askTyped(_ types: [String], of selection: Selection) -> [UInt8] {
        let list = Data(types.joined(separator: " ").utf8).base64EncodedData()
        return command("5522;type=read\(place(selection));", list, end: stringTerminator)
    }

    /// Returns the sequences that put payloads of several types on a clipboard.
    package static func put(_ payloads: [(type: String, data: Data)], on selection: Selection) -> [UInt8] {
        var bytes = command("5522;type=write\(place(selection))", Data(), end: stringTerminator)
        for (type, data) in payloads {
            let header = "5522;type=wdata:mime=\(Data(type.utf8).base64EncodedString());"
            var start = data.startIndex
            repeat {
                let end = data.index(start, offsetBy: typedPartSize, limitedBy: data.endIndex) ?? data.endIndex
                bytes += command(header, data[start..<end].base64EncodedData(), end: stringTerminator)
                start = end
            } while start < data.endIndex
        }
        return bytes + command("5522;type=wdata", Data(), end: stringTerminator)
    }

    /// The greatest number of bytes of one packet before they are encoded, which the protocol defines.
    private static let typedPartSize = 4096

    private static func place(_ selection: Selection) -> String { selection == .primary ? ":loc=primary" : "" }

    // MARK: Parts

    private static let escape: UInt8 = 0x1B
    /// The end of a command that passes through screen, which interprets ESC \ as the end of the passed text.
    private static let bell: [UInt8] = [0x07]
    private static let stringTerminator: [UInt8] = [escape, UInt8(ascii: "\\")]

    private static func control(_ text: String) -> [UInt8] { [escape, UInt8(ascii: "[")] + text.utf8 }

    private static func command(_ name: String, _ text: Data, end: [UInt8]) -> [UInt8] {
        [escape, UInt8(ascii: "]")] + name.utf8 + text + end
    }
}

/// The way in which sequences pass through a multiplexer to the terminal that shows it.
package enum TerminalPassthrough: Equatable, Sendable {
    /// Sequences are sent unchanged.
    case direct
    /// Sequences are wrapped in device control strings for tmux, which passes them on if its option `allow-passthrough` is set.
    case tmux
    /// Sequences are wrapped in device control strings for screen.
    case screen

    /// The most bytes of a string that screen passes on; a longer one is cut off.
    private static let screenPartSize = 256

    /// Returns the bytes to write for a sequence.
    package func wrapped(_ sequence: [UInt8]) -> [UInt8] {
        let escape: UInt8 = 0x1B
        let (begin, end): ([UInt8], [UInt8]) = ([escape, UInt8(ascii: "P")], [escape, UInt8(ascii: "\\")])
        switch self {
        case .direct: return sequence
        case .tmux: return begin + "tmux;".utf8 + sequence.flatMap { $0 == escape ? [escape, escape] : [$0] } + end
        case .screen:
            return stride(from: 0, to: sequence.count, by: Self.screenPartSize).flatMap { start in
                begin + sequence[start..<min(start + Self.screenPartSize, sequence.count)] + end
            }
        }
    }
}
