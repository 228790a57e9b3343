import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// The contents of this device's pasteboard, for other devices.
struct LocalOffer {
    /// A number that counts the changes, so a request for contents that are gone is recognized.
    var id = 0
    /// The contents; nil if there are none that may leave this device.
    var offer: TransferOffer?
    /// The pasteboard that has the contents, where that is one for a device alone.
    var pasteboard: HandedPasteboard?
    /// The time at which they were copied, in milliseconds since 1970; 0 if that is unknown.
    var time = 0

    /// The present time, in milliseconds since 1970.
    static var now: Int { Int(Date().timeIntervalSince1970 * 1000) }

    /// The names that other devices see.
    var names: [String] { offer?.namesForDevices ?? [] }

    /// Returns whether something that another device had when it connected is newer, by the clocks of both.
    /// - Parameter time: The time at which it was copied; 0 if that is unknown.
    func isOlder(than time: Int) -> Bool { time > 0 ? time >= self.time : self.time == 0 && offer == nil }

    /// Returns items as another device may have them. Files of this device become named data, which is read when a device
    /// asks for it. Folders stay here.
    static func items(of items: [NSItemProvider]) async -> [NSItemProvider] {
        var sent: [NSItemProvider] = []
        for item in items {
            let item = await withFilesAsData(item)
            if item.hasMoreThanPath { sent.append(item) }
        }
        return sent
    }

    private static func withFilesAsData(_ item: NSItemProvider) async -> NSItemProvider {
        guard item.representations.contains(where: { $0.kind != .data }) else { return item }
        let url = try? await item.loadDataRepresentation(for: .fileURL)
        guard let url = url.flatMap({ URL(dataRepresentation: $0, relativeTo: nil) }), url.isFileURL else {
            return NSItemProvider()
        }
        let copy = NSItemProvider()
        copy.suggestedName = item.suggestedName
        for representation in item.representations {
            switch representation.kind {
            case .data where representation.contentType.conforms(to: .url): continue
            case .data:
                let type = representation.contentType
                copy.registerData(for: type) { _ in try await item.loadDataRepresentation(for: type) }
            case .file, .inPlaceFile:
                guard !representation.contentType.conforms(to: .directory) else { continue }
                copy.registerData(for: representation.contentType, readFrom: url)
            }
        }
        return copy
    }
}

extension NSItemProvider {
    /// A Boolean value that indicates whether the item is more than the path of a file of this device. A file's URL is a URL, too.
    fileprivate var hasMoreThanPath: Bool {
        let types = representations.map(\.contentType)
        let hasPath = types.contains { $0.conforms(to: .fileURL) }
        return types.contains { !$0.conforms(to: .fileURL) && !(hasPath && $0 == .url) }
    }
}

extension TransferOffer {
    /// The names of the payloads that make sense on another device. Paths of this device lead nowhere there, so the files
    /// themselves are sent; and the device makes the containers for web pages itself.
    var namesForDevices: [String] {
        names.filter { name in
            switch payload(name) {
            case .data(let type), .sequence(let type): !type.conforms(to: .fileURL)
            case .text, .madeHTML, .links, .index: true
            case .uriList, .gnomeCopiedFiles, .groupAddress, .mark, .formatMap, .pageText, nil: false
            }
        }
    }

    /// The most bytes of a text for devices that take nothing but text.
    static let longestText = 1 << 20

    /// Returns the contents as text; nil if they have none, or too much.
    func textForDevices() async -> String? {
        guard let name = names.first(where: { $0 == WireType.utf8Target }),
            let text = try? await BoundedText(limit: Self.longestText).text(of: name, in: self), !text.isEmpty
        else { return nil }
        return text
    }
}

/// A value that receives a text of a bounded length.
private struct BoundedText {
    let limit: Int

    func text(of name: String, in offer: TransferOffer) async throws -> String? {
        let sink = BufferSink(limits: TransferLimits(maximumByteCount: limit))
        try await offer.send(name, to: sink)
        return String(validating: try sink.data(), as: UTF8.self)
    }
}
