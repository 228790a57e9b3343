import ArgumentParser
import CoreTransferable
import Foundation
import SystemPasteboard
import TransferKit
import UniformTypeIdentifiers

/// `transferable copy`: puts files, text or standard input on the clipboard.
struct CopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Put files, text or standard input on the clipboard.",
        discussion: """
            Files are copied as files, for file managers and mail programs, and as what they contain, for editors: the \
            program that pastes takes what it knows. Standard input is copied as what it is by its content, or as --type \
            says.

            A window system's clipboard holds nothing itself: a process stays in the background and gives out what was \
            copied until something else is. Nothing is read from a file before it is pasted. Without a window system \
            (neither WAYLAND_DISPLAY nor DISPLAY is set), and with --pasteboard, what is copied is kept in files that only \
            you can read; nothing stays in the background then, and --foreground has nothing to wait for.

            In a terminal without a window system, as over SSH, text is also handed to the clipboard of the terminal, that of the \
            machine you sit at: by OSC 52, through tmux and screen, when it has no more than 74,994 bytes. Pictures and other \
            types follow where the terminal answers that it knows kitty's clipboard protocol (OSC 5522). What is --concealed, \
            --transient or for --once stays here, as no terminal keeps such a promise. --terminal does the same wherever there \
            is a window system or not, also with secrets, and fails where the terminal cannot; --no-terminal leaves the \
            terminal alone, as a TRANSFERABLE_PASTEBOARD of “embedded” does.

            With --concealed, standard input is kept in memory that is not written to swap, and no other program can read \
            this one's memory. A --text is taken out of the list of processes as soon as the command runs, where it can be \
            read for a moment all the same: use standard input for what is really secret. Without a window system, what is \
            concealed is in a file of your runtime directory, which only you can read and which may be written to swap, for ten \
            minutes at most: a process stays in the background to remove it.

            EXAMPLES
              Text, a command's output, files:
                transferable copy --text 'Hello'
                date | transferable copy --trim-newline
                transferable copy photo.jpg notes.txt
              A table as one, and as a picture for programs that show pictures:
                transferable copy --type csv --also png=plot.png < table.csv
              A password, for one paste, that clipboard managers are asked not to keep:
                pass show mail | transferable copy --concealed --once --trim-newline
              The address of a server, for the machine you sit at:
                ssh -t server 'hostname --fqdn | transferable copy --trim-newline'
              A type that a web page asks for as “web application/vnd.example.profile”:
                transferable copy --web --type application/vnd.example.profile < profile.json
              A link, for the machine beside this one:
                transferable copy --to desk --text https://example.org
              Files to be moved to where they are pasted:
                transferable copy --cut draft.txt notes/
            """
    )

    @OptionGroup
    var pasteboard: PasteboardOptions

    @OptionGroup
    var terminalOptions: TerminalOptions

    @Option(help: ArgumentHelp("Copy this text.", valueName: "text"))
    var text: String?

    @Option(
        name: [.short, .long, .customLong("target", withSingleDash: true)],
        help: ArgumentHelp(
            "What is copied: an identifier, a MIME type or an extension. It is told from name and content when not given.",
            valueName: "type"
        ),
        transform: CopiedType.init
    )
    var type: CopiedType?

    @Option(
        help: ArgumentHelp("Offer a file's contents as a further type of the same item.", valueName: "type=file"),
        transform: AdditionalRepresentation.init
    )
    var also: [AdditionalRepresentation] = []

    @Flag(help: "Offer it to web pages as well: navigator.clipboard, and drops and pastes of text.")
    var web = false

    @Option(
        help: ArgumentHelp(
            "Put it on the clipboard of a paired device, not of this one; see “transferable nearby”.",
            valueName: "device"
        )
    )
    var to: String?

    @Flag(
        name: [.customShort("o"), .long, .customLong("paste-once")],
        help: "Take it off the clipboard when it has been pasted once."
    )
    var once = false

    @Option(
        name: [.customShort("l"), .customLong("loops", withSingleDash: true)],
        help: ArgumentHelp("After how many pastes to end, as xclip takes it: 1 is --once.", visibility: .hidden)
    )
    var loops: Int?

    @Flag(
        name: [.short, .long, .customLong("quiet", withSingleDash: true)],
        help: "Stay in the foreground until something else is copied."
    )
    var foreground = false

    @Flag(
        name: [.long, .customLong("sensitive")],
        help: "Ask clipboard managers neither to keep nor to show it: a password."
    )
    var concealed = false

    @Flag(help: "Ask clipboard managers not to keep it.")
    var transient = false

    @Flag(name: [.customShort("x"), .long], help: "Cut the files: the program that pastes them moves them.")
    var cut = false

    @Flag(
        name: [
            .customShort("n"), .customLong("trim-newline"), .customShort("r"),
            .customLong("rmlastnl", withSingleDash: true),
        ],
        help: "Leave out the line break at the end of standard input."
    )
    var trimNewline = false

    @Flag(
        name: [
            .customShort("i"), .customLong("in", withSingleDash: true), .customLong("input"),
            .customLong("silent", withSingleDash: true),
        ],
        help: ArgumentHelp("Nothing: other programs have to be told what this one does.", visibility: .hidden)
    )
    var isGiven = false

    @Flag(name: [.short, .long], help: "Take away what is on the clipboard.")
    var clear = false

    @Argument(help: ArgumentHelp("The files and folders to copy.", valueName: "file"), completion: .file())
    var files: [String] = []

    /// A Boolean value that indicates whether standard input is copied.
    var readsInput: Bool { text == nil && (files.isEmpty || files == ["-"]) }

    /// A Boolean value that indicates whether the contents are removed after one paste.
    private var isForOnce: Bool { once || loops == 1 }

    func validate() throws {
        try terminalOptions.validate(with: pasteboard)
        // In xclip no loops are any number of them.
        if let loops, loops != 0, loops != 1 {
            throw ValidationError("Pastes are not counted: -loops 1 is for one paste, and -loops 0 for all.")
        }
        if clear, text != nil || type != nil || !also.isEmpty || !files.isEmpty || isForOnce || cut || web {
            throw ValidationError("--clear copies nothing: leave the rest out.")
        }
        if to != nil {
            let other = pasteboard.target
            guard other.name == nil, other.display == nil, other.selection == .clipboard,
                terminalOptions.terminal == nil
            else { throw ValidationError("--to names the clipboard of another device: leave other clipboards out.") }
            if clear || isForOnce || cut || concealed || transient || foreground || web {
                throw ValidationError(
                    "A device keeps what it gets: --clear, --once, --cut, --concealed, --transient, --foreground and --web do not go "
                        + "with --to."
                )
            }
        }
        if text != nil, !files.isEmpty { throw ValidationError("Copy either --text or files.") }
        if cut, readsInput || text != nil || type != nil || !also.isEmpty {
            throw ValidationError("--cut takes files, and offers them as they are: leave the rest out.")
        }
        if files.count > 1, type != nil || !also.isEmpty {
            throw ValidationError("--type and --also say what one item is: copy one file with them.")
        }
    }

    /// The names that were given as MIME types, where their types have others.
    private var exactNames: [String: UTType] {
        var names: [String: UTType] = [:]
        for type in [type].compactMap(\.self) + also.map(\.type) {
            if let name = type.exactName { names[name] = type.contentType }
        }
        return names
    }

    func run() throws {
        let target = terminalOptions.target(pasteboard)
        if clear {
            try waitForResult { try await target.transport().clear() }
            try target.terminalClipboard?.clear()
            return
        }
        let items = try CopiedItems(self)
        if let to { return try NearbyCopying(device: to).copy(items.providers, exactNames: exactNames) }
        var marks: OfferMarks = []
        if concealed { marks.insert(.concealed) }
        if transient { marks.insert(.transient) }
        if isForOnce { marks.insert(.once) }
        let publishing = Publishing(
            // Programs that prefer text would take the name of a written file rather than the picture itself.
            offer: TransferOffer(
                items.providers,
                marks: marks,
                operation: cut ? .move : .copy,
                writesFiles: false,
                exactNames: exactNames,
                pageTypes: web ? .all : .declared
            ),
            secret: items.secret,
            clipboard: target,
            endsAfterFirstPaste: isForOnce
        )
        let handOver: () throws -> Void = { try target.terminalClipboard?.put(publishing.offer) }
        // Files need no process, but for one that removes a secret.
        if try foreground || target.isKeptInFiles && !concealed {
            try handOver()
            try publishing.run {}
        } else {
            try BackgroundProcess.run(publishing.run, atEnd: handOver)
        }
    }
}
