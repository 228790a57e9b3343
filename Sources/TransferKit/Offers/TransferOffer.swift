import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import UniformTypeIdentifiers

/// Items that this program offers to others: the contents of a drag or of the clipboard.
///
/// A payload is made only on request, each time anew. Representations that only this process may see are not listed or
/// sent. Those for a group or team are not listed, and they are sent only to its programs, over a socket of this
/// process.
///
/// ```swift
/// let offer = TransferOffer([provider])
/// offer.names                                    // ["image/jpeg", "text/plain;charset=utf-8", …]
/// try await offer.send("image/jpeg", to: sink)   // the receiver asked for it
/// ```
public final class TransferOffer: Sendable {
    /// The items, for receivers in this process.
    public let items: [NSItemProvider]
    /// The instructions for the clipboard's treatment of the items.
    public let marks: OfferMarks
    /// The operation that receivers are asked to perform on the items' files.
    public let operation: TransferOperation
    /// The names of all payloads in order of preference. They follow the order of the first item's representations. Names that all items
    /// share appear with the first item that has them. Lists of files that would have to be written from data come last, so that programs
    /// that take the data see it first, and so do text and HTML that are made from links.
    ///
    /// An offer of one PNG has no list of URIs: LibreOffice Calc inserts no picture from an offer with such a list,
    /// wherever the list is. File managers paste the list of copied files, and other programs that paste pictures read
    /// PNG.
    ///
    /// An offer of links omits the name of KDE's own list of URIs, because KDE's file manager would download the links'
    /// destinations. Drags have other names.
    public let names: [String]
    /// The names of all payloads, including the ones that are omitted on a clipboard.
    let allNames: [String]

    /// The items as other processes may see them.
    package let sentItems: [SentItem]
    /// The payloads by the lowercased names: other programs may ask for a name in another case.
    private let payloads: [String: Payload]
    /// The formats for web pages.
    private let pageFormats: SentPageFormats
    let files = ExportedFiles()
    private let sharing = Mutex(Sharing())

    /// The state of the items that are shared with this program's group or team.
    private struct Sharing {
        var channel: (any GroupChannel)?
        /// Is made once a receiver has asked where.
        var items: (any SharedGroupItems)?
    }

    /// The contents that a name stands for.
    package enum Payload: Hashable {
        /// The first item's representation.
        case data(UTType)
        /// The text of all items, one per line.
        case text
        /// HTML made from the first item's formatted text.
        case madeHTML(UTType)
        /// The files of all items.
        case uriList
        case gnomeCopiedFiles
        /// The links of all items; see ``LinkForm``.
        case links(LinkForm)
        /// The description of the items.
        case index
        /// All items' representations of a type, in sequence.
        case sequence(UTType)
        /// The address of further items for programs of the same group or team.
        case groupAddress
        /// A mark for clipboard managers.
        case mark(Data)
        /// The map of the formats for web pages; see ``FormatMap``.
        case formatMap([String])
        /// The text of the formats for web pages, as a browser encodes it.
        case pageText(PageFormats.Container)
    }

    /// Creates an offer of items.
    /// - Parameters:
    ///   - items: The items.
    ///   - marks: The marks for the clipboard's treatment of the items.
    ///   - operation: The operation that receivers are asked to perform on the items' files. Those to be moved are
    ///     files that a URI leads to where they are: `NSItemProvider(contentsOf:contentType:openInPlace:)` makes such
    ///     items. The receiver moves them.
    public convenience init(_ items: [NSItemProvider], marks: OfferMarks = [], operation: TransferOperation = .copy) {
        self.init(items, marks: marks, operation: operation, writesFiles: true)
    }

