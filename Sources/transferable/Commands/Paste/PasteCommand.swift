import ArgumentParser
import CommandSupport
import Foundation
import SystemPasteboard
import TransferKit

/// `transferable paste`: writes the contents of the clipboard.
struct PasteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paste",
        abstract: "Write what is on the clipboard.",
        discussion: """
            Without --type you get text where there is some, else the paths of copied files, else, with a pipe or \
            --output, the first type that is offered. Text comes as UTF-8 whatever program copied it; a line break is \
            added on a terminal only.

            A terminal is shown no character that controls one, be it in text or in a name: it gets U+FFFD in its place. A \
            pipe or a file gets everything as it is, as with ls.

            Files that were cut in a file manager are copied like others, unless --move is given. They are then moved into \
            --output, or into the current folder, and the clipboard is emptied. A file whose name is taken gets a number, \
            unless --replace is given.

            A file that --output replaces is replaced when all has arrived: its permissions stay, and a symbolic link still \
            leads to it. A pipe or a device is written to.

            In a terminal without a window system, as over SSH, the terminal is asked first for its clipboard, that of the \
            machine you sit at. What it does not have, or does not give out, comes from what was copied here. A terminal that \
            answers nothing is waited for two seconds, and one that asks for your permission, thirty. --terminal asks the terminal \
            alone, and --no-terminal does not.

            EXAMPLES
              Show the text, or the paths of the files:
                transferable paste
              What is there?
                transferable paste --list
              Save a picture of whatever kind, or as the kind that the name tells:
                transferable paste --type image --output picture
                transferable paste --output picture.png
              Save everything that was copied, each item under its own name:
                transferable paste --output ~/Downloads/
              Move files that were cut in a file manager to where you are:
                transferable paste --move
              Paste what was copied on another machine, as it is:
                transferable paste --from desk
              Count the words of the selection:
                transferable paste --primary | wc --words
            """
    )

    @OptionGroup
    var pasteboard: PasteboardOptions

    @OptionGroup
    var terminalOptions: TerminalOptions

    @Option(
        name: [
            .short, .long, .customLong("target", withSingleDash: true), .customLong("Prefer", withSingleDash: true),
        ],
        help: ArgumentHelp(
            "Paste this type, or one that conforms to it: an identifier, a MIME type, an extension or a kind such as image.",
            valueName: "type"
        )
    )
    var type: String?

    @Option(
        help: ArgumentHelp(
            "Paste from the clipboard of a paired device; see “transferable nearby”.",
            valueName: "device"
        )
    )
    var from: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "Write to a file, which is complete or not there at all; or write each item into a folder.",
            valueName: "path"
        ),
        completion: .file()
    )
    var output: String?

    @Flag(name: [.customShort("m"), .long], help: "Move files that were cut, as file managers do.")
    var move = false

    @Flag(help: "With --move, replace files of the same names.")
    var replace = false

    @Flag(name: [.short, .long, .customLong("list-types")], help: "Print the types that are there, and read none.")
    var list = false

    @Flag(help: "Print what is there as JSON, and read none.")
    var json = false

    @Flag(
        name: [
            .customShort("n"), .customLong("no-newline"), .customShort("r"),
            .customLong("rmlastnl", withSingleDash: true),
        ],
        help: "Add no line break to text on a terminal."
    )
    var noNewline = false

    @Flag(
        name: [
            .customLong("out", withSingleDash: true), .customLong("silent", withSingleDash: true),
            .customLong("quiet", withSingleDash: true),
        ],
        help: ArgumentHelp("Nothing: other programs have to be told what this one does.", visibility: .hidden)
    )
    var isGiven = false

    @Option(
        name: [.short, .long],
        parsing: .remaining,
        help: ArgumentHelp("What wl-paste runs at each change.", visibility: .hidden)
    )
    var watch: [String] = []

    @Flag(name: .customShort("v"), help: ArgumentHelp("Print the version.", visibility: .hidden))
    var printsVersion = false

    @OptionGroup
    var limitOptions: LimitOptions

    @Option(
        help: ArgumentHelp("Copy no more files and folders than this into a folder.", valueName: "count")
    )
    var limitFiles = 100_000

    func validate() throws {
        try terminalOptions.validate(with: pasteboard)
        guard limitFiles > 0 else { throw ValidationError("--limit-files takes a number above 0.") }
        if list && json { throw ValidationError("--list and --json exclude each other.") }
        if printsVersion { throw CleanExit.message(BuildDescription.text) }
        if !watch.isEmpty {
            throw ValidationError("To run a command at each change, use: transferable watch -- COMMAND")
        }
        if output == "" { throw ValidationError("--output takes the path of a file or folder.") }
        if move, list || json || type != nil {
            throw ValidationError("--move moves the files that were cut: leave --list, --json and --type out.")
        }
        if from != nil {
            let other = pasteboard.target
            guard other.name == nil, other.display == nil, other.selection == .clipboard,
                terminalOptions.terminal == nil
            else { throw ValidationError("--from names the clipboard of another device: leave other clipboards out.") }
            if move { throw ValidationError("Files of another device are not moved: leave --move out.") }
        }
        if replace, !move { throw ValidationError("--replace belongs to --move.") }
        if list || json, type != nil || output != nil {
            throw ValidationError("--list and --json print what is there; --type and --output say what to paste.")
        }
    }

    func run() throws {
        var target = terminalOptions.target(pasteboard)
        target.device = from
        if type == "TARGETS", output == nil {
            let names = try target.readers(limits: limitOptions.limits)[0].names(limits: limitOptions.limits)
            try StandardOutput.write(names.map { OutputText.name($0) + "\n" }.joined())
        } else if list || json {
            let report = try ContentsReport(target.readers(limits: limitOptions.limits)[0], limits: limitOptions.limits)
            try StandardOutput.write(report.text(asJSON: json))
        } else if move {
            try CutFiles(folder: output ?? ".", replacesExisting: replace)
                .move(from: target, limits: limitOptions.limits)
        } else if let output, SavedItems.isFolder(output) {
            try SavedItems(type: type, folder: output)
                .save(from: target, limits: limitOptions.limits, fileLimit: limitFiles)
        } else {
            var request = PasteRequest()
            request.clipboard = target
            request.type = type
            request.file = output
            request.endsLine = !noNewline
            request.limits = limitOptions.limits
            try request.run()
        }
    }
}
