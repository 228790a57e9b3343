import CoreTransferable
import FilePasteboard
import Foundation
import SwiftUICore
import Synchronization
import SystemPasteboard
import SystemSupport
import TransferKit

/// A pasteboard for the older interfaces, which can be used synchronously on any thread.
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
        /// The marks of the contents that this program has written, beside those of the items.
        var marks: OfferMarks = []
        /// The items of another program, which stay the same until the contents change.
        var others: [ClipboardItem]?
        /// The items of the drag with a number.
        var dragged: (drag: Int, items: [ClipboardItem])?
    }

    private let pasteboard: Pasteboard?
    /// A Boolean value that indicates whether this is the clipboard of copy and paste.
    private let isGeneral: Bool
    /// The name under which other programs find the pasteboard.
    package let name: String
    private let state = Mutex(State())
    private let expiry = ClipboardExpiry()

    private init(_ pasteboard: Pasteboard?, name: String, isGeneral: Bool = false) {
        (self.pasteboard, self.name, self.isGeneral) = (pasteboard, name, isGeneral)
    }

    // MARK: Pasteboards

    /// The clipboard for copying and pasting.
    package static let general = Clipboard(.general, name: "Apple CFPasteboard general", isGeneral: true)

    /// The items of a drag that has begun in this app, while it is under way. Nothing can be written to it.
    package static let drag = Clipboard(nil, name: "Apple CFPasteboard drag")

    private static let named = Mutex<[String: Clipboard]>([:])

    /// Returns the pasteboard with a name, which all of the user's programs share.
    package static func named(_ name: String) -> Clipboard {
        if name == general.name { return general }
        if name == drag.name { return drag }
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

    /// A number that changes each time the contents get a new owner.
    package var changeCount: Int {
        if self === Self.drag { return onMainThread { ActiveDrag.count } }
        refresh()
        return state.withLock { $0.count }
    }

    /// Returns the changes from now on; nil if the pasteboard can't be accessed.
    package func changes() async -> AsyncStream<Int>? { try? await pasteboard?.changes() }

    /// Removes contents whose date is over, and takes over whether another program has written since.
    private func refresh() {
        expiry.removeExpired(from: self)
        let seen = changesOfTransport
        let before = state.withLock { $0 }
        guard let seen, seen != before.seen else { return }
        let isOwn = before.own.map(isStillThere) ?? false
        state.withLock { state in
            // What is written meanwhile is looked at the next time.
            guard state.count == before.count, state.seen == before.seen else { return }
            (state.seen, state.others) = (seen, nil)
            guard !isOwn else { return }
            state.own = nil
            state.count = before.seen == nil && before.own == nil ? seen : state.count + 1
        }
    }

    private var changesOfTransport: Int? {
        if let count = withWindows({ $0.clipboardOfWindows?.changeCount }) ?? nil { return count }
        guard let pasteboard else { return nil }
        return try? waitForResult { try await pasteboard.changeCount }?.get()
    }

    /// Returns whether what this program has written is still on the pasteboard.
    private func isStillThere(_ own: Own) -> Bool {
        // The pasteboard is emptied only where nothing is written soon.
        guard !own.providers.isEmpty else { return true }
        if let offer = own.offer { return withWindows { $0.ownContents === offer } ?? false }
        guard let pasteboard, let items = try? waitForResult({ try await pasteboard.items() })?.get() else {
            return false
        }
        return items.first === own.providers.first
    }

    /// Uses the clipboard of the app's windows; returns nil if there are none, or if this is a different pasteboard.
    private func withWindows<Value>(_ use: @MainActor (any HostServices) -> Value) -> Value? {
        guard isGeneral, RunningHost.isServing else { return nil }
        return onMainThread { RunningHost.services.map { use($0) } }
    }

    // MARK: Writing

    /// Makes this program the owner of the pasteboard and clears its contents.
    ///
    /// Other programs see it emptied if nothing is written soon: desktops bring back the contents of a clipboard that becomes
    /// empty.
    /// - Returns: The count of changes.
    @discardableResult
    package func clear() -> Int {
        if self === Self.drag { return changeCount }
        refresh()
        let (count, items) = state.withLock { state in
            let items = state.own?.items ?? []
            state.count += 1
            (state.own, state.others) = (Own(items: [], providers: [], offer: nil), nil)
            return (state.count, items)
        }
        for item in items { item.removeAll() }
        PendingWork.clears.add(self)
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { self.clearIfEmpty() }
        return count
    }

    /// Empties the pasteboard for other programs, where nothing has been written.
    fileprivate func clearIfEmpty() {
        guard PendingWork.clears.remove(self), state.withLock({ $0.own?.providers.isEmpty == true }) else { return }
        if withWindows({ $0.clearClipboard() }) == nil, let pasteboard {
            _ = waitForResult { try await pasteboard.clear() }
        }
        let seen = changesOfTransport
        state.withLock { state in
            if state.own?.providers.isEmpty == true { state.seen = seen }
        }
    }

    /// The items that this program has written; nil if another program owns the pasteboard.
    package var ownItems: [ClipboardItem]? {
        if self === Self.drag { return nil }
        refresh()
        return state.withLock { $0.own?.items }
    }

    /// The items that this program has written, or an empty array for an empty pasteboard, which then belongs to this program; nil if the
    /// contents are another program's.
    package var writableItems: [ClipboardItem]? {
        if self === Self.drag { return nil }
        if let own = ownItems { return own }
        guard items.isEmpty else { return nil }
        return state.withLock { state in
            state.own = state.own ?? Own(items: [], providers: [], offer: nil)
            return state.own?.items
        }
    }

    /// Replaces the contents of the pasteboard with items.
    ///
    /// A pasteboard in files has the contents that this program makes when a receiver asks for them as soon as the main thread is
    /// free, and at the latest when the program ends: they cannot be asked for later. It has a promised file as soon as that is written.
    /// - Parameters:
    ///   - items: The items.
    ///   - marks: The marks beside those of the items.
    /// - Returns: Whether they are there.
    package func write(_ items: [ClipboardItem], marks: OfferMarks = []) -> Bool {
        if self === Self.drag { return false }
        let waitsForPromises = !isGeneral && items.contains(where: \.hasPromises)
        let isWritten = publish(items, marks, withPromises: !waitsForPromises)
        if isWritten, waitsForPromises {
            PendingWork.promises.add(self)
            keepPromisesSoon(of: items)
        }
        return isWritten
    }

    /// Makes this program the owner of the pasteboard and replaces its contents with items.
    /// - Parameters:
    ///   - items: The items.
    ///   - marks: The marks beside those of the items.
    ///   - date: The date at which the items are removed; nil for never.
    package func replace(with items: [ClipboardItem], marks: OfferMarks = [], until date: Date? = nil) {
        let count = clear()
        if !items.isEmpty { _ = write(items, marks: marks) }
        expiry.set(date.map { (date: $0, count: count) }, of: self)
    }

    /// Writes items after those that this program has written, or in the place of another program's.
    /// - Returns: Whether they are there.
    package func append(_ items: [ClipboardItem]) -> Bool {
        let own = ownItems
        if own == nil { clear() }
        return write((own ?? []) + items)
    }

    /// Writes what items have promised, as soon as their files are written and the main thread is free.
    private func keepPromisesSoon(of items: [ClipboardItem]) {
        let files = items.flatMap(\.filePromises)
        guard !files.isEmpty else { return onFreeMainThread { [weak self] in self?.keepPromises(of: items) } }
        _ = OwnThreads.shared.detached { [weak self] in
            // Files may take long, and the main thread has other things to do meanwhile.
            for file in files { _ = try? await file.file() }
            onFreeMainThread { self?.keepPromises(of: items) }
        }
    }

    /// Writes what the items have promised, where they are still there.
    /// - Parameter written: The items that it is time for; nil for those that are there.
    fileprivate func keepPromises(of written: [ClipboardItem]? = nil) {
        guard let items = ownItems, items.contains(where: \.hasPromises),
            written.map({ $0.elementsEqual(items, by: ===) }) ?? true, PendingWork.promises.remove(self)
        else { return }
        _ = publish(items, state.withLock { $0.marks }, withPromises: true)
    }

    private func publish(_ items: [ClipboardItem], _ marks: OfferMarks, withPromises: Bool) -> Bool {
        let providers = items.map { $0.makeProvider(withPromises: withPromises) }
        state.withLock { ($0.others, $0.marks) = (nil, marks) }
        guard providers.contains(where: { !$0.registeredContentTypes.isEmpty }) else {
            // Nothing is there for other programs yet; what is there of others goes when nothing follows.
            state.withLock { $0.own = Own(items: items, providers: [], offer: nil) }
            return true
        }
        _ = PendingWork.clears.remove(self)
        let marks = OfferMarks(items).union(marks)
        let offer = TransferOffer(providers, marks: marks)
        if withWindows({ $0.publish(offer) }) != nil {
            state.withLock { $0.own = Own(items: items, providers: providers, offer: offer) }
            return true
        }
        guard let pasteboard else { return false }
        let result = waitForResult { _ = try await pasteboard.write(items: providers, marks: marks) }
        guard case .success = result else {
            if case .failure(let error) = result { clipboardLogger.error("\(name) was not written: \(error)") }
            return false
        }
        state.withLock { $0.own = Own(items: items, providers: providers, offer: nil) }
        return true
    }

    // MARK: Reading

    /// The items, written by this program or by others.
    package var items: [ClipboardItem] {
        if self === Self.drag { return draggedItems }
        if let own = ownItems { return own }
        let (known, seen) = state.withLock { ($0.others, $0.seen) }
        if let known { return known }
        let others = otherProviders.map { ClipboardItem($0) }
        state.withLock { state in
            if seen != nil, state.seen == seen, state.own == nil { state.others = others }
        }
        return others
    }

    /// The items of the drag that is under way, which are the same ones until it ends; empty without one.
    private var draggedItems: [ClipboardItem] {
        onMainThread {
            guard let drag = ActiveDrag.current else { return [] }
            if let known = state.withLock({ $0.dragged }), known.drag == ActiveDrag.count { return known.items }
            let items = drag.items.map { ClipboardItem($0) }
            state.withLock { $0.dragged = (ActiveDrag.count, items) }
            return items
        }
    }

    /// The items of others.
    private var otherProviders: [NSItemProvider] {
        if let offer = withWindows({ $0.ownContents }) ?? nil { return offer.items }
        if let foreign { return (try? waitForResult { await foreign.items() }?.get()) ?? [] }
        guard let pasteboard else { return [] }
        return (try? waitForResult { try await pasteboard.items() }?.get()) ?? []
    }

    /// The contents of another program, if the app's windows alone know them; nil otherwise.
    private var foreign: PasteboardContents? {
        (withWindows { $0.clipboardOfWindows?.foreignNames } ?? nil).map { ForeignContents.offer($0) }
    }

    /// The types that represent the marks of the contents.
    package var markIdentifiers: [String] {
        if ownItems != nil { return [] }
        if let foreign { return ClipboardMark.identifiers(of: foreign.marks) }
        guard let pasteboard, let marks = try? waitForResult({ try await pasteboard.marks() })?.get() else { return [] }
        return ClipboardMark.identifiers(of: marks)
    }
}