    /// Creates an offer of items.
    /// - Parameters:
    ///   - items: The items.
    ///   - marks: The marks for the clipboard's treatment of the items.
    ///   - writesFiles: Whether data that people keep in files is also offered as files that are written for programs
    ///     which take nothing but files.
    ///   - exactNames: Names for the first item's representation of a type, in place of the type's own.
    ///   - pageTypes: The types of the first item that web pages are offered.
    package init(
        _ items: [NSItemProvider],
        marks: OfferMarks,
        operation: TransferOperation = .copy,
        writesFiles: Bool,
        exactNames: [String: UTType] = [:],
        pageTypes: PageTypes = .declared
    ) {
        self.items = items
        self.marks = marks
        self.operation = operation
        sentItems = items.map { SentItem($0, writesFile: writesFiles) }
        var names: [String] = []
        var payloads: [String: Payload] = [:]
        func add(_ name: String, _ payload: Payload) {
            guard payloads[name.lowercased()] == nil else { return }
            payloads[name.lowercased()] = payload
            names.append(name)
        }
        for (index, item) in sentItems.enumerated() {
            for representation in item.representations {
                if representation == item.file {
                    add(WireType.uriList, .uriList)
                    add(WireType.gnomeCopiedFiles, .gnomeCopiedFiles)
                }
                if representation == item.link {
                    for (name, form) in LinkForm.links { add(name, .links(form)) }
                }
                let type = representation.contentType
                let exact = index == 0 ? exactNames.filter { $0.value == type }.keys.sorted() : []
                for name in exact { add(name, .data(type)) }
                if exact.isEmpty, index == 0, !type.isGenericPlainText, !type.isGenericURL, !representation.isFolder {
                    for name in WireType.names(for: type) { add(name, .data(type)) }
                }
                if index == 0, representation == item.formattedText {
                    for name in WireType.names(for: .html) { add(name, .madeHTML(type)) }
                }
                if representation == item.text, !item.isTextMade {
                    for name in WireType.names(for: .utf8PlainText) { add(name, .text) }
                }
            }
            if item.isTextMade || item.text == nil && item.address != nil && item.link == nil {
                for name in WireType.names(for: .utf8PlainText) { add(name, .text) }
            }
        }
        if sentItems.contains(where: { $0.link != nil }) {
            for name in WireType.names(for: .utf8PlainText) { add(name, .text) }
            for name in WireType.names(for: .html) { add(name, .links(.html)) }
            add(WireType.kdeURIList, .links(.list))
        }
        let pageFormats = SentPageFormats(sentItems.first, exactNames: exactNames, pageTypes)
        self.pageFormats = pageFormats
        let hasWrittenFiles = sentItems.contains { $0.writtenFile != nil }
        let hasSavedFiles = sentItems.contains { $0.savedFile != nil }
        if items.count > 1 || hasWrittenFiles || hasSavedFiles || FormPreference.mustBeDeclared(names)
            || !pageFormats.isEmpty
        {
            add(WireType.itemIndex, .index)
        }
        if items.count > 1 {
            for item in sentItems {
                for representation in item.representations where !representation.isFolder {
                    add(WireType.sequenceName(for: representation.contentType), .sequence(representation.contentType))
                }
            }
        }
        if hasWrittenFiles { add(WireType.uriList, .uriList) }
        if hasWrittenFiles || hasSavedFiles { add(WireType.gnomeCopiedFiles, .gnomeCopiedFiles) }
        // A program without a group or team shares with no other program.
        if items.contains(where: \.hasGroupRepresentation), !Membership.own.isEmpty {
            add(WireType.groupAddress, .groupAddress)
        }
        if operation == .move, payloads[WireType.gnomeCopiedFiles] != nil {
            add(WireType.kdeCutSelection, .mark(Data("1".utf8)))
        }
        for (name, payload) in pageFormats.payloads { add(name, payload) }
        for (name, payload) in marks.wirePayloads { add(name, .mark(payload)) }
        // Names for Wayland have it, and others may leave it out; see ``names(on:)``.
        payloads[WireType.itemIndex] = .index
        let isOnePNG = items.count == 1 && hasWrittenFiles && names.contains(where: WireType.names(for: .png).contains)
        allNames = names
        self.names = names.filter { $0 != WireType.kdeURIList && !(isOnePNG && $0 == WireType.uriList) }
        self.payloads = payloads
    }

