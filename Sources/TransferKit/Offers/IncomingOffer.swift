import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What another program offers: the names of its payloads, and a way to have one.
///
/// All that arrives is untrusted; whatever it is, the result is items or errors.
public final class IncomingOffer: Sendable {
    /// Receives one of the payloads and gives it to a sink, part by part.
    public typealias Receive = @Sendable (_ name: String, _ sink: any ByteSink) async throws -> Void

    /// The names of the payloads, in the sender's order.
    public let names: [String]
    /// How the sender wants the items to be treated.
    public var marks: OfferMarks { OfferMarks(names: names) }
    /// The type that each name stands for.
    private let typesOfNames: [(name: String, type: UTType?)]
    private let receive: Receive
    private let limits: TransferLimits
    private let payloads: ReceivedPayloads

    /// The most names that are taken from one offer. Office programs offer some fifty.
    private static let maximumNameCount = 1000

    /// Creates an offer.
    /// - Parameters:
    ///   - names: The names of the payloads.
    ///   - limits: How large a payload may be that is kept until it is loaded.
    ///   - receive: Receives a payload. It ends with an error when the sender stalls; see ``TransferLimits/stallTimeout``.
    public init(names: [String], limits: TransferLimits = TransferLimits(), receive: @escaping Receive) {
        self.names = names.prefix(Self.maximumNameCount).filter { !$0.isEmpty }
        typesOfNames = self.names.map { name in
            (name, Self.isList(name) ? .url : OfferMarks.isMark(name) ? nil : WireType.contentType(for: name))
        }
        self.receive = receive
        self.limits = limits
        payloads = ReceivedPayloads(limits: limits, receive: receive)
    }

    /// Receives a payload as it is, part by part, and keeps nothing of it.
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - sink: What takes the bytes.
    /// - Throws: ``TransferWireError``, an error of the sink's, or `CancellationError`. What was written until then is not
    ///   the payload.
    public func receive(_ name: String, to sink: some ByteSink) async throws { try await receive(name, sink) }

    /// The bytes of a payload, of which a large number is mapped. It is asked for once, and kept.
    /// - Parameter name: One of ``names``.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    public func data(for name: String) async throws -> Data { try await payloads.data(for: [name]) }

