import ArgumentParser
import Foundation
import SystemPasteboard
import TransferKit

/// `transferable paste`: writes what is on the clipboard.
struct PasteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paste",
        abstract: "Write what is on the clipboard.",
        discussion: """
            Without --type you get text where there is some, else the paths of copied files, else, with a pipe or \
            --output, the first type that is offered. Text comes as UTF-8 whatever program copied it; a line break is \
            added on a terminal only.

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
              Count the words of the selection:
                transferable paste --primary | wc --words
            """
    )

    @OptionGroup
    var pasteboard: PasteboardOptions

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
        name: [.short, .long],
        help: ArgumentHelp(
            "Write to a file, which is complete or not there at all; or write each item into a folder.",
            valueName: "path"
        ),
        completion: .file()
    )
    var output: String?

    @Flag(name: [.short, .long, .customLong("list-types")], help: "Print the types that are there, and read none.")
    var list = false

    @Flag(help: "Print what is there as JSON, and read none.")
    var json = false

    @Flag(
        name: [.customShort("n"), .customLong("no-newline"), .customLong("rmlastnl", withSingleDash: true)],
        help: "Add no line break to text on a terminal."
    )
    var noNewline = false

    @OptionGroup
    var limitOptions: LimitOptions

    func validate() throws {
        if list && json { throw ValidationError("--list and --json exclude each other.") }
        if output == "" { throw ValidationError("--output takes the path of a file or folder.") }
        if list || json, type != nil || output != nil {
            throw ValidationError("--list and --json print what is there; --type and --output say what to paste.")
        }
    }

    func run() throws {
        if list || json {
            let names = try pasteboard.target.reader().names(limits: limitOptions.limits)
            try StandardOutput.write(ContentsReport(names: names).text(asJSON: json))
        } else if let output, SavedItems.isFolder(output) {
            try SavedItems(type: type, folder: output).save(from: pasteboard.target, limits: limitOptions.limits)
        } else {
            var request = PasteRequest()
            request.clipboard = pasteboard.target
            request.type = type
            request.file = output
            request.endsLine = !noNewline
            request.limits = limitOptions.limits
            try request.run()
        }
    }
}