    /// Creates a payload and sends it.
    ///
    /// Files are read part by part, so memory does not grow with them.
    /// - Parameters:
    ///   - name: One of ``names``, in upper or lower case.
    ///   - sink: The receiver of the bytes.
    /// - Throws: ``TransferWireError/notOffered(_:)``, an error of the item's, or one of the sink. What was written
    ///   until then is not the payload: the transport has to let the receiver know.
    public func send(_ name: String, to sink: some ByteSink) async throws {
        guard let payload = payload(name) else { throw TransferWireError.notOffered(name) }
        try await send(payload, as: name, to: sink, files: files)
    }

    /// Returns the payload for a name, ignoring case.
    package func payload(_ name: String) -> Payload? { payloads[name.lowercased()] }

    /// Creates a payload and sends it.
    /// - Parameters:
    ///   - payload: The payload.
    ///   - name: The requested name.
    ///   - sink: The receiver of the bytes.
    ///   - files: The files that are written for the sent URIs.
    package func send(_ payload: Payload, as name: String, to sink: some ByteSink, files: ExportedFiles) async throws {
        switch payload {
        case .data(let type):
            try await sink.write(OutgoingBytes(sentItems[0].provider.payloadToSend(for: type)))
        case .text:
            try await sink.write(text(sentAs: name))
        case .madeHTML(let type):
            let data = try await sentItems[0].provider.loadDataRepresentation(for: type)
            try await sink.write(.data(FormattedText.html(of: data, as: type)))
        case .uriList:
            try await sink.write(.data(URIList.encode(urls(files))))
        case .gnomeCopiedFiles:
            try await sink.write(.data(URIList.encodeGnomeCopiedFiles(urls(files, withText: true), operation)))
        case .links(let form):
            try await sink.write(form.encode(links()))
        case .index:
            try await sink.write(.data(ItemIndex(items: sentItems.map(\.entry)).encoded()))
        case .sequence(let type):
            try await sendSequence(of: type, to: sink)
        case .groupAddress:
            let address = try sharing.withLock { sharing in
                if sharing.items == nil { sharing.items = try sharing.channel?.share(items) }
                return sharing.items?.address
            }
            guard let address else { throw TransferWireError.notOffered(name) }
            try await sink.write(Data(address.utf8))
        case .mark(let data):
            try await sink.write(data)
        case .formatMap(let pageNames):
            try await sink.write(.data(FormatMap.encoded(pageNames)))
        case .pageText(let container):
            let texts = try await pageFormats.texts(of: sentItems[0])
            let isChromium = container == .chromiumData
            try await sink.write(.data(isChromium ? ChromiumPageData.encoded(texts) : MozillaPageData.encoded(texts)))
        }
    }

    /// Shares the items with this program's group or team over a channel. Without a channel, these items are not available.
    /// - Returns: The offer itself.
    @discardableResult
    package func sharing(over channel: any GroupChannel) -> TransferOffer {
        sharing.withLock { $0.channel = channel }
        return self
    }

    /// A Boolean value that indicates whether all items are files or folders that the desktop's portal for file transfers accepts,
    /// including files that are written on request.
    package var hasOnlyFiles: Bool {
        !sentItems.isEmpty && sentItems.allSatisfy { $0.file != nil || $0.writtenFile != nil }
    }

    /// A Boolean value that indicates whether an item is known to be a folder, by its type or by the file at its URL.
    package var hasFolder: Bool { sentItems.contains { $0.file?.isFolder == true || $0.file?.leadsToFolder == true } }

    /// Returns the bytes of a payload.
    /// - Parameter name: One of ``names``.
    /// - Throws: The errors of ``send(_:to:)``.
    public func data(for name: String) async throws -> Data {
        let sink = BufferSink()
        try await send(name, to: sink)
        return try sink.data()
    }

    /// The offer as a program at the other end of the wire would receive it.
    public var asReceived: IncomingOffer {
        IncomingOffer(names: names) { [self] name, sink in try await send(name, to: sink) }
    }

    // MARK: Payloads of all items