    /// The files and folders that were copied or dragged; nil where the offer has something else, be it beside them.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    package func copiedFiles() async throws -> [URL]? {
        guard !hasOnlyWrittenFiles,
            let name = names.first(where: { WireType.base(of: $0) == WireType.uriList })
                ?? names.first(where: { WireType.base(of: $0) == WireType.gnomeCopiedFiles })
        else { return nil }
        let urls = URIList.decode(try await data(for: name))
        guard !urls.isEmpty, urls.allSatisfy(\.isFileURL) else { return nil }
        if let index = names.first(where: Self.isIndex) {
            let items = try await ItemIndex.decode(data(for: index)).items
            guard items.count == urls.count, items.allSatisfy({ $0.link != nil && $0.isWritten != true }) else {
                return nil
            }
        }
        return urls
    }

    /// The types of what is offered, in the sender's order and without repeats. Nothing is read to list them.
    ///
    /// A list of URIs may turn out to be of files, of any type: it counts as `UTType.fileURL` and `UTType.url`.
    public var contentTypes: [UTType] {
        var types: [UTType] = []
        let hasOnlyWrittenFiles = hasOnlyWrittenFiles
        for (name, type) in typesOfNames where !hasOnlyWrittenFiles || !Self.isList(name) {
            let found: [UTType?] =
                if Self.isList(name) {
                    switch WireType.base(of: name) {
                    case WireType.gnomeCopiedFiles: [.fileURL]
                    case WireType.uriList, WireType.mozillaURL: [.fileURL, .url]
                    default: [.url]
                    }
                } else {
                    [type ?? WireType.sequenceType(for: name)]
                }
            for case let type? in found where !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// Whether something of the offer may fit one of some types. Nothing is read to find out.
    public func mayHave(anyOf types: [UTType]) -> Bool {
        guard !types.isEmpty else { return false }
        // What the files of a list are is known only once the list has been read.
        if mayHaveFiles { return true }
        // So is what is there for this program's group.
        if hasGroupAddress, !Membership.own.isEmpty { return true }
        return contentTypes.contains { type in types.contains { type.conforms(to: $0) } }
    }

    /// The items of the offer: several where the sender sent several, or a list of files.
    ///
    /// Only lists of URIs and of items are read; all else is read when it is loaded. Where the sender is a program of this
    /// one's group or team, the items have what it offers to that.
    public func items() async -> [NSItemProvider] {
        let items = await publicItems()
        guard hasGroupAddress, !Membership.own.isEmpty else { return items }
        let sink = BufferSink(limits: TransferLimits(maximumByteCount: GroupClient.longestAddress))
        guard (try? await receive(WireType.groupAddress, sink)) != nil, let address = try? sink.data(),
            let client = GroupClient(address: address, limits: limits)
        else { return items }
        return await client.completed(items)
    }

    private var hasGroupAddress: Bool { names.contains(WireType.groupAddress) }

    /// The items with what everyone may see.
    private func publicItems() async -> [NSItemProvider] {
        if let items = await indexedItems() { return items }
        let links = await self.links()
        let first = itemOfPayloads(links: links)
        let others = ((try? links?.get()) ?? []).dropFirst().map { link in
            let provider = NSItemProvider()
            link.register(with: provider)
            return provider
        }
        return (first.representations.isEmpty ? [] : [first]) + others
    }

    // MARK: Several items of a program that uses this library

    private func indexedItems() async -> [NSItemProvider]? {
        guard let name = names.first(where: Self.isIndex),
            let index = try? ItemIndex.decode(await payloads.data(for: [name]))
        else { return nil }
        if hasOnlyWrittenFiles, let item = index.items.first, index.items.count == 1, item.isWritten == true {
            let provider = itemOfPayloads(links: nil)
            provider.suggestedName = item.name
            return [provider]
        }
        let list = names.first { WireType.base(of: $0) == WireType.uriList }
        let sequences = Dictionary(
            names.compactMap { name in WireType.sequenceType(for: name).map { ($0, name) } },
            uniquingKeysWith: { $1 }
        )
        var linkCount = 0
        return index.items.enumerated().map { position, item in
            let provider = NSItemProvider()
            provider.suggestedName = item.name
            for identifier in item.types {
                guard let type = WireType.receivedType(identifier) else { continue }
                if let list, identifier == item.link, item.isWritten != true, !type.conforms(to: .url) {
                    register(linkAt: linkCount, of: list, as: type, with: provider)
                }
                if let sequence = sequences[type] {
                    register(partAt: position, of: sequence, as: type, with: provider)
                }
            }
            if item.link != nil { linkCount += 1 }
            return provider
        }
    }

    /// Registers the file that an entry of the list of URIs leads to.
    private func register(linkAt position: Int, of name: String, as type: UTType, with provider: NSItemProvider) {
        provider.registerFile(for: type) { [payloads] _ in
            let urls = URIList.decode(try await payloads.data(for: [name]))
            guard urls.indices.contains(position), urls[position].isFileURL else {
                throw TransferWireError.malformed("\(name) has no file for the item")
            }
            return urls[position]
        }
    }

    /// Registers an item's part of the items' representations of a type.
    private func register(partAt position: Int, of name: String, as type: UTType, with provider: NSItemProvider) {
        provider.registerData(for: type) { [payloads] _ in
            let part = try await payloads.part(position, of: name)
            guard type.isURLItself else { return part }
            guard let url = URIList.decode(part).first else {
                throw TransferWireError.malformed("\(name) has no URL of this machine for the item")
            }
            return URIList.text(of: url)
        }
    }

    // MARK: The item of any program

    /// The item that has the payloads themselves.
    private func itemOfPayloads(links: Result<[ReceivedLink], any Error>?) -> NSItemProvider {
        let provider = NSItemProvider()
        let typed = typesOfNames.compactMap { entry in entry.type.map { (name: entry.name, type: $0) } }
        let namesOfTypes = Dictionary(grouping: typed, by: \.type).mapValues { $0.map(\.name) }
        var types: Set<UTType> = []
        for (_, type) in typed where types.insert(type).inserted {
            switch (type, links) {
            case (.url, .success(let links)?):
                links.first?.register(with: provider)
            case (.url, .failure(let error)?):
                provider.registerData(for: .url) { _ in throw error }
            case (.url, nil):
                break
            case (.utf8PlainText, _):
                registerText(with: provider)
            default:
                let names = namesOfTypes[type] ?? []
                provider.registerData(for: type) { [payloads] _ in
                    let (name, data) = try await payloads.first(of: names)
                    // The name alone tells an encoding that is not UTF-8, and the receiver will not see the name.
                    let isOther = type.conforms(to: .text) && WireText.charset(of: name).map { $0 != "utf-8" } ?? false
                    return isOther ? WireText.utf8(data, receivedAs: name) : data
                }
            }
        }
        return provider
    }

    /// Registers plain text, which is read under the name that keeps it best.
    private func registerText(with provider: NSItemProvider) {
        let ranked = names.compactMap { name in WireType.textRank(of: name).map { (name: name, rank: $0) } }
        // Sorting keeps the order of equals only if it is made part of the comparison.
        let names = ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.name)
        provider.registerData(for: .utf8PlainText) { [payloads] _ in
            let (name, data) = try await payloads.first(of: names)
            return WireText.utf8(data, receivedAs: name)
        }
    }

    // MARK: Links

    /// Whether something is a list of URLs.
    private static func isList(_ name: String) -> Bool { isListOfFiles(name) || WireType.isLink(name) }

    /// Whether something is a list that may be one of files. Browsers offer a file's URL as they offer any other.
    private static func isListOfFiles(_ name: String) -> Bool {
        [WireType.uriList, WireType.gnomeCopiedFiles, WireType.mozillaURL].contains(WireType.base(of: name))
    }

    /// Whether a list is offered whose entries have to be read to know what they are.
    private var mayHaveFiles: Bool { !hasOnlyWrittenFiles && names.contains(where: Self.isListOfFiles) }

    /// Whether something of the offer fits one of some types, whatever is in the list of URIs. Nothing is read.
    package func surelyHas(anyOf types: [UTType]) -> Bool {
        guard mayHave(anyOf: types) else { return false }
        // What is there for this program's group alone is known to its sender.
        guard mayHaveFiles, !hasGroupAddress else { return true }
        let certain = typesOfNames.lazy.filter { !Self.isListOfFiles($0.name) }.compactMap(\.type)
        return certain.contains { type in types.contains { type.conforms(to: $0) } }
    }

    /// Whether something of the offer fits one of some types. The list of URIs is read, once, where nothing else tells.
    package func has(anyOf types: [UTType]) async -> Bool {
        guard mayHave(anyOf: types) else { return false }
        guard !surelyHas(anyOf: types) else { return true }
        return await items().contains { $0.hasRepresentation(conformingToAnyOf: types) }
    }

    private static func isIndex(_ name: String) -> Bool { WireType.base(of: name) == WireType.itemIndex }

    /// Whether the lists lead to nothing but files that the sender would have to write from what else it offers: so it is
    /// where one item has an index; see ``ItemIndex``. Nothing is written for a receiver that takes the data.
    private var hasOnlyWrittenFiles: Bool { Self.hasOnlyWrittenFiles(names) }

    /// Whether lists among some names lead to nothing but files that the sender would have to write. Those come after the
    /// index, while lists of the sender's own files come before it; see ``TransferOffer/names``.
    package static func hasOnlyWrittenFiles(_ names: [String]) -> Bool {
        guard let index = names.firstIndex(where: isIndex),
            !names.contains(where: { WireType.sequenceType(for: $0) != nil })
        else { return false }
        return names.firstIndex(where: isList).map { $0 > index } ?? true
    }

    /// The URLs of the offer, from the first list that has any; nil where no list is offered.
    private func links() async -> Result<[ReceivedLink], any Error>? {
        var failure: (any Error)?
        for kind in [WireType.uriList, WireType.gnomeCopiedFiles] + WireType.links {
            guard let name = names.first(where: { WireType.base(of: $0) == kind.lowercased() }) else { continue }
            do {
                let data = try await payloads.data(for: [name])
                let links =
                    WireType.links.contains(kind)
                    ? URIList.decodeMozillaURL(data).map { [ReceivedLink(url: $0.url, title: $0.title)] } ?? []
                    : URIList.decode(data).map { ReceivedLink(url: $0) }
                if !links.isEmpty { return .success(links) }
                failure = failure ?? TransferWireError.malformed("\(name) has no URL, or only those of other machines")
            } catch {
                failure = failure ?? error
            }
        }
        return failure.map { .failure($0) }
    }
}
