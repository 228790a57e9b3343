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

    /// The clipboard that is meant.
    var target: ClipboardTarget {
        ClipboardTarget(selection: primary || selection == .primary ? .primary : .clipboard)
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
    var selection = ClipboardLocation.Selection.clipboard

    func transport(limits: TransferLimits = TransferLimits()) throws -> any PasteboardTransport {
        try ClipboardLocation.current.transport(selection, limits: limits)
    }

    func reader() throws -> any BlockingClipboardReader { try ClipboardLocation.current.reader(selection) }
}
