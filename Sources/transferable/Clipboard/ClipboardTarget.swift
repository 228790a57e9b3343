import CLinux
import CommandSupport
import CoreTransferable
import Glibc
import SystemPasteboard
import TransferKit

/// One clipboard of the user.
struct ClipboardTarget {
    /// The name of a pasteboard in files; nil for the clipboard of the desktop.
    var name: String?
    /// The X display; nil for the desktop that the environment names.
    var display: String?
    var selection = ClipboardLocation.Selection.clipboard
    /// The use of the clipboard of the terminal beside the other.
    var terminal = TerminalUse.never
    /// The name of a paired device whose clipboard it is; nil for one of this machine.
    var device: String?

    /// The name of the clipboard in messages, as the object of a sentence.
    var spokenName: String {
        if let device { return "the clipboard of \(device.quoted)" }
        if let name { return "the pasteboard \(name.quoted)" }
        if terminal == .always { return "the clipboard of the terminal" }
        return selection == .primary ? "the primary selection" : "the clipboard"
    }

    /// The error of a command that finds the clipboard empty.
    var emptinessFailure: CommandFailure {
        CommandFailure("\(spokenName.prefix(1).uppercased())\(spokenName.dropFirst()) is empty.")
    }

    /// The location of the clipboard.
    var location: ClipboardLocation {
        get throws {
            if let display { return .x11(display: display) }
            if terminal == .always { return .embedded() }
            return try name.map(ClipboardLocation.embedded) ?? .current()
        }
    }

    /// A Boolean value that indicates whether the contents remain without the process that copied them.
    var isKeptInFiles: Bool {
        get throws { if case .embedded = try location { true } else { false } }
    }

    /// A Boolean value that indicates whether the clipboard of the terminal, where there is one, is used as well.
    var mayUseTerminal: Bool {
        get throws {
            switch terminal {
            case .always: return true
            case .never: return false
            case .automatic:
                let isChosen =
                    name != nil || display != nil || getenv("TRANSFERABLE_PASTEBOARD").map { $0[0] != 0 } ?? false
                return try !isChosen && isKeptInFiles
            }
        }
    }

    func transport(limits: TransferLimits = TransferLimits()) throws -> any PasteboardTransport {
        try location.transport(selection, limits: limits)
    }

    /// Connects for one read to the clipboards that may have contents, in order of preference.
    ///
    /// Marked contents, such as a secret, are not passed to the terminal, so they are newer than the terminal's. Text
    /// that was copied here and passed on has more forms here.
    func readers(limits: TransferLimits) throws -> [any BlockingClipboardReader] {
        if let device { return [try NearbyClipboardReader(device)] }
        if terminal == .always { return [try terminalReader(limits: limits)] }
        guard try mayUseTerminal else { return [try reader()] }
        let files = try EmbeddedClipboardReader(
            name: selection == .primary ? selection.rawValue : EmbeddedPasteboard.generalName
        )
        let names = files.names()
        guard !files.isForOnce, OfferMarks(names: names).isEmpty, let terminal = try terminalClipboard,
            let answer = try? TerminalClipboardReader(terminal, limits: limits)
        else { return [files] }
        let isSame = names.filter(WireType.utf8Text.contains).contains { name in
            guard let text = answer.text else { return false }
            let limits = TransferLimits(maximumByteCount: text.count)
            return (try? PayloadReading(reader: files, limits: limits).data(name)) == text
        }
        return isSame ? [files] : [answer, files]
    }

    /// The clipboard of the terminal; nil if it is not to be used: see ``TerminalUse``.
    /// - Throws: ``CommandFailure`` where it is asked for and cannot be used.
    var terminalClipboard: TerminalClipboard? {
        get throws {
            guard try mayUseTerminal else { return nil }
            return try TerminalClipboard(selection, isForced: terminal == .always)
        }
    }

    /// Asks the terminal for the contents of its clipboard.
    /// - Throws: ``CommandFailure`` if it does not answer.
    private func terminalReader(limits: TransferLimits) throws -> TerminalClipboardReader {
        guard let terminal = try terminalClipboard,
            let reader = try TerminalClipboardReader(terminal, limits: limits)
        else {
            throw CommandFailure(
                "The terminal gives nothing out: its clipboard is empty, or its settings do not let programs read it."
            )
        }
        return reader
    }

    /// Returns the contents of the clipboard, for receivers that take items.
    func contents(limits: TransferLimits) throws -> @Sendable () async throws -> PasteboardContents {
        if let device {
            let offer = try NearbyClipboardReader(device).offer(limits: limits)
            return { .other(offer) }
        }
        if let reader = try readers(limits: limits).first as? TerminalClipboardReader {
            let offer = try reader.offer(limits: limits)
            return { .other(offer) }
        }
        let transport = try transport(limits: limits)
        return { try await transport.contents() }
    }

    /// Connects for one read. The process ends with an error if the server accepts the connection and sends nothing.
    func reader() throws -> any BlockingClipboardReader {
        let location = try location
        guard case .x11(let display) = location else { return try location.reader(selection) }
        // The words of the error that a connection with a bound ends with. To make one for nothing takes longer than to
        // connect.
        let words = TransferWireError.unansweredWords
        if let display {
            end_within(10, words.before, display, words.after)
        } else {
            end_within(10, words.before, getenv("DISPLAY"), words.after)
        }
        defer { forget_end() }
        return try location.reader(selection, boundsConnecting: false)
    }
}
