import CoreTransferable
import Foundation
import SystemSupport
import UniformTypeIdentifiers

// The creation of item providers from another program's offer.

extension IncomingOffer {
    /// Returns the public items.
    func publicItems(for types: [UTType]?) async -> [NSItemProvider] {
        if let items = await indexedItems(for: types) { return items }
        let files = await listedLinks(for: types)
        let first = await itemOfPayloads(files: files, for: types)
        let others = ((try? files?.get()) ?? []).dropFirst().map { link in
            let provider = NSItemProvider()
            link.register(with: provider)
            return provider
        }
        return (first.representations.isEmpty ? [] : [first]) + others
    }

    // MARK: Several items of a program that uses this library

    private func indexedItems(for types: [UTType]?) async -> [NSItemProvider]? {
        guard let name = names.first(where: WireType.isIndex),
            let index = try? ItemIndex.decode(await answer(for: [name], for: types).data)
        else { return nil }
        let sequences = Dictionary(
            names.compactMap { name in WireType.sequenceType(for: name).map { ($0, name) } },
            uniquingKeysWith: { $1 }
        )
        if sequences.isEmpty, let item = index.items.first, index.items.count == 1 {
            let files = hasOnlyWrittenFiles ? nil : await listedLinks(for: types)
            let provider = await itemOfPayloads(files: files, for: types)
            provider.suggestedName = item.name ?? provider.suggestedName
            return [provider]
        }
        let list = names.first { WireType.base(of: $0) == WireType.uriList }
        var linkCount = 0
        return index.items.enumerated().map { position, item in
            let provider = NSItemProvider()
            provider.suggestedName = item.name
            let types = item.types.compactMap(UTType.init(receivedIdentifier:))
            for type in types {
                let source = NSItemProvider()
                if let list, type.identifier == item.link, item.isWritten != true, !type.conforms(to: .url) {
                    for each in [provider, source] { register(linkAt: linkCount, of: list, as: type, with: each) }
                }
                if let sequence = sequences[type] {
                    for each in [provider, source] { register(partAt: position, of: sequence, as: type, with: each) }
                }
                ReceivedConversion.register(of: type, among: types, with: provider) {
                    try await source.loadDataRepresentation(for: type)
                }
            }
            if item.link != nil { linkCount += 1 }
            return provider
        }
    }

    /// Registers the file that an entry of the list of URIs leads to.
    private func register(linkAt position: Int, of name: String, as type: UTType, with provider: NSItemProvider) {
        provider.registerFile(for: type) { [payloads] _ in
            let urls = URIList.decodeAll(try await payloads.data(for: [name]))
            guard urls.indices.contains(position), urls[position].isFileURL else {
                throw TransferWireError.malformed("\(name) has no file for the item")
            }
            let path = urls[position].path(percentEncoded: false)
            guard !path.hasBytesOfFileName else {
                throw TransferWireError.malformed("the name of \(path) is not UTF-8, which a URL cannot have")
            }
            return urls[position]
        }
    }

    /// Registers an item's part of the items' representations of a type.
    private func register(partAt position: Int, of name: String, as type: UTType, with provider: NSItemProvider) {
        provider.registerData(for: type) { [payloads] _ in
            let part = try await payloads.part(position, of: name)
            // The sender may be mistaken, as about a file of text in another encoding.
            if type == .utf8PlainText { return WireText.utf8(part, receivedAs: "text/plain;charset=utf-8") }
            guard type.isGenericURL else { return part }
            guard let url = URIList.decode(part).first else {
                throw TransferWireError.malformed("\(name) has no URL of this machine for the item")
            }
            return URIList.text(of: url)
        }
    }

    // MARK: The item of any program

    /// Returns the item that has the payloads themselves, in order of preference.
    /// - Parameters:
    ///   - files: The URLs of the list that may have files; nil if there is none.
    ///   - wanted: The types that the receiver takes; nil if those are not known.
    private func itemOfPayloads(
        files: Result<[ReceivedLink], any Error>?,
        for wanted: [UTType]?
    ) async -> NSItemProvider {
        let provider = NSItemProvider()
        let allNames = names
        let firstFile = (try? files?.get())?.first
        // A file that is not there is no better than a link: what stands beside it is what was copied.
        let order = FormPreference.sorted(names, listsLinks: firstFile?.leadsToFile != true)
        let typed = order.compactMap { name in type(of: name).map { (name: name, type: $0) } }
        let namesOfTypes = Dictionary(grouping: typed, by: \.type).mapValues { $0.map(\.name) }
        var types: [UTType] = []
        for (_, type) in typed where !types.contains(type) { types.append(type) }
        let taken = types.first { type in
            wanted?.contains { wanted in Self.mayGive(type, among: types, to: wanted) } ?? true
        }
        for type in types {
            let names = namesOfTypes[type] ?? []
            switch type {
            case .url:
                await registerLink(firstFile, files, names, isTaken: type == taken, for: wanted, with: provider)
            case .utf8PlainText:
                provider.registerData(for: .utf8PlainText) { [payloads] _ in
                    let (name, data) = try await payloads.first(of: names)
                    return WireText.text(data, receivedAs: name, among: allNames)
                }
            case .data where fileBytes != nil:
                await registerFileBytes(names, among: types, for: wanted, with: provider)
            default:
                let load: @Sendable () async throws -> Data = { [payloads] in
                    let (name, data) = try await payloads.first(of: names)
                    return type.conforms(to: .text) ? WireText.markup(data, receivedAs: name) : data
                }
                provider.registerData(for: type) { _ in try await load() }
                ReceivedConversion.register(of: type, among: types, with: provider, load: load)
            }
        }
        if let taken, FormPreference.isMedia(taken), provider.suggestedName == nil {
            provider.suggestedName = await nameOfLink(listed: firstFile, namesOfTypes[.url] ?? [], for: wanted)
        }
        return provider
    }

