import ArgumentParser
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
        name: [.customLong("selection"), .customLong("selection", withSingleDash: true)],
        help: ArgumentHelp("The selection: “clipboard” or “primary”, or their first letters.", visibility: .hidden)
    )
    var selection: SelectionName?

    @Option(
        name: [.long, .customLong("pboard", withSingleDash: true)],
        help: ArgumentHelp(
            "Use a pasteboard of this name, which your programs share in files, whatever window system there is.",
            valueName: "name"
        )
    )
    var pasteboard: String?

    /// The clipboard that is meant.
    var target: ClipboardTarget {
        ClipboardTarget(name: pasteboard, selection: primary || selection == .primary ? .primary : .clipboard)
    }

    func validate() throws {
        if pasteboard != nil, target.selection == .primary {
            throw ValidationError("--pasteboard and --primary each name another clipboard: leave one out.")
        }
    }
}

/// A selection by its name, as `xclip` takes it.
enum SelectionName: String, ExpressibleByArgument, CaseIterable {
    case clipboard, primary

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
    var selection = ClipboardLocation.Selection.clipboard

    /// Where the clipboard is.
    var location: ClipboardLocation {
        get throws { try name.map(ClipboardLocation.embedded) ?? .current() }
    }

    /// Whether what is copied stays without the process that copied it.
    var isKeptInFiles: Bool {
        get throws { if case .embedded = try location { true } else { false } }
    }

    func transport(limits: TransferLimits = TransferLimits()) throws -> any PasteboardTransport {
        try location.transport(selection, limits: limits)
    }

    func reader() throws -> any BlockingClipboardReader { try location.reader(selection) }
}
