import ArgumentParser
import CLinux
import CommandSupport
import Glibc
import SystemPasteboard
import TransferKit

/// The options that say which clipboard is meant.
struct PasteboardOptions: ParsableArguments {
    @Flag(
        name: [.short, .long],
        help: "Use the primary selection: what was selected last, which the middle mouse button inserts."
    )
    var primary = false

    @Option(
        name: [
            .customLong("selection"), .customLong("selection", withSingleDash: true),
            .customLong("sel", withSingleDash: true),
        ],
        help: ArgumentHelp("The selection: “clipboard” or “primary”, or their first letters.", visibility: .hidden)
    )
    var selection: SelectionName?

    @Option(
        help: ArgumentHelp(
            "Use a pasteboard of this name, which your programs share in files, whatever window system there is.",
            valueName: "name"
        )
    )
    var pasteboard: String?

    @Option(
        name: .customLong("pboard", withSingleDash: true),
        help: ArgumentHelp("A pasteboard as pbcopy names it; “general” is the clipboard.", visibility: .hidden)
    )
    var macOSPasteboard: String?

    @Option(
        name: [.customShort("d"), .customLong("display"), .customLong("display", withSingleDash: true)],
        help: ArgumentHelp("The X display, as xclip takes it.", visibility: .hidden)
    )
    var display: String?

    @Flag(
        name: [.customShort("b"), .customLong("clipboard")],
        help: ArgumentHelp("Use the clipboard, as xsel takes it.", visibility: .hidden)
    )
    var clipboard = false

    /// The clipboard that is meant.
    var target: ClipboardTarget {
        ClipboardTarget(
            name: pasteboard ?? (macOSPasteboard == EmbeddedPasteboard.generalName ? nil : macOSPasteboard),
            display: display,
            selection: primary || selection == .primary ? .primary : .clipboard
        )
    }

    func validate() throws {
        if selection == .secondary {
            throw ValidationError("The secondary selection is not used by programs: use clipboard or primary.")
        }
        if clipboard, target.selection == .primary {
            throw ValidationError("--clipboard and --primary exclude each other.")
        }
        if display != nil, target.name != nil {
            throw ValidationError("--display and --pasteboard each name another place: leave one out.")
        }
        if target.name != nil, target.selection == .primary {
            throw ValidationError("--pasteboard and --primary each name another clipboard: leave one out.")
        }
    }
}

/// The options of commands that use the clipboard of the terminal.
struct TerminalOptions: ParsableArguments {
    @Flag(
        inversion: .prefixedNo,
        help: "Use the terminal's clipboard, that of the machine you sit at, or do not; see above."
    )
    var terminal: Bool?

    /// Returns the clipboard of the options.
    func target(_ pasteboard: PasteboardOptions) -> ClipboardTarget {
        var target = pasteboard.target
        target.terminal =
            switch terminal {
            case true?: .always
            case false?: .never
            case nil: .automatic
            }
        return target
    }

    func validate(with pasteboard: PasteboardOptions) throws {
        if terminal == true, pasteboard.target.name != nil || pasteboard.target.display != nil {
            throw ValidationError(
                "--terminal, --display and --pasteboard each name another place: leave all but one out."
            )
        }
    }
}

/// A selection by its name, as `xclip` takes it.
enum SelectionName: String, ExpressibleByArgument, CaseIterable {
    case clipboard, primary, secondary

    init?(argument: String) {
        let matches = Self.allCases.filter { $0.rawValue.hasPrefix(argument.lowercased()) && !argument.isEmpty }
        guard let match = matches.first else { return nil }
        self = match
    }
}

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

    /// Connects for one read to the clipboards that may have contents, the preferred first.
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
        guard !files.isForOnce, OfferMarks(names: names).isEmpty, let terminal = try TerminalClipboard(self),
            let answer = try? TerminalClipboardReader(terminal, limits: limits)
        else { return [files] }
        let isSame = names.filter { WireType.textRank(of: $0) == 0 }.contains { name in
            guard let text = answer.text else { return false }
            let limits = TransferLimits(maximumByteCount: text.count)
            return (try? PayloadReading(reader: files, limits: limits).data(name)) == text
        }
        return isSame ? [files] : [answer, files]
    }

    /// Asks the terminal for the contents of its clipboard.
    /// - Throws: ``CommandFailure`` if it does not answer.
    private func terminalReader(limits: TransferLimits) throws -> TerminalClipboardReader {
        guard let terminal = try TerminalClipboard(self),
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
            let offer = reader.offer
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