    /// Returns whether a receiver of one type can receive another one or a form created from it.
    private static func mayGive(_ type: UTType, among types: [UTType], to wanted: UTType) -> Bool {
        ReceivedConversion.completed(of: type, among: types).contains { $0.conforms(to: wanted) }
    }

    /// Returns the name of a picture or similar item from the link beside it: its title, or the name of its file.
    private func nameOfLink(listed: ReceivedLink?, _ names: [String], for wanted: [UTType]?) async -> String? {
        if let listed { return listed.name }
        let names = names.filter { !WireType.isFileList($0) }
        guard !names.isEmpty else { return nil }
        return try? Self.link(await answer(for: names, for: wanted)).name
    }

    /// Registers a link, or the file that it leads to.
    /// - Parameters:
    ///   - listed: The link, where it was listed.
    ///   - files: The result for the list.
    ///   - names: The names for links.
    ///   - isTaken: Whether the receiver will take the link, which is read for its title then.
    private func registerLink(
        _ listed: ReceivedLink?,
        _ files: Result<[ReceivedLink], any Error>?,
        _ names: [String],
        isTaken: Bool,
        for wanted: [UTType]?,
        with provider: NSItemProvider
    ) async {
        if let listed { return listed.register(with: provider) }
        let names = names.filter { !WireType.isFileList($0) || isUnanswered(files) }
        if names.isEmpty, case .failure(let error)? = files {
            return provider.registerData(for: .url) { _ in throw error }
        }
        guard !names.isEmpty, !hasOnlyWrittenFiles else { return }
        if isTaken, !isUnanswered(files), let link = try? Self.link(await answer(for: names, for: wanted)) {
            return link.register(with: provider)
        }
        provider.registerData(for: .url) { [payloads] _ in
            URIList.text(of: try Self.link(await payloads.first(of: names)).url)
        }
    }

    /// Returns whether the sender did not answer for a list. It is asked for again by a receiver that has nothing else.
    private func isUnanswered(_ files: Result<[ReceivedLink], any Error>?) -> Bool {
        if case .failure(is RepresentationSearch.Unanswered)? = files { true } else { false }
    }

    // MARK: Files without a type

    /// Registers the bytes of a file. Their content determines the type if the receiver may take it.
    private func registerFileBytes(
        _ names: [String],
        among types: [UTType],
        for wanted: [UTType]?,
        with provider: NSItemProvider
    ) async {
        var type = UTType.data
        if Self.mayTakeFileBytes(wanted, among: types), let contents = try? await answer(for: names, for: wanted).data {
            let name = await linkedFileName()
            type = ReceivedLink.fileType(of: contents, named: name)
            provider.suggestedName = name.map { ($0 as NSString).deletingPathExtension }
        }
        provider.registerData(for: type) { [payloads] _ in try await payloads.data(for: names) }
        ReceivedConversion.register(of: type, among: types, with: provider) { [payloads] in
            try await payloads.data(for: names)
        }
    }

    /// Returns whether a receiver may take the bytes of a file of some kind. They are not read for one that takes text.
    private static func mayTakeFileBytes(_ wanted: [UTType]?, among types: [UTType]) -> Bool {
        guard let wanted else { return false }
        let others = ReceivedConversion.completed(types.filter { $0 != .data })
        func isThere(_ type: UTType) -> Bool { others.contains { $0.conforms(to: type) } }
        return wanted.contains { type in
            UTType.data.conforms(to: type) || FormPreference.mayBeMedia(type) && !isThere(type)
        } || !wanted.contains(where: isThere)
    }

    /// Returns the name of the file that a link beside its contents leads to.
    private func linkedFileName() async -> String? {
        let names = preferredNames.filter(WireType.isList)
        guard !names.isEmpty else { return nil }
        return try? Self.link(await answer(for: names, for: nil)).fileName
    }

    // MARK: Links