let clipboardLogger = BackgroundLogger(label: "Pasteboard")

/// Pasteboards that something is to be done with, which happens before the program ends.
private final class PendingWork: Sendable {
    /// Those that are to be emptied.
    static let clears = PendingWork { $0.clearIfEmpty() }
    /// Those whose items have promised contents.
    static let promises = PendingWork { $0.keepPromises() }

    private static let finishesAtExit: Void = {
        atexit {
            for work in [PendingWork.promises, PendingWork.clears] { work.finish() }
        }
    }()

    private let clipboards = Mutex<[Clipboard]>([])
    private let work: @Sendable (Clipboard) -> Void

    private init(_ work: @escaping @Sendable (Clipboard) -> Void) { self.work = work }

    func add(_ clipboard: Clipboard) {
        clipboards.withLock { clipboards in
            if !clipboards.contains(where: { $0 === clipboard }) { clipboards.append(clipboard) }
        }
        Self.finishesAtExit
    }

    private func finish() {
        for clipboard in clipboards.withLock({ $0 }) { work(clipboard) }
    }

    /// Returns whether something was to be done with a pasteboard.
    func remove(_ clipboard: Clipboard) -> Bool {
        clipboards.withLock { clipboards in
            let count = clipboards.count
            clipboards.removeAll { $0 === clipboard }
            return clipboards.count < count
        }
    }
}
