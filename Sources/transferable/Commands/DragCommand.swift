import ArgumentParser
import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// `transferable drag`: a window from which files can be dragged.
struct DragCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drag",
        abstract: "Show a small window from which files can be dragged into other programs.",
        discussion: """
            Each FILE, folder or URL has a handle of its own, and several have one for all of them. File managers, browsers \
            and editors receive files; programs that take data, as a drawing program takes a picture, receive what is in \
            them. Nothing is moved or changed.

            With “-” the data of standard input is dragged: as data, and as a file of the NAME given with --name. Its type \
            is that of --type, or else found in the name and the data. The Escape key closes the window.

            EXAMPLES
              Drag a photo, and end when another program has taken it:
                transferable drag --once photo.jpg
              Drag all files of a directory together:
                transferable drag --all *
                find . -name "*.jpg" -print0 | xargs -0 transferable drag
              Drag what a command makes:
                ps aux | transferable drag - --name processes.txt
                qrencode -o - https://example.org | transferable drag - --type png
              Drag text, or a link:
                transferable drag --text "Hello"
                transferable drag https://example.org

            The exit status is 0 when something was taken, and 1 when the window was closed before.
            """
    )

    @Flag(
        name: [.customShort("x"), .long, .customLong("and-exit")],
        help: "End when something has been dropped and the other program has received it."
    )
    var once = false

    @Flag(name: .shortAndLong, help: "Show one handle for all files.")
    var all = false

    @Flag(
        name: [.short, .long, .customLong("icons-only"), .customLong("icon-only")],
        help: "Show icons alone, without names."
    )
    var icons = false

    @Flag(name: [.customShort("T"), .long], help: "Keep the window above others. Only X11 lets programs do that.")
    var onTop = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "What the files, the text or standard input are: an identifier, a MIME type or an extension.",
            valueName: "type"
        ),
        transform: TypeArgument.init
    )
    var type: TypeArgument?

    @Option(help: ArgumentHelp("Text to drag.", valueName: "text"))
    var text: [String] = []

    @Option(help: ArgumentHelp("The name of the file with the data of standard input.", valueName: "name"))
    var name: String?

    @Flag(help: .hidden)
    var target = false

    @Argument(
        help: ArgumentHelp("A file, a folder or a URL; “-” stands for standard input.", valueName: "file"),
        completion: .file()
    )
    var files: [String] = []

    func validate() throws {
        if target { throw ValidationError("To have something dropped on a window, use: transferable drop") }
        if files.isEmpty, text.isEmpty {
            throw ValidationError("There is nothing to drag: name a file, “-” for standard input, or --text TEXT.")
        }
        if files.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("“-” stands for standard input, which can be read only once.")
        }
        if name != nil, !files.contains("-") {
            throw ValidationError("--name is for standard input: add “-”.")
        }
        if all, icons { throw ValidationError("--all and --icons do not go together: use one of them.") }
    }

    func run() throws {
        let items = try ItemArguments.items(files, standardInputName: name) + text.map(CommandItem.text)
        let layout: DragRequest.Layout = all ? .together : icons ? .icons : .list
        var request = WindowProgramRequest(
            .drag(DragRequest(items: items, type: type?.contentType.identifier, layout: layout))
        )
        request.endsAfterDrop = once
        request.isOnTop = onTop
        try SiblingProgram.become(request)
    }
}