    /// Returns the items' representations of a type. A representation that can't be created is sent as absent so that the others arrive; it
    /// is an error if none can be created.
    /// - Parameter isIncluded: Whether an item's is sent at all; otherwise it is absent.
    package func sendSequence(
        of type: UTType,
        to sink: some ByteSink,
        where isIncluded: (SentItem) -> Bool = { _ in true }
    ) async throws {
        var failure: (any Error)?
        var isEmpty = true
        for item in sentItems {
            var part: OutgoingBytes?
            if isIncluded(item), item.representations.contains(where: { $0.contentType == type }) {
                do {
                    part = try await OutgoingBytes(item.provider.payloadToSend(for: type))
                } catch {
                    try Task.checkCancellation()
                    failure = failure ?? error
                }
            }
            try await sink.write(ItemSequence.header(length: part?.count))
            if let part {
                isEmpty = false
                try await sink.write(part)
            }
        }
        if isEmpty, let failure { throw failure }
    }

    /// Returns the text of all items that have some, a line each.
    private func text(sentAs name: String) async throws -> OutgoingBytes {
        var lines: [Data] = []
        for item in sentItems {
            guard let type = item.text?.contentType ?? item.address?.contentType else { continue }
            let data = try await item.provider.loadDataRepresentation(for: type)
            if item.isTextMade {
                lines.append(WireText.data(Data(try PlainText.text(of: data, as: type).utf8), sentAs: name))
                continue
            }
            lines.append(WireText.data(WireText.utf8(data, as: type), sentAs: name))
        }
        if lines.count == 1 { return .data(lines[0]) }
        return .data(Data(lines.joined(separator: Data("\n".utf8))))
    }

    private static func exists(_ url: URL) -> Bool {
        FileSystem.exists(url.path(percentEncoded: false))
    }

    /// Returns the file of each item that has one, which may have to be written.
    /// - Parameter withText: Whether text that has a name is among the files.
    private func urls(_ files: ExportedFiles, withText: Bool = false) async throws -> [URL] {
        var urls: [URL] = []
        for item in sentItems {
            guard let file = item.file ?? item.writtenFile ?? (withText ? item.savedFile : nil) else { continue }
            if file.kind == .data, item.file != nil {
                urls.append(try await item.url(from: file))
            } else {
                let url = try await files.url(of: item.provider, as: file.contentType)
                // A receiver may have moved the file, and is not asked to do so again.
                if operation == .copy || Self.exists(url) { urls.append(url) }
            }
        }
        return urls
    }

    /// Returns the link of each item that is one.
    private func links() async throws -> [SentLink] {
        var links: [SentLink] = []
        for item in sentItems {
            guard let link = item.link else { continue }
            links.append(SentLink(url: try await item.url(from: link), title: item.provider.suggestedName))
        }
        return links
    }
}

