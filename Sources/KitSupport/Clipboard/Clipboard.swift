import CoreTransferable
import FilePasteboard
import Foundation
import SwiftUICore
import Synchronization
import SystemPasteboard
import TransferKit

/// A pasteboard as the older interfaces use it: at once, on any thread.
///
/// It waits for the pasteboard's transport, and for other programs that are asked for contents, ten seconds at most. Contents
/// that this program writes are those of its windows where it has some, and otherwise those of `SystemPasteboard`. What other
/// programs write is read by `SystemPasteboard`, and by the windows of a compositor that announces the clipboard to them alone.
package final class Clipboard: Sendable {
    /// The contents that this program has put on the pasteboard.
    private struct Own {
        var items: [ClipboardItem]
        var providers: [NSItemProvider]
        /// The offer that the windows' clipboard has; nil where the contents are elsewhere.
        var offer: TransferOffer?
    }

    private struct State {
        /// The number of owners that the contents have had.
        var count = 0
        /// The transport's number of changes when it was last looked at; nil before.
        var seen: Int?
        var own: Own?
    }

    private let pasteboard: Pasteboard?
    /// A Boolean value that indicates whether this is the clipboard of copy and paste.
    private let isGeneral: Bool
    /// The name under which other programs find the pasteboard.
    package let name: String
    private let state = Mutex(State())

    private init(_ pasteboard: Pasteboard?, name: String, isGeneral: Bool = false) {
        (self.pasteboard, self.name, self.isGeneral) = (pasteboard, name, isGeneral)
    }

    // MARK: Pasteboards

    /// The clipboard of copy and paste.
    package static let general = Clipboard(.general, name: "Apple CFPasteboard general", isGeneral: true)

    private static let named = Mutex<[String: Clipboard]>([:])

    /// Returns the pasteboard of a name, which all of the user's programs share.
    package static func named(_ name: String) -> Clipboard {
        if name == general.name { return general }
        return named.withLock { named in
            if let known = named[name] { return known }
            let new = Clipboard(Pasteboard(name: Pasteboard.Name(name)), name: name)
            named[name] = new
            return new
        }
    }

    /// Returns a new pasteboard.
    package static func unique() -> Clipboard {
        let pasteboard = try? Pasteboard.unique()
        let clipboard = Clipboard(pasteboard, name: pasteboard?.name?.rawValue ?? UUID().uuidString)
        named.withLock { $0[clipboard.name] = clipboard }
        return clipboard
    }

    /// Releases a pasteboard with a name.
    package func release() {
        guard !isGeneral else { return }
        Self.named.withLock { $0[name] = nil }
        pasteboard?.release()
    }

    // MARK: Changes

    /// A number that changes each time the contents have another owner.
    package var changeCount: Int {
        refresh()
        return state.withLock { $0.count }
    }

    /// Returns the changes from now on; nil where the pasteboard cannot be reached.
    package func changes() async -> AsyncStream<Int>? { try? await pasteboard?.changes() }

    /// Takes over whether another program has written since.
    private func refresh() {
        let seen = changesOfTransport
        let before = state.withLock { $0 }
        guard let seen, seen != before.seen else { return }
        let isOwn = before.own.map(isStillThere) ?? false
        state.withLock { state in
            // What is written meanwhile is looked at the next time.
            guard state.count == before.count, state.seen == before.seen else { return }
            state.seen = seen
            guard !isOwn else { return }
            state.own = nil
            state.count = before.seen == nil && before.own == nil ? seen : state.count + 1
        }
    }

    private var changesOfTransport: Int? {
        if let count = withWindows({ $0.clipboardOfWindows?.changeCount }) ?? nil { return count }
        guard let pasteboard else { return nil }
        return try? waiting { try await pasteboard.changeCount }?.get()
    }

    /// Returns whether what this program has written is still on the pasteboard.
    private func isStillThere(_ own: Own) -> Bool {
        // The pasteboard is emptied only where nothing is written soon.
        guard !own.items.isEmpty else { return true }
        if let offer = own.offer { return withWindows { $0.ownContents === offer } ?? false }
        guard let pasteboard, let items = try? waiting({ try await pasteboard.items() })?.get() else { return false }
        return items.first === own.providers.first
    }

    /// Uses the clipboard of the app's windows; returns nil where there are none, or this is another pasteboard.
    private func withWindows<Value>(_ use: @MainActor (any HostServices) -> Value) -> Value? {
        guard isGeneral, RunningHost.isServing else { return nil }
        return onMainThread { RunningHost.services.map { use($0) } }
    }

    // MARK: Writing

    /// Makes this program the owner of the pasteboard, which is empty.
    ///
    /// Other programs see it emptied if nothing is written soon: desktops bring back the contents of a clipboard that becomes
    /// empty.
    /// - Returns: The count of changes.
    @discardableResult
    package func clear() -> Int {
        refresh()
        let count = state.withLock { state in
            state.count += 1
            state.own = Own(items: [], providers: [], offer: nil)
            return state.count
        }
        PendingClears.shared.add(self)
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { self.clearIfEmpty() }
        return count
    }

    /// Empties the pasteboard for other programs, where nothing has been written.
    fileprivate func clearIfEmpty() {
        guard PendingClears.shared.remove(self), state.withLock({ $0.own?.items.isEmpty == true }) else { return }
        if withWindows({ $0.clearClipboard() }) == nil, let pasteboard {
            _ = waiting { try await pasteboard.clear() }
        }
        let seen = changesOfTransport
        state.withLock { state in
            if state.own?.items.isEmpty == true { state.seen = seen }
        }
    }

    /// The items that this program has written; nil where another owns the pasteboard.
    package var ownItems: [ClipboardItem]? {
        refresh()
        return state.withLock { $0.own?.items }
    }

    /// Puts items on the pasteboard, in the place of what is there.
    /// - Parameters:
    ///   - items: The items.
    ///   - marks: The marks beside those of the items.
    /// - Returns: Whether they are there.
    package func write(_ items: [ClipboardItem], marks: OfferMarks = []) -> Bool {
        _ = PendingClears.shared.remove(self)
        let providers = items.map { $0.makeProvider() }
        let marks = OfferMarks(items).union(marks)
        let offer = TransferOffer(providers, marks: marks)
        if withWindows({ $0.publish(offer) }) != nil {
            state.withLock { $0.own = Own(items: items, providers: providers, offer: offer) }
            return true
        }
        guard let pasteboard else { return false }
        let result = waiting { _ = try await pasteboard.write(items: providers, marks: marks) }
        guard case .success = result else {
            if case .failure(let error) = result { clipboardLogger.error("\(name) was not written: \(error)") }
            return false
        }
        state.withLock { $0.own = Own(items: items, providers: providers, offer: nil) }
        return true
    }

    // MARK: Reading

    /// The items: those that this program has written, or those that others have.
    package var items: [ClipboardItem] {
        if let own = ownItems { return own }
        if let offer = withWindows({ $0.ownContents }) ?? nil { return offer.items.map { ClipboardItem($0) } }
        if let foreign { return (try? waiting { await foreign.items() }?.get())?.map { ClipboardItem($0) } ?? [] }
        guard let pasteboard else { return [] }
        return ((try? waiting { try await pasteboard.items() }?.get()) ?? []).map { ClipboardItem($0) }
    }

    /// The contents of another program, if the app's windows alone know them; nil otherwise.
    private var foreign: PasteboardContents? {
        (withWindows { $0.clipboardOfWindows?.foreignNames } ?? nil).map { ForeignContents.offer($0) }
    }

    /// The types that stand for the marks of the contents.
    package var markIdentifiers: [String] {
        if ownItems != nil { return [] }
        if let foreign { return ClipboardMark.identifiers(of: foreign.marks) }
        guard let pasteboard, let marks = try? waiting({ try await pasteboard.marks() })?.get() else { return [] }
        return ClipboardMark.identifiers(of: marks)
    }
}

let clipboardLogger = BackgroundLogger(label: "Pasteboard")

/// The pasteboards that are to be emptied, which happens before the program ends.
private final class PendingClears: Sendable {
    static let shared = PendingClears()
    private let clipboards = Mutex<(all: [Clipboard], isObserving: Bool)>(([], false))

    func add(_ clipboard: Clipboard) {
        let isFirst = clipboards.withLock { clipboards in
            clipboards.all.append(clipboard)
            defer { clipboards.isObserving = true }
            return !clipboards.isObserving
        }
        if isFirst { atexit { for clipboard in PendingClears.shared.all { clipboard.clearIfEmpty() } } }
    }

    private var all: [Clipboard] { clipboards.withLock { $0.all } }

    /// Returns whether a pasteboard was to be emptied.
    func remove(_ clipboard: Clipboard) -> Bool {
        clipboards.withLock { clipboards in
            let count = clipboards.all.count
            clipboards.all.removeAll { $0 === clipboard }
            return clipboards.all.count < count
        }
    }
}
