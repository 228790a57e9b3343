import CoreTransferable
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// What another program offers: the names of its payloads, and a way to have one.
public final class IncomingOffer: Sendable {
    /// The names of the payloads, in the sender's order.
    public let names: [String]
    private let read: @Sendable (String) async throws -> Data
    private let received = ReceivedPayloads()

    /// Creates an offer.
    /// - Parameters:
    ///   - names: The names of the payloads.
    ///   - read: Reads a payload.
    public init(names: [String], read: @escaping @Sendable (String) async throws -> Data) {
        self.names = names
        self.read = read
    }

    /// The types of what is offered, in the sender's order and without repeats. Nothing is read to list them.
    ///
    /// A list of URIs may turn out to be of files, of any type: it counts as ``UTType/fileURL`` and, for the question
    /// whether something fits, as ``UTType/item``.
    public var contentTypes: [UTType] {
        var types: [UTType] = []
        for name in names {
            guard let type = WireType.contentType(for: name) else { continue }
            for type in type == .url ? [UTType.fileURL, .url] : [type] where !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// Whether something of the offer may fit one of some types.
    public func mayHave(anyOf types: [UTType]) -> Bool {
        let offered = contentTypes
        // What the files of a list are is known only once the list has been read.
        if offered.contains(.fileURL), types.contains(where: { $0.mayBeFile }) { return true }
        return offered.contains { type in types.contains { type.conforms(to: $0) } }
    }

    /// The items of the offer: several where the sender sent several, or a list of files.
    ///
    /// Only lists of URIs and the numbers of items are read; all else is read when it is loaded.
    public func items() async -> [NSItemProvider] {
        let sequences = names.compactMap { name in WireType.sequenceType(for: name).map { (name, $0) } }
        if let (name, _) = sequences.first, let parts = try? ItemSequence.decode(await data(for: name)) {
            return parts.indices.map { itemOfSequence($0, sequences) }
        }
        let links = await self.links()
        guard let first = links.first else { return [itemOfPayloads(link: nil)] }
        return [itemOfPayloads(link: first)] + links.dropFirst().map { $0.provider() }
    }

    /// Reads a payload, once however often it is asked for.
    func data(for name: String) async throws -> Data {
        let read = self.read
        return try await received.data(for: name) { try await read(name) }
    }

    // MARK: Items

    private func itemOfSequence(_ index: Int, _ sequences: [(name: String, type: UTType)]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (name, type) in sequences {
            provider.registerData(for: type) { [self] _ in
                let parts = try ItemSequence.decode(await data(for: name))
                guard parts.indices.contains(index), let part = parts[index] else {
                    throw TransferWireError.notOffered(type.identifier)
                }
                return part
            }
        }
        return provider
    }

    /// The item that has the payloads themselves.
    private func itemOfPayloads(link: Link?) -> NSItemProvider {
        let provider = link?.emptyProvider() ?? NSItemProvider()
        var types: Set<UTType> = []
        for name in names {
            guard let type = WireType.contentType(for: name), types.insert(type).inserted else { continue }
            if type == .url {
                link?.register(with: provider)
            } else if type == .utf8PlainText {
                let best = (WireType.utf8Text + WireType.otherText).first(where: names.contains) ?? name
                provider.registerData(for: type) { [self] _ in
                    WireText.utf8(try await data(for: best), receivedAs: best)
                }
            } else {
                provider.registerData(for: type) { [self] _ in try await data(for: name) }
            }
        }
        return provider
    }

    /// The URLs of the offer, from the first list that has any.
    private func links() async -> [Link] {
        if names.contains(WireType.uriList), let data = try? await data(for: WireType.uriList) {
            let links = URIList.decode(data).map { Link(url: $0) }
            if !links.isEmpty { return links }
        }
        if names.contains(WireType.gnomeCopiedFiles), let data = try? await data(for: WireType.gnomeCopiedFiles) {
            let links = URIList.decodeGnomeCopiedFiles(data).map { Link(url: $0) }
            if !links.isEmpty { return links }
        }
        if names.contains(WireType.mozillaURL), let data = try? await data(for: WireType.mozillaURL),
            let (url, title) = URIList.decodeMozillaURL(data)
        {
            return [Link(url: url, title: title)]
        }
        return []
    }
}

extension UTType {
    /// Whether a file may be of the type: it is not one of those that never are files.
    fileprivate var mayBeFile: Bool { conforms(to: .item) || self == .content || self == .item }
}

/// A URL that arrived, of a file or of something on the network.
private struct Link {
    let url: URL
    var title: String?

    /// A provider of the file that the URL leads to, or of the URL.
    func provider() -> NSItemProvider {
        let provider = emptyProvider()
        register(with: provider)
        return provider
    }

    func emptyProvider() -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = url.isFileURL ? url.deletingPathExtension().lastPathComponent : title
        return provider
    }

    func register(with provider: NSItemProvider) {
        let url = url
        if url.isFileURL {
            var isDirectory: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) {
                let type = isDirectory.boolValue ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
                provider.registerFile(for: type, openInPlace: true, suggestedFileName: url.lastPathComponent) { _ in url }
            }
        }
        provider.registerData(for: url.isFileURL ? .fileURL : .url) { _ in url.dataRepresentation }
    }
}

/// Keeps each payload that was read, so that the other program is asked once.
private final class ReceivedPayloads: Sendable {
    private let tasks = Mutex<[String: Task<Data, any Error>]>([:])

    func data(for name: String, read: @escaping @Sendable () async throws -> Data) async throws -> Data {
        let task = tasks.withLock { tasks in
            if let task = tasks[name] { return task }
            let task = Task { try await read() }
            tasks[name] = task
            return task
        }
        return try await task.value
    }
}