/// An item as other processes may see it.
package struct SentItem: Sendable {
    package typealias Representation = NSItemProvider.RepresentationInfo

    /// The provider of the representations, which does not fall back on hidden ones.
    package let provider: NSItemProvider
    package let representations: [Representation]
    /// The representation that is sent as plain text: one that is nothing else, or else source code, a table or the like, or
    /// else formatted text.
    let text: Representation?
    /// A Boolean value that indicates whether the text is made of formatted text, of which people would else see the markup.
    let isTextMade: Bool
    /// The destination of the item's entry in the list of URIs: its file or the URL of a file, unless a link precedes
    /// it.
    let file: Representation?
    /// A URL that is not that of a file, unless a file precedes it. Links are not in the list of URIs, because editors
    /// would open them and file managers would copy their destinations; see ``LinkForm``.
    let link: Representation?
    /// A URL, of a file or of anything else, whose text is offered as plain text, by which editors get it. A URL is no text to
    /// its type.
    let address: Representation?
    /// RTF, with attachments or without, that is offered as HTML, too: browsers and mail programs read that alone.
    let formattedText: Representation?
    /// The representation that is written to a file for programs that take nothing but files, as file managers do. An item
    /// that has a file or is a link needs none.
    let writtenFile: Representation?
    /// The representation that becomes a file for file managers, of an item that has a name and is text for other
    /// programs. It is saved to the place that the target of a drag chooses (see ``TransferOffer/savedFileName``), and
    /// it is in the list of copied files that only file managers read.
    let savedFile: Representation?

    init(_ item: NSItemProvider, writesFile: Bool = true) {
        provider = item.visibleToOtherProcesses()
        representations = provider.representations
        let firstURI = Self.firstURI(of: representations)
        // The declared order decides: data with a name that stands before a file is what becomes the file.
        let isNamedFirst =
            writesFile && firstURI?.isFileURI == true
            && representations.first { $0.isNamedFile || $0 == firstURI } != firstURI
        let uri = isNamedFirst ? nil : firstURI
        file = uri.flatMap { $0.isFileURI ? $0 : nil }
        link = uri.flatMap { $0.isFileURI ? nil : $0 }
        address = firstURI.flatMap { $0.kind == .data ? $0 : nil }
        text =
            representations.first { $0.contentType.isGenericPlainText }
            ?? representations.first { $0.contentType.conforms(to: .plainText) }
            ?? (link == nil ? representations.first { PlainText.canBeRead(from: $0.contentType) } : nil)
        isTextMade = text.map { PlainText.canBeRead(from: $0.contentType) } ?? false
        let hasHTML = representations.contains { $0.contentType.conforms(to: .html) }
        formattedText =
            hasHTML ? nil : representations.filter { FormattedText.types.contains($0.contentType) }.last
        let hasText = text != nil || address != nil
        let document = uri == nil && !isNamedFirst ? representations.first(where: \.isDocument) : nil
        let named = uri == nil ? representations.first(where: \.isNamedFile) : nil
        savedFile = writesFile && document == nil && hasText ? named : nil
        // An editor opens the entries of the list of URIs, wherever the list is in the offer, so text is not in the
        // list.
        writtenFile = writesFile ? document ?? (hasText ? nil : named) : nil
    }

    /// Returns the first representation that is a file or a URL. That of a value of `URL` which is a file's is its second: such a
    /// value is a URL first.
    private static func firstURI(of representations: [Representation]) -> Representation? {
        guard let index = representations.firstIndex(where: { $0.kind != .data || $0.contentType.conforms(to: .url) })
        else { return nil }
        let (uri, next) = (representations[index], representations.dropFirst(index + 1).first)
        if uri.contentType == .url, let next, next.contentType == .fileURL { return next }
        return uri
    }

    /// Returns the URL that a representation is.
    func url(from representation: Representation) async throws -> URL {
        let data = try await provider.loadDataRepresentation(for: representation.contentType)
        guard let url = URIList.url(of: data) else {
            throw TransferWireError.malformed("the item's \(representation.contentType) is no URL")
        }
        return url
    }

    /// The description of the item for receivers.
    var entry: ItemIndex.Item {
        var types: [String] = []
        for representation in representations where !types.contains(representation.contentType.identifier) {
            types.append(representation.contentType.identifier)
        }
        return ItemIndex.Item(
            name: provider.suggestedName,
            types: types,
            link: (file ?? writtenFile)?.contentType.identifier,
            isWritten: writtenFile == nil ? nil : true
        )
    }
}

extension NSItemProvider {
    /// A Boolean value that indicates whether some representation is for a group or team.
    fileprivate var hasGroupRepresentation: Bool {
        representations.contains { $0.visibility == .group || $0.visibility == .team }
    }
}

extension NSItemProvider.RepresentationInfo {
    /// A Boolean value that indicates whether the URI of the representation is that of a file.
    fileprivate var isFileURI: Bool { kind != .data || contentType.conforms(to: .fileURL) }

    /// A Boolean value that indicates whether the representation is data of a kind that people keep in files.
    fileprivate var isDocument: Bool {
        kind == .data && [UTType.image, .audiovisualContent, .pdf].contains { contentType.conforms(to: $0) }
    }

    /// A Boolean value that indicates whether the representation is data of a type that has files, and that a name for the file is
    /// suggested for.
    fileprivate var isNamedFile: Bool {
        kind == .data && suggestedFileName != nil && contentType.preferredFilenameExtension != nil
    }

    /// A Boolean value that indicates whether the representation is a folder, which travels by its URI only.
    fileprivate var isFolder: Bool { kind != .data && contentType.conforms(to: .directory) }

    /// A Boolean value that indicates whether the representation is the URL of an existing folder.
    fileprivate var leadsToFolder: Bool {
        fileURL.flatMap { try? FileSystem.status(of: $0.path(percentEncoded: false)) }?.isDirectory ?? false
    }
}
