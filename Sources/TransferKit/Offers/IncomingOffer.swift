import CoreTransferable
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An offer from another program: the names of its payloads and a way to receive each of them.
///
/// All received data is untrusted. The result is always items or errors.
public final class IncomingOffer: Sendable {
    /// A function that receives one of the payloads and passes it to a sink in parts.
    public typealias Receive = @Sendable (_ name: String, _ sink: any ByteSink) async throws -> Void

    /// The names of the payloads, in the sender's order.
    public let names: [String]
    /// The sender's instructions for the treatment of the items.
    public var marks: OfferMarks { OfferMarks(names: names) }
    /// The names in the order of preference; see ``FormPreference``.
    let preferredNames: [String]
    let receive: Receive
    let limits: TransferLimits
    let payloads: ReceivedPayloads
    /// The formats of a web page that the sender carries in containers; nil if there are no containers.
    let pages: OfferedPageFormats?
    /// The channel for items that the sender shares with this program's group or team.
    private let channel = Mutex<(any GroupChannel)?>(nil)

    /// The most names that are taken from one offer. Office programs offer some fifty.
    private static let maximumNameCount = 1000

    /// Creates an offer.
    /// - Parameters:
    ///   - names: The names of the payloads.
    ///   - limits: The limits of the size of a payload that is kept until it is loaded, and of the silence of the
    ///     sender.
    ///   - receive: Receives a payload. It ends with an error when the sender stalls; see ``TransferLimits/stallTimeout``.
    public init(names: [String], limits: TransferLimits = TransferLimits(), receive: @escaping Receive) {
        self.names = names.prefix(Self.maximumNameCount).filter { !$0.isEmpty }
        preferredNames = FormPreference.sorted(self.names)
        pages = OfferedPageFormats(in: self.names)
        self.receive = pages?.receiving(receive) ?? receive
        self.limits = limits
        payloads = ReceivedPayloads(limits: limits, receive: self.receive)
    }

    /// Creates the same offer with the names of a web page's formats, whose containers were read.
    init(_ offer: IncomingOffer, listing pageNames: [String]) {
        names = offer.names + pageNames
        preferredNames = FormPreference.sorted(names)
        pages = nil
        (receive, limits, payloads) = (offer.receive, offer.limits, offer.payloads)
    }

    /// Adds a channel for the items that the sender shares with this program's group or team.
    /// - Returns: The offer itself.
    package func sharing(over channel: any GroupChannel) -> IncomingOffer {
        self.channel.withLock { $0 = channel }
        return self
    }

    /// Receives a payload unchanged, in parts, without keeping any of it.
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - sink: The receiver of the bytes.
    /// - Throws: ``TransferWireError``, an error of the sink, or `CancellationError`. What was written until then is
    ///   not the payload.
    public func receive(_ name: String, to sink: some ByteSink) async throws { try await receive(name, sink) }

    /// Returns the bytes of a payload, memory-mapped if there are many. The payload is requested once and then kept.
    /// - Parameter name: One of ``names``.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    public func data(for name: String) async throws -> Data { try await payloads.data(for: [name]) }

