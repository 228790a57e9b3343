import CommandSupport
import Foundation
import SystemSupport

/// Standard output: each drop is written as soon as it is there.
actor DropOutput {
    /// An error that indicates that the output has no reader.
    struct ReaderIsGone: Error {}

    private let separator: String
    private let printsFileURLs: Bool
    private let endsWithNUL: Bool

    init(_ request: DropRequest) {
        separator = request.endsWithNUL ? "\0" : "\n"
        endsWithNUL = request.endsWithNUL
        printsFileURLs = request.printsFileURLs
    }

    /// Prints the result for an item.
    func write(_ finding: DroppedItem.Finding) throws {
        switch finding {
        case .file(let url), .saved(let url): try write(line: text(of: url))
        case .link(let text): try write(line: OutputText.name(text))
        case .text(let text): try write(line: OutputText.text(text))
        case .unsaved: break
        }
    }

    /// Prints a text and the separator.
    func write(line: String) throws { try write(Array("\(line)\(separator)".utf8)) }

    /// Returns the path, or the URL where the path would not be one line.
    private func text(of url: URL) -> String {
        let path = url.path
        if printsFileURLs || (!endsWithNUL && path.contains(where: \.isNewline)) { return url.absoluteString }
        return endsWithNUL ? path : OutputText.name(path)
    }

    private func write(_ bytes: [UInt8]) throws {
        do {
            try bytes.withUnsafeBytes { try Descriptor.standardOutput.write($0) }
        } catch let error as SystemError {
            if error.code == EPIPE { throw ReaderIsGone() }
            throw CommandFailure("The output cannot be written: \(error.reason).")
        }
    }
}
