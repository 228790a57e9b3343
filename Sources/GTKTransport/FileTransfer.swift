import CGTK
import DesktopBus
import Foundation
import GTKInterop
import SystemSupport
import TransferKit

/// Hands files over through the desktop's portal for file transfers: to and from sandboxes such as Flatpak's, which have other file
/// systems, and to targets that know GTK 4's form of it.
///
/// File managers written with GTK 4, Nautilus among them, know no direct save and save data that is text as a text without
/// a name. They take this form for a file, and editors take it for nothing, where they would open the file of a list of
/// URIs. The portal is called here and not by GTK, which looks for it once in a process and does not start it: the first
/// program of a session that drags would do without.
///
/// See <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileTransfer.html>.
@MainActor
enum FileTransfer {
    /// A Boolean value that indicates whether the portal is there. It is once it has been started; see ``seek()``.
    private(set) static var isAvailable = false
    private static var isSought = false
    /// A Boolean value that indicates whether the portal takes folders from this process. Outside of sandboxes they go by their
    /// paths.
    private static var takesFolders = false
    private static var hasSaidThatFoldersStay = false

    private static let service = MessageBus.Object(
        service: "org.freedesktop.portal.Documents",
        path: "/org/freedesktop/portal/documents",
        interface: "org.freedesktop.portal.FileTransfer"
    )
    private static let peer = MessageBus.Object(
        service: service.service,
        path: service.path,
        interface: "org.freedesktop.DBus.Peer"
    )

    /// A Boolean value that indicates whether this process is in a sandbox, where the paths of other programs lead nowhere.
    nonisolated private static let isInSandbox = access("/.flatpak-info", F_OK) == 0

    /// The most files that one call announces: D-Bus lets no more descriptors go with a message.
    private static let mostFilesOfCall = 16
    /// The longest key that is sent to the portal. Its own have a dozen letters.
    nonisolated private static let longestKey = 1000

    /// Starts the portal if it does not run, so ``isAvailable`` is known when a drag begins.
    static func seek() {
        guard !isSought else { return }
        isSought = true
        Task {
            do {
                // The bus starts a called service. A request only to start it fails in D-Bus 1.16 if the portal runs
                // and the bus does not know how to start it.
                let bus = try await SessionBus.connect()
                try await bus.call("Ping", on: peer, [], returning: "()")
                if isInSandbox { takesFolders = await tryFolder(on: bus) }
                isAvailable = true
            } catch {
                // There is no bus, or no portal: files go as they do without.
            }
        }
    }

    /// Returns whether the portal takes a folder of this process's. It does since version 1.19 of xdg-desktop-portal,
    /// which has no other way to say so: the number of the interface's version stayed the same.
    private static func tryFolder(on bus: SessionBus) async -> Bool {
        let own = URL.applicationSupportDirectory.path
        do {
            let folder = try Descriptor.location(own)
            let key = try await start(on: bus)
            let isTaken = (try? await add([folder], to: key, on: bus)) != nil
            try await bus.call("StopTransfer", on: service, [.string(key)], returning: "()")
            return isTaken
        } catch {
            return false
        }
    }

    // MARK: Sending

    /// Returns what the portal takes of an offer; nil without a portal.
    static func portal(for offer: TransferOffer) -> TransferOffer.Way.Portal? {
        guard isAvailable else { return nil }
        if takesFolders { return .filesAndFolders }
        if isInSandbox, offer.hasOnlyFiles, offer.hasFolder { sayThatFoldersStay() }
        return .files
    }

    private static func sayThatFoldersStay() {
        guard !hasSaidThatFoldersStay else { return }
        hasSaidThatFoldersStay = true
        logger.warning(
            "Folders leave this sandbox by their paths alone, as the portal for file transfers takes none: other programs may not find them."
        )
    }

    /// Returns the files of an offer, which are written if necessary.
    nonisolated static func files(of offer: TransferOffer) async throws -> [URL] {
        guard offer.hasOnlyFiles else { return [try await offer.savedFile()] }
        return URIList.decode(try await offer.data(for: WireType.uriList)).filter(\.isFileURL)
    }

    /// Announces files to the portal and writes the key with which the receiver has them.
    ///
    /// The transfer ends with its first receiver (the portal's documentation, `autostop`).
    static func send(_ files: [URL], to sink: some ByteSink) async throws {
        let bus = try await SessionBus.connect()
        let key = try await start(on: bus)
        for start in stride(from: 0, to: files.count, by: mostFilesOfCall) {
            try await add(files[start...].prefix(mostFilesOfCall).map { try .location($0.path) }, to: key, on: bus)
        }
        // The form of GTK: a C string.
        try await sink.write(Data(key.utf8) + [0])
    }

