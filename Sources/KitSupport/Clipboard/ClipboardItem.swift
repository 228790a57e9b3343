import CoreTransferable
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An item of a clipboard: representations by the identifiers of their types, the preferred first.
package final class ClipboardItem: Sendable {
    /// The source of a representation.
    package enum Source: Sendable {
        case data(Data)
        /// Made when a receiver asks for it, on any thread.
        case lazy(@Sendable () -> Data?)
        /// Made when a receiver asks for it, on the main thread.
        case lazyOnMain(@MainActor @Sendable () -> Data?)
        /// Given to the item, by ``ClipboardItem/take(_:for:)``, when a receiver asks for it, on the main thread.
        case provided(@MainActor @Sendable (ClipboardItem) -> Void)
    }

    private struct State {
        var identifiers: [String] = []
        var sources: [String: Source] = [:]
        /// The types that are being given.
        var asked: Set<String> = []
    }

    private let state: Mutex<State>
    /// An item that was made or has arrived otherwise; nil for one with representations of its own.
    private let provider: NSItemProvider?

    /// Creates an item without representations.
    package init() {
        state = Mutex(State())
        provider = nil
    }

    /// Takes over an item.
    package init(_ provider: NSItemProvider) {
        state = Mutex(State())
        self.provider = provider
    }

    // MARK: Writing

    /// Sets a representation, in the place of one of the same type or after all others.
    package func set(_ source: Source, for identifier: String) {
        state.withLock { state in
            if state.sources.updateValue(source, forKey: identifier) == nil { state.identifiers.append(identifier) }
        }
    }

    /// Takes a representation that an object gives because it was asked for it.
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
        case .data(let data): return data
        case .lazy(let make): return make()
        case .lazyOnMain(let make): return onMainThread { make() }
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
        case .data, .lazy: false
        case .lazyOnMain, .provided: true
        }
    }

    /// Returns the item as transports take it. Nothing is made before a receiver asks for it.
    package func makeProvider() -> NSItemProvider {
        if let provider { return provider }
        let made = NSItemProvider()
        let (identifiers, sources) = state.withLock { ($0.identifiers, $0.sources) }
        for identifier in identifiers where ClipboardMark.mark(of: identifier) == nil {
            guard let source = sources[identifier] else { continue }
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
                    DispatchQueue.main.async { self.complete(completion, identifier) }
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

    /// The identifiers of the types, the preferred first.
    package var identifiers: [String] {
        provider?.registeredTypeIdentifiers ?? state.withLock { $0.identifiers }
    }

    /// Returns a representation: exactly of a type, or of one that conforms to it. It waits for the sender.
    package func data(for identifier: String) -> Data? {
        if let provider { return provider.dataWaiting(for: identifier) }
        let (identifiers, sources) = state.withLock { ($0.identifiers, $0.sources) }
        let type = UTType(identifier)
        let found =
            sources[identifier] != nil
            ? identifier
            : identifiers.first { own in
                type.flatMap { type in UTType(own)?.conforms(to: type) } ?? false
            }
        return found.flatMap { made($0) }
    }

    /// Returns the item as others load it.
    package var asProvider: NSItemProvider { makeProvider() }
}

extension NSItemProvider {
    /// Offers a URL: a file's, or one of another kind with its text.
    package func registerURL(_ url: URL) { registerObject(url as NSURL, visibility: .all) }

    /// Returns the representation of a type, or of one that conforms to it. It waits for the sender.
    package func dataWaiting(for identifier: String) -> Data? {
        guard hasItemConformingToTypeIdentifier(identifier) else { return nil }
        let result = waitingForCall { done in
            _ = loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
                done(data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        return try? result?.get()
    }

    /// Returns an object of a class, which is made of the item. It waits for the sender.
    package func objectWaiting(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        guard canLoadObject(ofClass: aClass) else { return nil }
        let result = waitingForCall { done in
            _ = loadObject(ofClass: aClass) { object, error in
                done(object.map { .success(Handed(value: $0)) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        return (try? result?.get())?.value
    }
}

extension URL {
    /// Creates the URL of a representation: its text, or a property list that Apple's systems write.
    package init?(clipboardData data: Data) {
        guard let url = try? NSURL.object(withItemProviderData: data, typeIdentifier: UTType.url.identifier) else {
            return nil
        }
        self = url as URL
    }
}
