import ArgumentParser
import CommandSupport
import Foundation
import NearbyControl

/// `transferable nearby send`: sends files, links or text to a paired device.
struct NearbySendCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send",
        abstract: "Send files, links or text to a paired device.",
        discussion: """
            Files are saved on the device; a phone shows them among its downloads. Text and links are put on its clipboard, or \
            are opened, as the device does it. The command ends when the device has all of it.
            """
    )

    @Option(help: ArgumentHelp("Text to send.", valueName: "text"))
    var text: [String] = []

    @Argument(help: ArgumentHelp("The device, by its name or its identifier.", valueName: "device"))
    var device: String

    @Argument(help: ArgumentHelp("A file or a URL.", valueName: "file"), completion: .file())
    var files: [String] = []

    func validate() throws {
        guard !files.isEmpty || !text.isEmpty else {
            throw ValidationError("Name something to send: files, or --text.")
        }
    }

    func run() throws {
        let items = try ItemArguments.items(files, standardInputName: nil)
        let things: [NearbyThing] =
            try text.map { .text($0) }
            + items.map { item in
                switch item {
                case .file(let path): .file(path)
                case .link(let link): .link(link)
                case .text(let text): .text(text)
                case .standardInput: throw CommandFailure("Standard input has no name: send a file, or --text.")
                }
            }
        let device = try NearbyListing.devices().device(named: device)
        let isForTerminal = isatty(STDERR_FILENO) != 0
        var hasProgress = false
        try NearbyClient.ask(.send(things, id: device.id)) { answer, _ in
            guard isForTerminal, case .progress(let position, let sent, let total) = answer, total > 0 else { return }
            hasProgress = true
            let name = files.isEmpty ? "" : URL(filePath: name(of: things[position])).lastPathComponent
            write("\r\(name.printable) \(sent * 100 / total) %\u{1B}[K")
        }
        if hasProgress { write("\r\u{1B}[K") }
    }

    private func name(of thing: NearbyThing) -> String { if case .file(let path) = thing { path } else { "" } }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}