    /// Begins a transfer.
    /// - Returns: Its key.
    private static func start(on bus: SessionBus) async throws -> String {
        let answer = try await bus.call("StartTransfer", on: service, [.options([:])], returning: "(s)")
        guard let key = answer.value(at: 0)?.string else {
            throw TransferWireError.malformed("the portal for file transfers gave no key")
        }
        return key
    }

    private static func add(_ files: [Descriptor], to key: String, on bus: SessionBus) async throws {
        let handles = BusValue.handles(files.indices.map { Int32($0) })
        let arguments = [.string(key), handles, BusValue.options([:])]
        try await bus.call("AddFiles", on: service, arguments, returning: "()", descriptors: files)
    }

    // MARK: Receiving

    /// Returns the names of an offer from outside, without paths that lead nowhere here.
    nonisolated fileprivate static func received(_ names: [String]) -> [String] {
        isInSandbox && isOffered(names) ? names.filter { $0 != WireType.gnomeCopiedFiles } : names
    }

    nonisolated private static func isOffered(_ names: [String]) -> Bool {
        names.contains(WireType.uriList) && names.contains(where: WireType.portalKeys.contains)
    }

    /// Receives from an offer whose list of URIs may have to be requested from the portal.
    ///
    /// In a sandbox the portal takes precedence, because paths of other programs are invalid there. Outside of a
    /// sandbox it is asked if a file of the list does not exist, for example because the other program is in a sandbox.
    nonisolated fileprivate static func receiving(
        _ names: [String],
        _ receive: @escaping IncomingOffer.Receive
    ) -> IncomingOffer.Receive {
        guard isOffered(names), let key = WireType.portalKeys.first(where: names.contains) else { return receive }
        return { name, sink in
            guard name == WireType.uriList else { return try await receive(name, sink) }
            if isInSandbox {
                do {
                    return try await sink.write(list(key, receive))
                } catch {
                    try Task.checkCancellation()
                    logger.warning("Files are taken by their paths, as the portal did not give them: \(error)")
                    return try await receive(name, sink)
                }
            }
            let buffer = BufferSink()
            try await receive(name, buffer)
            let data = try buffer.data()
            let isHere = URIList.decode(data).allSatisfy { !$0.isFileURL || access($0.path, F_OK) == 0 }
            try await sink.write(isHere ? data : (try? list(key, receive)) ?? data)
        }
    }

    /// Returns the files that the portal has for a key, as a list of URIs.
    nonisolated private static func list(_ name: String, _ receive: IncomingOffer.Receive) async throws -> Data {
        let buffer = BufferSink(limits: TransferLimits(maximumByteCount: longestKey))
        try await receive(name, buffer)
        let key = String(decoding: try buffer.data().prefix { $0 != 0 }, as: UTF8.self)
        return URIList.encode(try await retrieve(key).map { URL(fileURLWithPath: $0) })
    }

    /// The last result of the portal. Most transfers end with the first call, and a list that is read during the drag
    /// is read again for the drop.
    private static var last: (key: String, paths: [String])?

    private static func retrieve(_ key: String) async throws -> [String] {
        if let last, last.key == key { return last.paths }
        let bus = try await SessionBus.connect()
        let answer = try await bus.call("RetrieveFiles", on: service, [.string(key), .options([:])], returning: "(as)")
        let paths = answer.value(at: 0)?.strings ?? []
        guard !paths.isEmpty, paths.allSatisfy({ $0.hasPrefix("/") }) else {
            throw TransferWireError.malformed("the portal for file transfers gave no files")
        }
        last = (key, paths)
        return paths
    }
}

extension IncomingOffer {
    /// Wraps an offer whose files may have to be requested from the desktop's portal for file transfers.
    /// - Parameters:
    ///   - names: The names of the payloads in the other program's offer.
    ///   - limits: The limits of the size and time of reading a payload.
    ///   - receive: Receives a payload from the other program.
    convenience init(mayBeTransferred names: [String], limits: TransferLimits, receive: @escaping Receive) {
        self.init(
            names: FileTransfer.received(names),
            limits: limits,
            receive: FileTransfer.receiving(names, receive)
        )
    }
}
