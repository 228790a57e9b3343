import ArgumentParser
import CLinux
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

/// A selection by its name, as `xclip` takes it.
enum SelectionName: String, ExpressibleByArgument, CaseIterable {
    case clipboard, primary, secondary

    init?(argument: String) {
        let matches = Self.allCases.filter { $0.rawValue.hasPrefix(argument.lowercased()) && !argument.isEmpty }
        guard let match = matches.first else { return nil }
        self = match
    }
}

/// One clipboard of the user's.
struct ClipboardTarget {
    /// The name of a pasteboard in files; nil for the clipboard of the desktop.
    var name: String?
    /// The X display; nil for the desktop that the environment names.
    var display: String?
    var selection = ClipboardLocation.Selection.clipboard

    /// Where the clipboard is.
    var location: ClipboardLocation {
        get throws {
            if let display { return .x11(display: display) }
            return try name.map(ClipboardLocation.embedded) ?? .current()
        }
    }

    /// Whether what is copied stays without the process that copied it.
    var isKeptInFiles: Bool {
        get throws { if case .embedded = try location { true } else { false } }
    }

    func transport(limits: TransferLimits = TransferLimits()) throws -> any PasteboardTransport {
        try location.transport(selection, limits: limits)
    }

    /// Connects for one read. The process ends with an error when the server takes the connection and says nothing.
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
