import ArgumentParser
import CommandSupport
import Foundation
import NearbyControl

/// `transferable nearby send`: sends files, folders, links or text to a paired device.
struct NearbySendCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send",
        abstract: "Send files, folders, links or text to a paired device.",
        discussion: """
            Files are saved on the device; a phone shows them among its downloads. Text and links are put on its clipboard, or \
            are opened, as the device does it. The command ends when the device has all of it.

            A folder arrives with all that is in it on a device with this command; links that lead out of it, pipes and sockets \
            are left out. KDE Connect takes files alone.
            """
    )

    @Option(help: ArgumentHelp("Text to send.", valueName: "text"))
    var text: [String] = []

    @Argument(help: ArgumentHelp("The device, by its name or its identifier.", valueName: "device"))
    var device: String

    @Argument(help: ArgumentHelp("A file, a folder or a URL.", valueName: "file"), completion: .file())
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
        let device = try NearbyClient.devices().device(named: device)
        let isForTerminal = isatty(STDERR_FILENO) != 0
        var hasProgress = false
        try NearbyClient.ask(.send(things, id: device.id)) { answer, _ in
            if case .leftOut(let position, let paths, let count) = answer {
                return StandardError.writeLine(leftOutLine(folder: name(of: things[position]), paths, count))
            }
            guard isForTerminal, case .progress(let position, let sent, let total) = answer, total > 0 else { return }
            hasProgress = true
            let name = files.isEmpty ? "" : URL(filePath: name(of: things[position])).lastPathComponent
            write("\r\(name.printable) \(sent * 100 / total) %\u{1B}[K")
        }
        if hasProgress { write("\r\u{1B}[K") }
    }

    private func leftOutLine(folder: String, _ paths: [String], _ count: Int) -> String {
        let others = count > paths.count ? ", and \(count - paths.count) more" : ""
        let name = URL(filePath: folder).lastPathComponent.quoted
        return "Left out of \(name), as links that lead out of it and what is no file are: "
            + paths.map(\.printable).joined(separator: ", ") + others
    }

    private func name(of thing: NearbyThing) -> String { if case .file(let path) = thing { path } else { "" } }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }
}
