import ArgumentParser
import CommandSupport
import Foundation

/// `transferable share`: hands files, links or text to another program.
struct ShareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Hand files, links or text to an app or a new email.",
        discussion: """
            An app is offered when it opens all that is shared, or its desktop entry declares a share target for it; a new \
            email takes text and links in its body, and files as attachments; devices by Bluetooth or KDE Connect take files, \
            and a printer takes a PDF document where the desktop's portal prints. A window shows what is shared and where it \
            can go, as the share button of an app does. Without a display, or with --list, the places are listed: those that \
            you used last, email and devices, and the apps with your default first. A file is handed over where it is.

            An app declares a share target by the key X-Transferable-ShareTargets of its desktop entry; the documentation of \
            the module SwiftUI has an example.

            EXAMPLES
              Choose where these go:
                transferable share photo.jpg plan.png
              What opens them?
                transferable share photo.jpg plan.png --list
              Open them together in an app, by its name or that of its desktop entry:
                transferable share photo.jpg plan.png --with gimp
              A new email with an attachment:
                transferable share report.pdf --with email --subject 'The report' --message 'As promised.'
              A link, or text:
                transferable share https://example.org --with firefox
                uptime | transferable share --with email
            """
    )

    @Option(help: ArgumentHelp("Text to share.", valueName: "text"))
    var text: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where it goes: a name or a first column that --list shows.", valueName: "app")
    )
    var with: String?

    @Flag(name: .shortAndLong, help: "List where it can go.")
    var list = false

    @Option(help: ArgumentHelp("The subject of an email.", valueName: "text"))
    var subject: String?

    @Option(help: ArgumentHelp("The text of an email before what is shared.", valueName: "text"))
    var message: String?

    @Argument(
        help: ArgumentHelp(
            "A file, a folder or a URL. Without any, and without --text, standard input is text to share."
        ),
        completion: .file()
    )
    var files: [String] = []

    func validate() throws {
        if list, with != nil { throw ValidationError("--list and --with do not go together: use one of them.") }
        if with == "" { throw ValidationError("--with takes the name of an app or another place: see --list.") }
        if files.isEmpty, text.isEmpty, isatty(STDIN_FILENO) == 1 { throw Self.nothing }
        if files.contains("-") { throw ValidationError("Standard input is shared as text: leave out “-” and files.") }
    }

    func run() throws {
        let things = SharedThings(try items(), subject: subject, message: message)
        if !list, with == nil, Self.hasDisplay { try SiblingProgram.become(WindowProgramRequest(.share(things))) }
        try SiblingProgram.become(ShareProgramRequest(things, to: with))
    }

    private static let nothing = ValidationError(
        "There is nothing to share: name a file or a URL, give --text TEXT, or pipe text into it."
    )

    private func items() throws -> [CommandItem] {
        guard !files.isEmpty || !text.isEmpty else {
            let input = FileHandle.standardInput.readDataToEndOfFile()
            guard !input.isEmpty else { throw Self.nothing }
            return [.text(String(decoding: input, as: UTF8.self))]
        }
        return try ItemArguments.items(files, standardInputName: nil) + text.map(CommandItem.text)
    }

    /// A Boolean value that indicates whether there is a display to show the share sheet on.
    private static var hasDisplay: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
    }
}
