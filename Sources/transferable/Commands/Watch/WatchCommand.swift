import ArgumentParser
import CommandSupport
import Foundation
import SystemPasteboard
import TransferKit

/// `transferable watch`: reports each change of the clipboard.
struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Print a line, or run a command, each time that something else is on the clipboard.",
        discussion: """
            A line has the types that are there. A command is given what `transferable paste` would write as its standard \
            input, and in CLIPBOARD_STATE one word: data, nil when the clipboard is empty, or sensitive for a password, \
            which it is not given. What is there at the beginning counts as the first change. What cannot be read, as when \
            its program does not answer or a copied file is gone, is told with a warning, and the next change is waited for.

            EXAMPLES
              See what programs copy:
                transferable watch
              Keep a log of copied text:
                transferable watch --type text -- tee --append clipboard.log
              Wait until something is copied:
                transferable watch --new --once
            """
    )

    @OptionGroup
    var pasteboard: PasteboardOptions

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Only when there is this type, or one that conforms to it.", valueName: "type")
    )
    var type: String?

    @Flag(help: "Print a JSON object a line.")
    var json = false

    @Flag(help: "Leave out what is there at the beginning.")
    var new = false

    @Flag(name: [.customShort("1"), .long], help: "End after the first change.")
    var once = false

    @OptionGroup
    var limitOptions: LimitOptions

    @Argument(
        parsing: .captureForPassthrough,
        help: ArgumentHelp("The command to run, and its arguments.", valueName: "command")
    )
    var command: [String] = []

    func validate() throws {
        // The command takes all that the parser does not know, mistyped options of this one too.
        if let first = command.first, first != "--", first.hasPrefix("-") {
            switch first {
            case "-h", "--help", "-help": throw CleanExit.helpRequest(self)
            case "--version": throw CleanExit.message(BuildDescription.text)
            default:
                throw ValidationError("Unknown option '\(first.printable)'. A command of that name goes after “--”.")
            }
        }
        if json, !command.isEmpty { throw ValidationError("--json prints; a command is run instead.") }
    }

    func run() throws {
        let (type, json, new, once) = (type, json, new, once)
        let command = command.first == "--" ? Array(command.dropFirst()) : command
        if let name = command.first {
            guard let program = Program(named: name), FileManager.default.isExecutableFile(atPath: program.path) else {
                throw CommandFailure("There is no program \(name.quoted)\(name.contains("/") ? "" : " in PATH").")
            }
        }
        let reaction = ChangeReaction(
            type: type,
            json: json,
            command: command,
            limits: limitOptions.limits
        )
        if let type { _ = try PayloadChoice.requested(type, among: []) }
        let target = pasteboard.target
        try waitForResult {
            let transport = try target.transport(limits: reaction.limits)
            if (transport as? any ComposedClipboard)?.isBetterOnX11 == true {
                StandardError.writeWarning(
                    "The compositor shows its clipboard only to the window with the keyboard, so what other programs copy is not seen. Set DISPLAY to that of its Xwayland."
                )
            }
            let changes = try await transport.changes()
            let first = new ? nil : try await transport.changeCount()
            let reading = ChangeReading {
                StandardError.writeWarning(
                    "Something that was copied is left out: it is still being sent, and more has been copied since."
                )
            } _: {
                try await reaction.change(transport.contents())
            }
            let isDone = try await reading.run(changes, first: first) { outcome in
                try reaction.react(to: outcome.contents, count: outcome.changeCount) && once
            }
            if !isDone { throw CommandFailure("The clipboard can no longer be reached.") }
        }
    }
}
