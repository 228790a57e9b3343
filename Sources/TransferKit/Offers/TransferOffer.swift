import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Takes the bytes of a payload, part by part.
public protocol ByteSink: Sendable {
    /// Takes the next bytes; returns when there is room for more.
    /// - Throws: When the receiver is gone.
    func write(_ bytes: Data) async throws
}

/// Items that this program offers to others: what a drag carries, or what the clipboard holds.
///
/// Listing the offer makes nothing; a payload is made each time that one is asked for. Representations that only this
/// process may see are not listed.
public final class TransferOffer: Sendable {
    /// The items, for receivers in this process.
    public let items: [NSItemProvider]
    /// The names of all payloads, the preferred first.
    public let names: [String]

    private let payloads: [String: Payload]
    private let files: ExportedFiles

    /// What is sent under a name.
    private enum Payload {
        /// The first item's representation.
        case data(UTType)
        /// The text of all items, a line each.
        case text
        /// The URLs and files of all items.
        case uriList
        case gnomeCopiedFiles
        /// All items' representations of a type, one after another.
        case sequence(UTType)
    }

    /// Offers items.
    public init(_ items: [NSItemProvider]) {
        self.items = items
        var names: [String] = []
        var payloads: [String: Payload] = [:]
        func add(_ name: String, _ payload: Payload) {
            guard payloads[name] == nil else { return }
            payloads[name] = payload
            names.append(name)
        }
        var types: [UTType] = []
        for (index, item) in items.enumerated() {
            for representation in item.representations where representation.visibility == .all {
                let type = representation.contentType
                if !types.contains(type) { types.append(type) }
                if representation.isURI {
                    add(WireType.uriList, .uriList)
                    if representation.kind != .data { add(WireType.gnomeCopiedFiles, .gnomeCopiedFiles) }
                }
                guard index == 0 else { continue }
                if type.isPlainText {
                    for name in WireType.names(for: .utf8PlainText) { add(name, .text) }
                } else if !type.conforms(to: .url) {
                    for name in WireType.names(for: type) { add(name, .data(type)) }
                }
            }
        }
        if items.count > 1 {
            for type in types { add(WireType.sequenceName(for: type), .sequence(type)) }
        }
        self.names = names
        self.payloads = payloads
        files = ExportedFiles()
    }

    /// Makes a payload and sends it.
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - sink: What takes the bytes.
    /// - Throws: ``TransferWireError/notOffered(_:)``, an error of the item's, or one of the sink's.
    public func send(_ name: String, to sink: some ByteSink) async throws {
        switch payloads[name] {
        case nil:
            throw TransferWireError.notOffered(name)
        case .data(let type):
            try await sink.writeChunks(of: items[0].loadDataRepresentation(for: type))
        case .text:
            for (index, text) in try await texts().enumerated() {
                if index > 0 { try await sink.write(Data("\n".utf8)) }
                try await sink.writeChunks(of: text)
            }
        case .uriList:
            try await sink.writeChunks(of: URIList.encode(urls()))
        case .gnomeCopiedFiles:
            try await sink.writeChunks(of: URIList.encodeGnomeCopiedFiles(urls().filter(\.isFileURL)))
        case .sequence(let type):
            for item in items {
                let offered = item.representations.contains { $0.contentType == type && $0.visibility == .all }
                let data = offered ? try await item.loadDataRepresentation(for: type) : nil
                try await sink.write(ItemSequence.header(length: data?.count))
                if let data { try await sink.writeChunks(of: data) }
            }
        }
    }

    /// The bytes of a payload.
    public func data(for name: String) async throws -> Data {
        let sink = MemorySink()
        try await send(name, to: sink)
        return sink.data
    }

    /// The offer as a program on the other side of the wire would receive it.
    public var asReceived: IncomingOffer {
        IncomingOffer(names: names) { [self] name in try await data(for: name) }
    }

    private func texts() async throws -> [Data] {
        var texts: [Data] = []
        for item in items {
            guard let text = item.representations.first(where: { $0.contentType.isPlainText && $0.visibility == .all })
            else { continue }
            let data = try await item.loadDataRepresentation(for: text.contentType)
            let isUTF16 = text.contentType.identifier.contains("utf16")
            texts.append(isUTF16 ? WireText.utf8(data, receivedAs: "text/plain;charset=utf-16") : data)
        }
        return texts
    }

    /// The URL of each item: of its file, or the one that it is.
    private func urls() async throws -> [URL] {
        var urls: [URL] = []
        for item in items {
            guard let uri = item.representations.first(where: { $0.isURI && $0.visibility == .all }) else { continue }
            if uri.kind == .data {
                let data = try await item.loadDataRepresentation(for: uri.contentType)
                if let url = URL(dataRepresentation: data, relativeTo: nil) { urls.append(url) }
            } else {
                urls.append(try await files.url(of: item, as: uri.contentType))
            }
        }
        return urls
    }
}

extension NSItemProvider.RepresentationInfo {
    /// Whether a receiver can have a URI of the representation.
    fileprivate var isURI: Bool { kind != .data || contentType.conforms(to: .url) }
}

extension UTType {
    fileprivate var isPlainText: Bool { self == .utf8PlainText || self == .plainText || identifier.contains("utf16-") }
}

extension ByteSink {
    /// Writes data in parts of a size that pipes and window systems take at once.
    fileprivate func writeChunks(of data: Data) async throws {
        let size = 256 << 10
        var start = data.startIndex
        while start < data.endIndex {
            let end = data.index(start, offsetBy: size, limitedBy: data.endIndex) ?? data.endIndex
            try await write(data[start..<end])
            start = end
        }
    }
}

private final class MemorySink: ByteSink, @unchecked Sendable {
    // Written by one task only, and read after it has ended.
    private(set) var data = Data()
    func write(_ bytes: Data) async throws { data.append(bytes) }
}
