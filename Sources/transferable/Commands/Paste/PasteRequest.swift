import CommandSupport
import CoreTransferable
import Foundation
import Glibc
import SystemPasteboard
import TransferKit
import UniformTypeIdentifiers

/// The request of a paste, with its destination.
///
/// It runs on the calling thread: starting threads would take too long for an interactive paste.
struct PasteRequest {
    var clipboard = ClipboardTarget()
    /// An identifier, a MIME type, an extension or the exact name of a payload; nil for the payload that suits a
    /// terminal best.
    var type: String?
    /// The file to write; nil for standard output.
    var file: String?
    /// A Boolean value that indicates whether a terminal gets a line break after text that has none.
    var endsLine = true
    var limits = TransferLimits()

    /// Creates the request of a command line that has none but the commonest options; nil for all others, which take
    /// the way through ArgumentParser. That alone takes longer than a whole paste.
    /// - Parameter arguments: The arguments after `paste`.
    init?(commonArguments arguments: some Collection<String>) {
        clipboard.terminal = .automatic
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "-n", "--no-newline": endsLine = false
            case "-p", "--primary": clipboard.selection = .primary
            case "-t", "--type":
                guard let type = rest.next(), !type.hasPrefix("-"), type != "TARGETS" else { return nil }
                self.type = type
            default: return nil
            }
        }
    }

    init() {}

    /// Pastes.
    /// - Throws: ``CommandFailure``, or why the clipboard cannot be read.
    func run() throws {
        let (reader, names, choices) = try source()
        let output = try file.map(OutputFile.init(replacing:)) ?? OutputFile.standard
        do {
            try RepresentationSearch.waitForFirst(of: choices) { choice, patience in
                if output.isTerminal, let type = choice.binaryType { throw notForTerminals([type.identifier]) }
                let reading = PayloadReading(reader: reader, limits: limits, patience: patience)
                var isWritten = false
                do {
                    try write(choice, reading, among: names, to: output, &isWritten)
                } catch let error as TransferWireError where !isWritten && error.isRefusal {
                    throw RepresentationSearch.Refused(error)
                }
            }
            try output.finish()
        } catch {
            output.discard()
            throw explained(error, reader, names)
        }
    }

    /// Returns the clipboard with a suitable payload, and the choices.
    private func source() throws -> (any BlockingClipboardReader, [String], PayloadChoices) {
        let readers = try clipboard.readers(limits: limits)
        var all: [String] = []
        for reader in readers {
            var reader = reader
            var names = try reader.names(limits: limits)
            var choices = try choices(among: names)
            // A web page's own formats are listed in a payload, which is read where nothing else is what was requested.
            if choices.first?.isLinkedFile ?? true,
                let pages = PageFormatReader(reader, among: names, limits: limits)
            {
                (reader, names) = (pages, pages.names(limits: limits))
                choices = try self.choices(among: names)
            }
            if !choices.isEmpty { return (reader, names, choices) }
            all += names
        }
        throw all.isEmpty ? clipboard.emptinessFailure : nothingSuitable(in: all)
    }

    private func choices(among names: [String]) throws -> PayloadChoices {
        if let type { return try PayloadChoice.requested(type, among: names) }
        if let fileType {
            let type = fileType.contentType
            let choices = PayloadChoice.requested(type, among: names)
            if !choices.isEmpty { return choices }
            // A picture's name promises a picture; a name for any kind of text, text.
            guard type.isDynamic || type.conforms(to: .text) else { return choices }
            return PayloadChoice.best(of: names, takesAnything: type.isDynamic)
        }
        return PayloadChoice.best(of: names, takesAnything: file != nil || isatty(STDOUT_FILENO) == 0)
    }

    /// Returns an error in the terms of the command line. The error of a sender whose file no longer exists gives no
    /// reason, but the list of files does.
    private func explained(_ error: any Error, _ reader: any BlockingClipboardReader, _ names: [String]) -> any Error {
        switch error {
        case is CommandFailure: return error
        case TransferWireError.notOffered, TransferWireError.broken:
            guard let name = names.first(where: WireType.isFileList),
                let list = try? PayloadReading(reader: reader, limits: limits).data(name),
                let gone = URIList.decode(list).first(where: { $0.isFileURL && access($0.path, F_OK) != 0 })
            else { break }
            return CommandFailure("\(gone.path.quoted), which was copied, is no longer there.")
        default: break
        }
        return CommandFailure(FailureText.describing(error))
    }

    /// The type by the name of the output.
    private var fileType: TypeArgument? {
        file.flatMap { TypeArgument(fileExtension: URL(filePath: $0).pathExtension) }
    }

    /// Returns the error that names the reason why nothing is pasted, and the available types.
    private func nothingSuitable(in names: [String]) -> CommandFailure {
        if let type {
            return CommandFailure(
                "Nothing on \(clipboard.spokenName) is \(type.quoted). There is \(Self.listed(names))."
            )
        }
        if let file, let fileType {
            return CommandFailure(
                """
                \(file.quoted) is the name of a \(fileType.name.quoted), which is not on \(clipboard.spokenName). There is \
                \(Self.listed(names)): choose another name, or say which with --type.
                """
            )
        }
        return notForTerminals(Self.types(among: names))
    }

    private func notForTerminals(_ types: [String]) -> CommandFailure {
        CommandFailure(
            """
            What is on \(clipboard.spokenName) cannot be shown in a terminal: \(Self.listed(types: types)). Save it with \
            --output FILE, or send it to a program with a pipe.
            """
        )
    }

    /// Receives a payload and writes it.
    /// - Parameters:
    ///   - names: All names on the clipboard.
    ///   - isWritten: Is set as soon as something has been written.
    /// - Throws: `RepresentationSearch.Unanswered` where the owner does not answer, why there is no payload, or why it cannot be
    ///   written.
    private func write(
        _ choice: PayloadChoice,
        _ reading: PayloadReading,
        among names: [String],
        to output: OutputFile,
        _ isWritten: inout Bool
    ) throws {
        var last: UInt8?
        // Text from another program does not control the terminal of this one.
        var shown = output.isTerminal ? TerminalText() : nil
        func put(_ bytes: UnsafeRawBufferPointer) throws {
            isWritten = isWritten || !bytes.isEmpty
            last = bytes.last ?? last
            guard let part = shown?.shown(bytes) else { return try output.write(bytes) }
            try part.withUnsafeBytes(output.write)
        }
        switch choice {
        case .text(let name) where WireType.textRank(of: name).map { $0 > 1 } ?? true:
            try WireText.text(reading.data(name), receivedAs: name, among: names).withUnsafeBytes(put)
        case .links(let name):
            let list = try reading.data(name)
            try PayloadChoice.checkFiles(of: list, named: name, among: names)
            let lines = PayloadChoice.lines(of: list, named: name, isShown: output.isTerminal)
            try lines.withUnsafeBytes(put)
        case .linkedFile(let name, let type):
            let list = try reading.data(name)
            try PayloadChoice.checkFiles(of: list, named: name, among: names)
            let file = try PayloadChoice.file(of: type, in: list)
            try LinkedFile(file, limits: limits).read(put)
        case .text(let name):
            var text = StreamedText(receivedAs: name, among: names)
            try Self.receive(name, reading) { try text.take($0, put) }
            try text.end(put)
        case .bytes(let name): try Self.receive(name, reading, put)
        }
        if let rest = shown?.rest() { try rest.withUnsafeBytes(output.write) }
        switch choice {
        case .bytes, .linkedFile: return
        case .text, .links: break
        }
        guard endsLine, file == nil, let last, last != UInt8(ascii: "\n"), isatty(STDOUT_FILENO) == 1 else { return }
        try [UInt8(ascii: "\n")].withUnsafeBytes(put)
    }

    /// Receives a payload in parts, and shows how far it is.
    private static func receive(
        _ name: String,
        _ reading: PayloadReading,
        _ take: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let meter = TransferMeter()
        try reading.receive(name) { bytes in
            try take(bytes)
            meter?.add(bytes.count)
        }
        meter?.end()
    }

    /// Returns the types among some names, for a message.
    private static func listed(_ names: [String]) -> String { listed(types: types(among: names)) }

    private static func listed(types: [String]) -> String {
        types.isEmpty ? "nothing that has a type" : types.map(\.printable).joined(separator: ", ")
    }

    private static func types(among names: [String]) -> [String] {
        var types: [String] = []
        let hasOnlyWrittenFiles = IncomingOffer.hasOnlyWrittenFiles(names)
        for case let type? in names.map(WireType.contentType)
        where !(hasOnlyWrittenFiles && type == .url) && !types.contains(type.spokenName) {
            types.append(type.spokenName)
        }
        return types
    }
}
