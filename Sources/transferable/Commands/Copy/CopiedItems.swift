import CommandSupport
import CoreTransferable
import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// The items that a `copy` puts on the clipboard. Files are looked at, not read.
struct CopiedItems {
    private let command: CopyCommand

    private(set) var providers: [NSItemProvider] = []
    /// Standard input, where it is a secret.
    private(set) var secret: SecretMemory?

    /// - Throws: ``CommandFailure`` about what cannot be copied.
    init(_ command: CopyCommand) throws {
        self.command = command
        if let text = command.text {
            providers = [provider(of: text)]
        } else if command.readsInput {
            providers = [try command.concealed ? providerOfSecretInput() : providerOfInput()]
        } else {
            do {
                providers = try command.files.map(provider(ofFile:))
            } catch let failure as CommandFailure {
                throw Self.looksLikeText(command.files)
                    ? CommandFailure("\(failure.description) To copy text, use --text.") : failure
            }
        }
        for representation in command.also {
            let file = try Self.existing(representation.path)
            providers[0].registerData(for: representation.type.contentType, readFrom: file)
        }
    }

    private func provider(of text: String) -> NSItemProvider {
        let provider = NSItemProvider()
        let data = Data(String(decoding: text.fileNameBytes, as: UTF8.self).utf8)
        let type = command.type?.contentType ?? .utf8PlainText
        provider.registerDataRepresentation(for: type, visibility: .all) { done in
            done(data, nil)
            return nil
        }
        if SourceText.isText(type) { provider.registerData(for: .utf8PlainText) { _ in data } }
        return provider
    }

    private func providerOfInput() throws -> NSItemProvider {
        let input = try SpooledInput(trimmingNewline: command.trimNewline)
        let type = command.type?.contentType ?? (input.count == 0 ? .utf8PlainText : UTType(ofContent: input.head))
        let provider = NSItemProvider()
        provider.registerData(for: type == .plainText ? .utf8PlainText : type, readFrom: input.url)
        if SourceText.isText(type) { provider.registerData(for: .utf8PlainText, readFrom: input.url) }
        return provider
    }

    private mutating func providerOfSecretInput() throws -> NSItemProvider {
        let input = try SecretInput(trimmingNewline: command.trimNewline)
        secret = input.memory
        let type = command.type?.contentType ?? (input.isEmpty ? .utf8PlainText : UTType(ofContent: input.data))
        let provider = NSItemProvider()
        let types = [type == .plainText ? .utf8PlainText : type] + (SourceText.isText(type) ? [.utf8PlainText] : [])
        for type in types { provider.registerData(for: type) { _ in input.data } }
        return provider
    }

    private func provider(ofFile path: String) throws -> NSItemProvider {
        let file = try Self.existing(path)
        let type = try command.type?.contentType ?? UTType(ofFileAt: file)
        let provider = NSItemProvider(contentsOf: file, contentType: type, openInPlace: true)
        if SourceText.isText(type, file) { provider.registerData(for: .utf8PlainText, readFrom: file) }
        return provider
    }

    /// Returns whether a person may have meant some arguments as words: none of them is there, and none is written like a path.
    private static func looksLikeText(_ arguments: [String]) -> Bool {
        arguments.allSatisfy { !$0.contains("/") && !FileSystem.exists($0) }
    }

    /// Returns the absolute URL of a file or folder that can be read.
    private static func existing(_ path: String) throws -> URL {
        guard !path.isEmpty else { throw CommandFailure("The name of a file to copy is empty.") }
        guard access(path.systemPath, R_OK) == 0 else {
            throw CommandFailure("\(path.printable) cannot be copied: \(String(cString: strerror(errno))).")
        }
        var status = stat()
        guard stat(path.systemPath, &status) == 0, status.isRegularFile || status.isDirectory else {
            throw CommandFailure("\(path.quoted) is neither a file nor a folder. Copy what it gives as standard input.")
        }
        return URL(filePath: path).absoluteURL
    }
}
