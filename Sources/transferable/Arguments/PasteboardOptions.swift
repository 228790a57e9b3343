import ArgumentParser
import CommandSupport
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
        if target.name == "" {
            throw ValidationError("The name of a pasteboard is empty: leave --pasteboard out for the clipboard.")
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
