import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import UniformTypeIdentifiers

/// An item of a clipboard, with representations by type identifier in order of preference.
package final class ClipboardItem: Sendable {
    /// The source of a representation.
    package enum Source: Sendable {
        /// A representation that is declared but has no contents yet. It is not offered to other programs.
        case declared
        case data(Data)
        /// A representation that a closure creates on any thread when a receiver requests it.
        case lazy(@Sendable () -> Data?)
        /// A representation that a closure creates on the main thread when a receiver requests it.
        case lazyOnMain(@MainActor @Sendable () -> Data?)
        /// A representation that is passed to the item with ``ClipboardItem/take(_:for:)``, on the main thread, when a receiver requests
        /// it.
        case provided(@MainActor @Sendable (ClipboardItem) -> Void)
        /// A file that is written when a receiver requests it.
        case file(FilePromise)
    }

    private struct State {
        var identifiers: [String] = []
        var sources: [String: Source] = [:]
        /// The types that are being given.
        var asked: Set<String> = []
        var isEmptied = false
        weak var object: (any AnyObject & Sendable)?
    }

    private let state: Mutex<State>
    /// An item that was made or has arrived otherwise; nil for one with representations of its own.
    private let provider: NSItemProvider?

    /// Creates an item without representations.
    package init() {
        state = Mutex(State())
        provider = nil
    }

    /// Creates an item from an item provider.
    package init(_ provider: NSItemProvider) {
        state = Mutex(State())
        self.provider = provider
    }

    /// Returns the object that represents the item in the older interfaces. It is the same object for as long as it is in use.
    package func object<Object: AnyObject & Sendable>(_ make: (ClipboardItem) -> Object) -> Object {
        if let known = state.withLock({ $0.object }) as? Object { return known }
        let new = make(self)
        return state.withLock { state in
            if let known = state.object as? Object { return known }
            state.object = new
            return new
        }
    }

    // MARK: Writing

    /// Removes all representations, as when the pasteboard of the item is cleared.
    package func removeAll() {
        state.withLock { state in
            (state.identifiers, state.sources, state.isEmptied) = ([], [:], true)
        }
    }

    /// Removes a representation.
    package func remove(_ identifier: String) {
        state.withLock { state in
            state.sources[identifier] = nil
            state.identifiers.removeAll { $0 == identifier }
        }
    }

    /// Declares a type without contents after all others, unless it is already there.
    package func declare(_ identifier: String) {
        state.withLock { state in
            guard state.sources[identifier] == nil else { return }
            state.sources[identifier] = .declared
            state.identifiers.append(identifier)
        }
    }

    /// Sets a representation, replacing one of the same type or adding it after all others.
    package func set(_ source: Source, for identifier: String) {
        state.withLock { state in
            if state.sources.updateValue(source, forKey: identifier) == nil { state.identifiers.append(identifier) }
        }
    }

    /// Receives the representation that an object provides on request.
    /// - Returns: Whether it was asked for it.
    package func take(_ data: Data?, for identifier: String) -> Bool {
        state.withLock { state in
            guard state.asked.contains(identifier) else { return false }
            state.sources[identifier] = .data(data ?? Data())
            return true
        }
    }

    /// Returns a representation that is made now, on the main thread for one that an object gives.
    fileprivate func made(_ identifier: String) -> Data? {
        guard let source = state.withLock({ $0.sources[identifier] }) else { return nil }
        switch source {
        case .declared: return nil
        case .data(let data): return data
        case .lazy(let make): return make()
        case .lazyOnMain(let make): return onMainThread { make() }
        case .file(let promise): return try? waitForResult { try Data(contentsOf: await promise.file()) }?.get()
        case .provided(let ask):
            state.withLock { _ = $0.asked.insert(identifier) }
            onMainThread { ask(self) }
            return state.withLock { state in
                state.asked.remove(identifier)
                if case .data(let data) = state.sources[identifier] { return data }
                return nil
            }
        }
    }

    /// Returns whether a representation is made on the main thread.
    private func isMadeOnMain(_ source: Source) -> Bool {
        switch source {
        case .declared, .data, .lazy, .file: false
        case .lazyOnMain, .provided: true
        }
    }

    /// Returns whether a representation cannot be made while the caller waits for it.
    private func isPromised(_ source: Source) -> Bool {
        if case .file = source { true } else { isMadeOnMain(source) }
    }

    /// A Boolean value that indicates whether a representation is made on the main thread, or written as a file, when a receiver asks for it.
    var hasPromises: Bool { state.withLock { $0.sources.values.contains(where: isPromised) } }

    /// The files that are written when a receiver requests them.
    var filePromises: [FilePromise] {
        state.withLock { state in
            state.sources.values.compactMap { source -> FilePromise? in
                if case .file(let promise) = source { promise } else { nil }
            }
        }
    }

    /// The identifiers of the types of the files that the item's receivers get, and that are nowhere before.
    package var promisedFileTypes: [String] {
        let (own, isEmptied) = state.withLock { state in
            (state.identifiers.filter { if case .file = state.sources[$0] { true } else { false } }, state.isEmptied)
        }
        guard let provider, !isEmptied else { return own }
        return provider.representations.filter { $0.kind == .file }.map(\.contentType.identifier)
    }

    /// Returns the item in the form that transports use. Nothing is created until a receiver requests it.
    /// - Parameter withPromises: Whether it has the representations that are made on the main thread, and files that are not written yet.
    package func makeProvider(withPromises: Bool = true) -> NSItemProvider {
        let (identifiers, sources, isEmptied) = state.withLock { ($0.identifiers, $0.sources, $0.isEmptied) }
        if let provider, !isEmptied { return provider }
        let made = NSItemProvider()
        for identifier in identifiers where ClipboardMark.mark(of: identifier) == nil {
            guard let source = sources[identifier], withPromises || !isPromised(source) else { continue }
            if case .declared = source { continue }
            if case .file(let promise) = source {
                made.registerFile(for: promise.contentType) { _ in try await promise.file() }
                continue
            }
            if identifier == UTType.fileURL.identifier || identifier == UTType.url.identifier,
                case .data(let data) = source, let url = URL(clipboardData: data)
            {
                made.registerURL(url)
                continue
            }
            made.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
                // No thread waits for the main thread.
                if isOnMainActor || !self.isMadeOnMain(source) {
                    self.complete(completion, identifier)
                } else {
                    MainThreadWork.runSoon { self.complete(completion, identifier) }
                }
                return nil
            }
        }
        return made
    }

    private func complete(_ completion: (Data?, (any Error)?) -> Void, _ identifier: String) {
        let data = made(identifier)
        completion(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    }

    /// The marks among the representations.
    package var marks: [ClipboardMark] { state.withLock { $0.identifiers.compactMap { ClipboardMark.mark(of: $0) } } }

    // MARK: Reading

    /// The identifiers of the types, in order of preference.
    package var identifiers: [String] {
        let (own, isEmptied) = state.withLock { ($0.identifiers, $0.isEmptied) }
        return isEmptied ? own : provider?.registeredTypeIdentifiers ?? own
    }

    /// Returns the data for a type, waiting for the sender.
    /// - Parameters:
    ///   - identifier: The type.
    ///   - isExact: Whether it is of that very type; otherwise of one that conforms to it where it is not there.
    package func data(for identifier: String, exactly isExact: Bool = false) -> Data? {
        let (identifiers, sources, isEmptied) = state.withLock { ($0.identifiers, $0.sources, $0.isEmptied) }
        if let provider, !isEmptied {
            guard !isExact || self.identifiers.contains(identifier) else { return nil }
            return provider.dataWaiting(for: identifier)
        }
        if isExact { return made(identifier) }
        let type = UTType(identifier)
        let found =
            sources[identifier] != nil
            ? identifier
            : identifiers.first { own in
                type.flatMap { type in UTType(own)?.conforms(to: type) } ?? false
            }
        return found.flatMap { made($0) }
    }

    /// The item in the form in which others load it.
    package var asProvider: NSItemProvider { makeProvider() }
}