    /// Returns the URLs of the list that may be those of files; nil if there is no such list.
    private func listedLinks(for types: [UTType]?) async -> Result<[ReceivedLink], any Error>? {
        let lists = preferredNames.filter(WireType.isFileList)
        guard !lists.isEmpty else { return nil }
        var failure: (any Error)?
        for name in lists {
            do {
                let data = try await answer(for: [name], for: types).data
                let urls = URIList.decodeAll(data)
                for url in urls where url.isFileURL && url.path(percentEncoded: false).hasBytesOfFileName {
                    BackgroundLogger(label: "TransferKit").warning(
                        "\(url.path(percentEncoded: false).printable) is left out: its name is not UTF-8, which a URL cannot have."
                    )
                }
                let links = URIList.decode(data).map { ReceivedLink(url: $0) }
                if !links.isEmpty { return .success(links) }
                failure = failure ?? TransferWireError.malformed("\(name) has no URL, or only those of other machines")
            } catch let error as RepresentationSearch.Unanswered {
                return .failure(error)
            } catch {
                failure = failure ?? error
            }
        }
        return failure.map { .failure($0) }
    }

    /// Returns the link of a payload.
    private static func link(_ payload: (name: String, data: Data)) throws -> ReceivedLink {
        let link: ReceivedLink? =
            WireType.isFileList(payload.name)
            ? URIList.decode(payload.data).first.map { ReceivedLink(url: $0) }
            : URIList.decodeMozillaURL(payload.data).map { ReceivedLink(url: $0.url, title: $0.title) }
        guard let link else { throw TransferWireError.malformed("\(payload.name) has no URL") }
        return link
    }

    // MARK: Answers

    /// Returns a payload that describes the items. The wait ends early if there is another form for the receiver.
    /// - Parameters:
    ///   - names: The alternative names of the payload.
    ///   - types: The types that the receiver takes; nil if they are unknown.
    /// - Throws: `RepresentationSearch.Unanswered`, or the errors of ``ReceivedPayloads/first(of:)``.
    func answer(for names: [String], for types: [UTType]?) async throws -> (name: String, data: Data) {
        let hasOther = self.names.contains { name in
            guard !WireType.isList(name), !names.contains(name) else { return false }
            guard let type = type(of: name) ?? WireType.sequenceType(for: name) else { return false }
            return types?.contains { Self.mayGive(type, among: [type], to: $0) } ?? true
        }
        guard hasOther else { return try await payloads.first(of: names) }
        return try await RepresentationSearch.attempt { try await payloads.first(of: names) }
    }
}

/// A URL that arrived, of a file or of something on the network.
struct ReceivedLink: Sendable {
    let url: URL
    var title: String?

    /// The name of the file that the link leads to; nil if it leads to none.
    var fileName: String? {
        let name = url.lastPathComponent
        return name.isEmpty || name == "/" ? nil : name
    }

    /// A Boolean value that indicates whether the link leads to a file or folder that is there.
    var leadsToFile: Bool { url.isFileURL && FileSystem.exists(url.path(percentEncoded: false)) }

    /// A name for the item beside the link, without an extension.
    var name: String? { title ?? fileName.map { ($0 as NSString).deletingPathExtension } }

    /// Registers the destination of the link: the file with its type, followed by the URL.
    ///
    /// The URL of a folder ends with a slash, as on Apple's systems: programs ask `hasDirectoryPath`. Lists of URIs have none.
    func register(with provider: NSItemProvider) {
        let type = url.isFileURL ? Self.fileType(url) : nil
        let isFolder = type?.conforms(to: .directory) ?? false
        let url = isFolder ? URL(filePath: url.path, directoryHint: .isDirectory) : url
        // An existing name of the provider belongs to the item beside the link.
        let name = url.isFileURL ? url.deletingPathExtension().lastPathComponent : title
        provider.suggestedName = provider.suggestedName ?? name
        if let type {
            provider.registerFile(for: type, openInPlace: true, suggestedFileName: url.lastPathComponent) { _ in url }
            ReceivedConversion.register(of: type, among: [type], with: provider) {
                let source = NSItemProvider()
                source.registerFile(for: type) { _ in url }
                return try await source.loadDataRepresentation(for: type)
            }
        }
        provider.registerData(for: url.isFileURL ? .fileURL : .url) { _ in URIList.text(of: url) }
    }

    /// Returns the type of a file of which only the bytes are known. The bytes determine pictures, sounds and films,
    /// whatever the name is. For archives and text the name is more precise.
    static func fileType(of contents: Data, named name: String?) -> UTType {
        let byContents = UTType(ofContent: contents.prefix(20_000))
        return FormPreference.isMedia(byContents)
            ? byContents : UTType(ofContent: contents.prefix(20_000), fileName: name)
    }

    /// Returns the type of a file or folder from its kind and its extension, or from its content if types share the
    /// extension; nil if the file does not exist.
    private static func fileType(_ url: URL) -> UTType? {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { return nil }
        guard isDirectory.boolValue else {
            return UTType(ofContestedFileAt: url) ?? UTType(filenameExtension: url.pathExtension) ?? .data
        }
        // A folder whose extension is not declared is a plain folder.
        return UTType(filenameExtension: url.pathExtension, conformingTo: .directory)
            .flatMap { $0.isDynamic ? nil : $0 } ?? .folder
    }
}
