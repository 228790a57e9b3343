import Foundation
import SystemSupport

/// The list of files that Nautilus 3.30 to 3.38 and similar programs copy as plain text: a mark, the action and one URI per line.
package struct CopiedFilesText {
    /// The first line.
    package static let mark = "x-special/nautilus-clipboard"

    /// The operation that the sender requests.
    let operation: TransferOperation
    private let urls: [URL]

    /// Reads the text; nil if it is any other text.
    package init?(_ data: Data) {
        guard data.starts(with: Self.mark.utf8) else { return nil }
        let lines = data.split(maxSplits: 2) { $0 == UInt8(ascii: "\n") }
        // GTK ends lines with CR and LF under a MIME type.
        guard lines.count == 3, lines[0].prefix(while: { $0 != UInt8(ascii: "\r") }).elementsEqual(Self.mark.utf8),
            let operation = TransferOperation(lines[1], receivedAs: WireType.gnomeCopiedFiles)
        else { return nil }
        let list = URIList.decodeAll(lines[2])
        let count = lines[2].split(whereSeparator: { $0 == 10 || $0 == 13 || $0 == 0 }).count
        guard !list.isEmpty, list.count == count else { return nil }
        (self.operation, urls) = (operation, list)
    }

    /// The paths and URLs, one per line.
    package var paths: Data {
        let lines = urls.map { $0.isFileURL ? $0.path(percentEncoded: false) : $0.absoluteString }
        return Data(lines.joined(separator: "\n").fileNameBytes)
    }
}