extension NSItemProvider {
    /// Registers a file URL or another URL.
    package func registerURL(_ url: URL) { registerObject(url as NSURL, visibility: .all) }

    /// Returns the data for a type or for one that conforms to it, waiting for the sender.
    package func dataWaiting(for identifier: String) -> Data? {
        guard hasItemConformingToTypeIdentifier(identifier) else { return nil }
        return waitForLoading { loadDataRepresentation(forTypeIdentifier: identifier, completionHandler: $0) }
    }

    /// Returns an object of a class created from the item, waiting for the sender.
    package func objectWaiting<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Object? {
        guard canLoadObject(ofClass: aClass) else { return nil }
        // Swift 6.3 takes nil for an object where it casts an optional to a class that it knows, so only an object is cast.
        guard let object = waitForLoading({ loadObject(ofClass: aClass, completionHandler: $0) }) else { return nil }
        return object as? Object
    }
}

extension NSItemProviderWriting {
    /// Returns the object's data for a type, waiting for the object.
    package func dataWaiting(for identifier: String) -> Data? {
        waitForLoading { loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0) }
    }
}

/// Waits for a value that is loaded.
/// - Parameter load: Begins the loading, given the completion handler.
/// - Returns: Nil where no value is loaded in time.
private func waitForLoading<Value>(
    _ load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?
) -> Value? {
    let result: Result<UncheckedBox<Value>, any Error>? = waitForCall { done in
        _ = load { value, error in
            done(value.map { .success(UncheckedBox($0)) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
        }
    }
    return (try? result?.get())?.value
}

extension URL {
    /// Creates a URL from the data of a representation, which is its text or a property list that Apple's systems write.
    package init?(clipboardData data: Data) {
        guard let url = try? NSURL.object(withItemProviderData: data, typeIdentifier: UTType.url.identifier) else {
            return nil
        }
        self = url as URL
    }
}