    /// Returns the files and folders that were copied or dragged; nil if the offer contains anything else, even if only in addition. The
    /// result includes files whose names are not UTF-8; see ``URIList/decodeAll(_:)``.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    package func copiedFiles() async throws -> [URL]? {
        guard !hasOnlyWrittenFiles,
            let name = preferredNames.first(where: WireType.isFileList)
        else { return nil }
        let urls = URIList.decodeAll(try await data(for: name))
        guard !urls.isEmpty, urls.allSatisfy(\.isFileURL) else { return nil }
        // Where none of the files is there, a picture beside them is what was copied.
        let hasPicture = names.contains { WireType.contentType(for: $0).map(FormPreference.isMedia) ?? false }
        if hasPicture, !urls.contains(where: { ReceivedLink(url: $0).leadsToFile }) { return nil }
        if let index = names.first(where: WireType.isIndex) {
            let items = try await ItemIndex.decode(data(for: index)).items
            guard items.count == urls.count, items.allSatisfy({ $0.link != nil && $0.isWritten != true }) else {
                return nil
            }
        }
        return urls
    }

    /// The offered types, in order of preference and without duplicates. Listing them reads no payload.
    ///
    /// The sender's order counts if the sender uses this library. Other programs list their forms in no meaningful
    /// order. A list of URIs may contain files of any type, so it counts as `UTType.fileURL` and `UTType.url`. The types
    /// of a web page's own formats are among them after ``items(for:)`` has looked for them.
    public var contentTypes: [UTType] {
        if let opened = pages?.opened { return opened.contentTypes }
        var types: [UTType] = []
        let hasOnlyWrittenFiles = hasOnlyWrittenFiles
        for name in preferredNames where !hasOnlyWrittenFiles || !WireType.isList(name) {
            let found: [UTType?] =
                switch WireType.base(of: name) {
                case WireType.uriList: [.fileURL, .url]
                case let base where WireType.copiedFiles.contains(base): [.fileURL]
                default: [type(of: name) ?? WireType.sequenceType(for: name)]
                }
            for case let type? in found where !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// Returns a Boolean value that indicates whether the offer may contain something that fits one of the specified types. The check reads
    /// nothing.
    public func mayHave(anyOf types: [UTType]) -> Bool {
        guard !types.isEmpty else { return false }
        // The types of the files in a list are known only after the list is read, and the type of a promised file after
        // the file is read.
        if mayHaveFiles { return true }
        // The same is true of the items for this program's group, and of a page's formats.
        if hasGroupAddress, !Membership.own.isEmpty { return true }
        if mayHavePageFormats(of: types) { return true }
        return receivableTypes.contains { type in types.contains { type.conforms(to: $0) } }
    }

    /// The types that receivers in this process can get: the offered ones and those that they can be converted to.
    package var receivableTypes: [UTType] { ReceivedConversion.completed(contentTypes) }

    /// Returns the items of the offer. There are several if the sender sent several items or a list of files.
    ///
    /// Only lists of files, of items and of a web page's formats are read. Other payloads are read when they are loaded. If
    /// the sender belongs to this program's group or team, the items include those for the group or team.
    /// - Parameter types: The types that the receiver takes; nil if they are unknown. A link that names the received
    ///   item is read, and so are the bytes of a file without a type.
    public func items(for types: [UTType]? = nil) async -> [NSItemProvider] {
        let items = await withPageFormats(for: types).publicItems(for: types)
        guard hasGroupAddress, !Membership.own.isEmpty, let channel = channel.withLock({ $0 }) else { return items }
        let sink = BufferSink(limits: TransferLimits(maximumByteCount: GroupAddress.longest))
        guard (try? await receive(WireType.groupAddress, sink)) != nil, let address = try? sink.data() else {
            return items
        }
        return await channel.completed(items, from: address, limits: limits)
    }

    private var hasGroupAddress: Bool { names.contains(WireType.groupAddress) }

    /// Returns the type that a name stands for.
    func type(of name: String) -> UTType? {
        WireType.isList(name) ? .url : OfferMarks.isMark(name) ? nil : WireType.contentType(for: name)
    }

    /// A Boolean value that indicates whether the type of an offered payload is known only after it is read: that of a list of
    /// files, or of a promised file.
    private var mayHaveFiles: Bool {
        !hasOnlyWrittenFiles && names.contains(where: WireType.isFileList) || fileBytes != nil
    }

    /// Returns a Boolean value that indicates whether an offered payload has one of the specified types, without considering the list of
    /// URIs. The check reads no payload.
    package func surelyHas(anyOf types: [UTType]) -> Bool {
        guard mayHave(anyOf: types) else { return false }
        // Only the sender knows the items for this program's group.
        guard mayHaveFiles || mayHavePageFormats(of: types), !hasGroupAddress else { return true }
        let certain = (pages?.opened?.names ?? names).lazy.filter { !WireType.isFileList($0) && $0 != self.fileBytes }
            .compactMap(type)
        return ReceivedConversion.completed(Array(certain)).contains { type in
            types.contains { type.conforms(to: $0) }
        }
    }

    /// Returns a Boolean value that indicates whether an offered payload has one of the specified types. If no other payload does, the
    /// check reads the list of URIs and the list of a web page's formats once.
    package func has(anyOf types: [UTType]) async -> Bool {
        guard mayHave(anyOf: types) else { return false }
        guard !surelyHas(anyOf: types) else { return true }
        return await items(for: types).contains { $0.hasRepresentation(conformingToAnyOf: types) }
    }

    /// The name for the contents of a file of some kind, as other programs offer them.
    var fileBytes: String? { FormPreference.isDeclared(names) ? nil : WireType.fileBytes(among: names) }

    /// A Boolean value that indicates whether the lists contain only files that the sender would have to write from its other
    /// payloads, which is the case if one item has an index; see ``ItemIndex``. No file is written for a receiver that takes the
    /// data.
    var hasOnlyWrittenFiles: Bool { Self.hasOnlyWrittenFiles(names) }

    /// Returns a Boolean value that indicates whether the lists among the names contain only files that the sender would have to write.
    /// Such lists follow the index, while lists of the sender's own files precede it; see ``TransferOffer/names``.
    package static func hasOnlyWrittenFiles(_ names: [String]) -> Bool {
        guard let index = names.firstIndex(where: WireType.isIndex),
            !names.contains(where: { WireType.sequenceType(for: $0) != nil })
        else { return false }
        return names.firstIndex(where: WireType.isList).map { $0 > index } ?? false
    }
}
