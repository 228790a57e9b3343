import CoreTransferable
import Synchronization
import SystemSupport
public import TransferKit

/// A clipboard in files in the user's runtime directory, for programs without a window system. With it, copying and pasting work in SSH
/// sessions, containers and batch jobs, without a running service.
///
/// ```swift
/// let pasteboard = EmbeddedPasteboard()
/// try await pasteboard.publish(TransferOffer([provider]))   // The process may end now.
/// ```
///
/// All programs of the user that name the same pasteboard share it, and no other user can read it: its directory is
/// private (0700), as its files are (0600). If a private directory is not available, the error gives the reason and a
/// remedy.
///
/// - All payloads are written during the copy, each representation once and in parts, so memory stays flat and the
///   process may end immediately. Files that the sender shares in place stay there and are read when they are pasted.
///   Others are put into the pasteboard's directory, where they stay until other contents with files have followed
///   twice. Those with `OfferMarks` stay until other contents follow.
/// - Readers see either the old contents or the new ones, never a mixture. Of several programs that copy at the same
///   time, the last one determines the contents. If a program is killed while it copies, or the disk is full, the old
///   contents stay.
/// - Contents with `OfferMarks.concealed` are removed after ten minutes, by the process that copied them or by the next
///   one that accesses the pasteboard. Until then they are in files that only this user can read. If the runtime
///   directory is in memory (a tmpfs), the system may write them to swap.
/// - Representations for the sending process only, for its group or for its team are not stored, because no process
///   could check which program asks for them. In the sending process, all representations are available while the
///   contents are.
public final class EmbeddedPasteboard: PasteboardTransport {
    /// The name of the default clipboard.
    public static let generalName = "general"

    private struct Watching {
        let watch: DirectoryWatch
        let observers: ChangeObservers
    }

    private let directory: PasteboardDirectory
    private let limits: TransferLimits
    private let secretLife: Duration
    private let watching = Mutex<Watching?>(nil)

    /// Creates a pasteboard for the clipboard with a name. The clipboard is created when something is written to it.
    /// - Parameters:
    ///   - name: Any text of at most 80 bytes.
    ///   - limits: The greatest size of a payload. There are no waits.
    public convenience init(name: String = EmbeddedPasteboard.generalName, limits: TransferLimits = TransferLimits()) {
        self.init(name: name, limits: limits, in: .current)
    }

    package init(
        name: String = EmbeddedPasteboard.generalName,
        limits: TransferLimits = TransferLimits(),
        secretLife: Duration = .seconds(SecretLife.seconds),
        in runtime: RuntimeDirectory
    ) {
        directory = PasteboardDirectory(name: name, in: runtime)
        self.limits = limits
        self.secretLife = secretLife
    }

    /// Puts an offer on the clipboard. All its payloads are created and written immediately, so its publication also ends immediately. The
    /// publication of concealed contents ends when they have been removed.
    ///
    /// A representation that cannot be made is left out.
    /// - Throws: `PasteboardError`, or an error of the items' where nothing of the offer could be made. What was there
    ///   before is still there then.
    @discardableResult
    public func publish(_ offer: TransferOffer) async throws -> Publication {
        let directory = try directory.make()
        let writer = try StoredContentsWriter(in: directory)
        OwnContents.shared.add(offer, writer.token, on: directory.path)
        do {
            try await writer.write(offer)
        } catch {
            OwnContents.shared.remove(writer.token)
            throw error
        }
        OwnContents.shared.didPutInPlace(writer.token)
        let publication = Publication()
        if offer.marks.contains(.concealed), let changes = try? changes() {
            let token = writer.token
            Task { [secretLife] in
                await SecretLife.end(of: token, in: directory, within: secretLife, changes)
                publication.didEnd()
            }
        } else {
            publication.didEnd()
        }
        return publication
    }

    public func clear() async throws { try await directory.make().removeContents() }

    public func contents() throws -> PasteboardContents {
        guard let directory = try directory.open(isMade: false) else { return .empty }
        let contents = try StoredContents.current(in: directory)
        if let offer = OwnContents.shared.offer(contents?.token, on: directory.path) { return .own(offer) }
        guard let contents, !contents.names.isEmpty else { return .empty }
        return .other(
            IncomingOffer(names: contents.names, limits: limits) { [limits] name, sink in
                try await contents.send(name, to: sink, limits: limits)
            }
        )
    }

    public func changeCount() throws -> Int { try directory.open(isMade: false)?.changeCount() ?? 0 }

    /// Returns the values of ``changeCount()`` from now on, whichever process makes a change. The stream ends when the clipboard's
    /// directory is removed.
    public func changes() throws -> AsyncStream<Int> {
        try watching.withLock { watching in
            if let watching { return watching.observers.stream() }
            let new = try watch()
            watching = new
            return new.observers.stream()
        }
    }

    /// Does nothing, because the contents do not depend on this process.
    public func storeForOthers() {}

    /// Removes the clipboard and its contents.
    package func remove() throws { try directory.remove() }

    private func watch() throws -> Watching {
        let path = try directory.make().path
        let observers = ChangeObservers()
        let watch = try DirectoryWatch(path, on: .background()) { [directory] in
            let count = try? directory.open(isMade: false)?.changeCount()
            if let count, count != observers.count { observers.didChange(to: count) }
        } onEnd: { [weak self] in
            // Forgotten first, so an observer that learns of the end can ask for changes again.
            self?.watching.withLock { watching in if watching?.observers === observers { watching = nil } }
            observers.end()
        }
        // Asked only now, so no change falls between the two.
        observers.didChange(to: try changeCount())
        return Watching(watch: watch, observers: observers)
    }
}
