import Foundation

/// A reader that reads a clipboard on the calling thread and adds the formats of a web page.
package final class PageFormatReader: BlockingClipboardReader {
    private let reader: any BlockingClipboardReader
    private let offered: [String]
    private let formats: PageFormats

    /// Reads the containers of a page's formats.
    /// - Parameters:
    ///   - reader: The reader of the clipboard.
    ///   - offered: The names of the clipboard's payloads.
    ///   - limits: The limits of the size and of the time.
    /// - Returns: nil if there are no such formats, or their list cannot be received.
    package init?(_ reader: any BlockingClipboardReader, among offered: [String], limits: TransferLimits) {
        var formats = PageFormats()
        for container in PageFormats.containers(among: offered) {
            var limits = limits
            if PageFormats.Container(container) == .formatMap {
                limits.maximumByteCount = min(limits.maximumByteCount, FormatMap.longest)
            }
            var buffer = PayloadBuffer(limits: limits)
            guard (try? reader.receive(container, limits: limits) { try buffer.append(Data($0)) }) != nil,
                let data = try? buffer.data()
            else { continue }
            formats.add(data, of: container, among: offered)
        }
        guard !formats.names.isEmpty else { return nil }
        (self.reader, self.offered, self.formats) = (reader, offered, formats)
    }

    package func names(limits: TransferLimits) -> [String] { offered + formats.names }

    package func receive(
        _ name: String,
        limits: TransferLimits,
        _ take: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        switch formats.source(of: name) {
        case nil: try reader.receive(name, limits: limits, take)
        case .payload(let payload)?: try reader.receive(payload, limits: limits, take)
        case .text(let text)?: try PageText.utf8(text).withUnsafeBytes(take)
        }
    }
}
