import CoreTransferable
import Foundation
import Synchronization
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
    /// The names in the order of preference; see ``FormPreference``.
    let preferredNames: [String]
    let receive: Receive
    let limits: TransferLimits
    let payloads: ReceivedPayloads
    /// Has what the sender shares with this program's group or team.
    private let channel = Mutex<(any GroupChannel)?>(nil)

    /// The most names that are taken from one offer. Office programs offer some fifty.
    private static let maximumNameCount = 1000

    /// Creates an offer.
    /// - Parameters:
    ///   - names: The names of the payloads.
    ///   - limits: How large a payload may be that is kept until it is loaded, and how long the sender may send nothing of
    ///     all that it was asked for.
    ///   - receive: Receives a payload. It ends with an error when the sender stalls; see ``TransferLimits/stallTimeout``.
    public init(names: [String], limits: TransferLimits = TransferLimits(), receive: @escaping Receive) {
        self.names = names.prefix(Self.maximumNameCount).filter { !$0.isEmpty }
        preferredNames = FormPreference.sorted(self.names)
        self.receive = receive
        self.limits = limits
        payloads = ReceivedPayloads(limits: limits, receive: receive)
    }

    /// Has what the sender shares with this program's group or team over a channel, too.
    /// - Returns: The offer itself.
    package func sharing(over channel: any GroupChannel) -> IncomingOffer {
        self.channel.withLock { $0 = channel }
        return self
    }

    /// Receives a payload as it is, part by part, and keeps nothing of it.
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - sink: The receiver of the bytes.
    /// - Throws: ``TransferWireError``, an error of the sink's, or `CancellationError`. What was written until then is not
    ///   the payload.
    public func receive(_ name: String, to sink: some ByteSink) async throws { try await receive(name, sink) }

    /// Returns the bytes of a payload, of which a large number is mapped. It is asked for once, and kept.
    /// - Parameter name: One of ``names``.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    public func data(for name: String) async throws -> Data { try await payloads.data(for: [name]) }

    /// Returns the files and folders that were copied or dragged; nil if the offer has something else, be it beside
    /// them.
    /// - Throws: ``PayloadError``, or `CancellationError`.
    package func copiedFiles() async throws -> [URL]? {
        guard !hasOnlyWrittenFiles,
            let name = preferredNames.first(where: WireType.isFileList)
        else { return nil }
        let urls = URIList.decode(try await data(for: name))
        guard !urls.isEmpty, urls.allSatisfy(\.isFileURL) else { return nil }
        if let index = names.first(where: WireType.isIndex) {
            let items = try await ItemIndex.decode(data(for: index)).items
            guard items.count == urls.count, items.allSatisfy({ $0.link != nil && $0.isWritten != true }) else {
                return nil
            }
        }
        return urls
    }

    /// The types of what is offered, the preferred first and without repeats. Nothing is read to list them.
    ///
    /// The sender's order counts where the sender is a program that uses this library; others list their forms in no meaningful
    /// order. A list of URIs may turn out to be of files, of any type: it counts as `UTType.fileURL` and `UTType.url`.
    public var contentTypes: [UTType] {
        var types: [UTType] = []
        let hasOnlyWrittenFiles = hasOnlyWrittenFiles
        for name in preferredNames where !hasOnlyWrittenFiles || !WireType.isList(name) {
            let found: [UTType?] =
                switch WireType.base(of: name) {
                case WireType.uriList: [.fileURL, .url]
                case WireType.gnomeCopiedFiles: [.fileURL]
                default: [type(of: name) ?? WireType.sequenceType(for: name)]
                }
            for case let type? in found where !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// Returns a Boolean value that indicates whether something of the offer may fit one of some types. Nothing is read
    /// to find out.
    public func mayHave(anyOf types: [UTType]) -> Bool {
        guard !types.isEmpty else { return false }
        // What the files of a list are is known only once the list has been read, and what a promised file is once that has.
        if mayHaveFiles { return true }
        // So is what is there for this program's group.
        if hasGroupAddress, !Membership.own.isEmpty { return true }
        return contentTypes.contains { type in types.contains { type.conforms(to: $0) } }
    }

    /// Returns the items of the offer: several where the sender sent several, or a list of files.
    ///
    /// Only lists of files and of items are read; all else is read when it is loaded. Where the sender is a program of this
    /// one's group or team, the items have what it offers to that.
    /// - Parameter types: The types that the receiver takes; nil if those are not known. A link that tells the name of
    ///   what the receiver will take is read, and so are bytes that are offered as a file without a type.
    public func items(for types: [UTType]? = nil) async -> [NSItemProvider] {
        let items = await publicItems(for: types)
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

    /// Whether something is offered that has to be read to know what it is: a list of files, or a file that is promised.
    private var mayHaveFiles: Bool {
        !hasOnlyWrittenFiles && names.contains(where: WireType.isFileList) || fileBytes != nil
    }

    /// Returns whether something of the offer fits one of some types, whatever is in the list of URIs. Nothing is read.
    package func surelyHas(anyOf types: [UTType]) -> Bool {
        guard mayHave(anyOf: types) else { return false }
        // What is there for this program's group alone is known to its sender.
        guard mayHaveFiles, !hasGroupAddress else { return true }
        let certain = names.lazy.filter { !WireType.isFileList($0) && $0 != self.fileBytes }.compactMap(type)
        return certain.contains { type in types.contains { type.conforms(to: $0) } }
    }

    /// Returns whether something of the offer fits one of some types. The list of URIs is read, once, where nothing
    /// else tells.
    package func has(anyOf types: [UTType]) async -> Bool {
        guard mayHave(anyOf: types) else { return false }
        guard !surelyHas(anyOf: types) else { return true }
        return await items(for: types).contains { $0.hasRepresentation(conformingToAnyOf: types) }
    }

    /// The name for the contents of a file of some kind, as other programs offer them.
    var fileBytes: String? { FormPreference.isDeclared(names) ? nil : WireType.fileBytes(among: names) }

    /// Whether the lists lead to nothing but files that the sender would have to write from what else it offers: so it is
    /// where one item has an index; see ``ItemIndex``. Nothing is written for a receiver that takes the data.
    var hasOnlyWrittenFiles: Bool { Self.hasOnlyWrittenFiles(names) }

    /// Returns whether lists among some names lead to nothing but files that the sender would have to write. Those come
    /// after the index, while lists of the sender's own files come before it; see ``TransferOffer/names``.
    package static func hasOnlyWrittenFiles(_ names: [String]) -> Bool {
        guard let index = names.firstIndex(where: WireType.isIndex),
            !names.contains(where: { WireType.sequenceType(for: $0) != nil })
        else { return false }
        return names.firstIndex(where: WireType.isList).map { $0 > index } ?? false
    }
}
