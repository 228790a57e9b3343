import ArgumentParser
import CommandSupport
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// `transferable drop`: a window that accepts dropped items.
struct DropCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop",
        abstract: "Show a small window on which files, links and text can be dropped, and print them.",
        discussion: """
            Prints the path of each file, the URL of each link, and text as it is, as soon as they are dropped. A file whose \
            name has a line break is printed as a file: URL, so that each line is one file; with --print0 names stay as they \
            are. On a terminal characters that would control it are replaced.

            Other data, such as a picture from a browser, is saved in the directory of --output, under the name that its \
            sender suggests or with a number where that is taken, and the path is printed. The Escape key closes the window.

            EXAMPLES
              Print the path of one file:
                transferable drop --once
              Copy what is dropped into this directory:
                transferable drop --print0 | xargs -0 -I{} cp -r {} .
              Save pictures that are dragged from a browser:
                transferable drop --type image --output ~/Pictures
              What does that program offer?
                transferable drop --list --once

            With --json each drop is one line, an object with the key items: an array of objects with the keys name, types \
            and url. What an item does not have is null.

            The exit status is 0 when something was dropped, and 1 when the window was closed before.
            """,
        aliases: ["target"]
    )

    /// The form of printed files.
    enum FileForm: String, EnumerableFlag {
        case path
        case url

        static func name(for value: FileForm) -> NameSpecification {
            switch value {
            case .path: [.customShort("p"), .customLong("print-path")]
            case .url: [.customShort("u"), .customLong("print-url")]
            }
        }

        static func help(for value: FileForm) -> ArgumentHelp? {
            switch value {
            case .path: "Print the paths of files; this is the default."
            case .url: "Print the URLs of files."
            }
        }
    }

    @Flag(name: [.customShort("x"), .long, .customLong("and-exit")], help: "End after the first drop.")
    var once = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Take only this type or one that conforms to it: an identifier, a MIME type or an extension. May be repeated.",
            valueName: "type"
        ),
        transform: TypeArgument.init
    )
    var type: [TypeArgument] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Save data there as files, and print their paths.", valueName: "directory"),
        completion: .directory
    )
    var output: String?

    @Flag(exclusivity: .chooseLast)
    var fileForm = FileForm.path

    @Flag(
        name: [.customShort("0"), .customLong("print0")],
        help: "End what is printed with NUL, not with a line break."
    )
    var endsWithNUL = false

    @Flag(name: .shortAndLong, help: "Print the types of what is dropped instead.")
    var list = false

    @Flag(help: "Print the types of what is dropped as JSON.")
    var json = false

    @Flag(name: [.customShort("T"), .long], help: "Keep the window above others. Only X11 lets programs do that.")
    var onTop = false

    func validate() throws {
        if list, json { throw ValidationError("--list and --json do not go together: use one of them.") }
        if list || json, output != nil {
            throw ValidationError("--list and --json read no data that --output could save: use one of them.")
        }
    }

    func run() throws {
        var drop = DropRequest()
        drop.types = type.map(\.contentType.identifier)
        drop.output = list ? .types : json ? .json : .contents
        drop.printsFileURLs = fileForm == .url
        drop.endsWithNUL = endsWithNUL
        drop.directory = try output.map(Self.directory)
        var request = WindowProgramRequest(.drop(drop))
        request.endsAfterDrop = once
        request.isOnTop = onTop
        try SiblingProgram.become(request)
    }

    /// Returns the absolute path of a directory that can be written to.
    private static func directory(_ path: String) throws -> String {
        guard let resolved = realpath(path, nil) else {
            throw CommandFailure(
                "The directory \(path.quoted) cannot be used: \(String(cString: strerror(errno))). Make it with: mkdir -p"
            )
        }
        defer { free(resolved) }
        let absolute = String(cString: resolved)
        var status = stat()
        guard stat(absolute, &status) == 0, status.isDirectory else {
            throw CommandFailure("\(path.quoted) is not a directory: --output saves any number of files there.")
        }
        guard access(absolute, W_OK | X_OK) == 0 else {
            throw CommandFailure("Nothing can be saved in \(path.quoted): \(String(cString: strerror(errno))).")
        }
        return absolute
    }
}
