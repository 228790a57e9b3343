import Synchronization

/// One item in transit from a sender to a receiver, in each of the representations that the sender offers.
///
/// A sender registers representations in order of preference. Each is made only when a receiver asks for it. Drag and
/// drop, copy and paste, sharing and file dialogs all hand over item providers.
///
/// ```swift
/// let provider = NSItemProvider()
/// provider.register(profile)
/// provider.suggestedName = "Profile"
///
/// let copy = try await provider.loadTransferable(type: Profile.self)
/// ```
///
/// Providers can be used from any thread. Handlers that they call run on threads of their own, never on the main thread.
@_weakLinked
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A registration: one representation, or a value with all of its representations.
    enum Entry: Sendable {
        case representation(Registration)
        case value(any RegisteredValue)

        var registrations: [Registration] {
            switch self {
            case .representation(let registration): [registration]
            case .value(let value): value.registrations
            }
        }
    }

    private struct State {
        var entries: [Entry] = []
        /// The types of the entries, which are fixed after their first use.
        var contentTypes: [UTType]?
        var suggestedName: String?
        var companions: [any AnyObject & Sendable] = []
    }

    private let state = Mutex(State())

    /// Creates a provider without representations.
    public override init() {
        super.init()
    }

    /// The name that a receiver should give to a file it writes, without an extension.
    ///
    /// The name comes from the sender and may contain any character. A name that a representation suggests takes
    /// precedence. If no name is set, the name is the first that a transferable value suggests by
    /// `suggestedFileName(_:)`.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } ?? nameOfValue }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    private var nameOfValue: String? {
        entries.lazy.compactMap { entry -> String? in
            guard case .value(let value) = entry else { return nil }
            return value.registrations.lazy.compactMap { $0.suggestedFileName() }.first
        }.first
    }

    /// Creates a provider with the same representations. Later registrations with either provider don't affect the other.
    ///
    /// - Parameter zone: Unused.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let snapshot = state.withLock { $0 }
        copy.state.withLock { $0 = snapshot }
        return copy
    }

    /// The registrations, in order.
    var entries: [Entry] { state.withLock { $0.entries } }

    /// All representations, in order. Conditions of registered values are asked here for the first time.
    var registrations: [Registration] { entries.flatMap(\.registrations) }

    /// The types of all representations of the sender in order, without duplicates.
    var contentTypes: [UTType] {
        let (known, entries) = state.withLock { ($0.contentTypes, $0.entries) }
        if let known { return known }
        // Conditions are the author's code, so they are not evaluated under the lock.
        let types = entries.lazy.flatMap(\.registrations).filter { !$0.isConverted }.map(\.contentType).withoutRepeats()
        state.withLock { state in
            if state.entries.count == entries.count { state.contentTypes = types }
        }
        return types
    }

    /// Keeps an object alive for as long as the provider or a copy of it exists or is loading something.
    package func keep(_ companion: any AnyObject & Sendable) {
        state.withLock { $0.companions.append(companion) }
    }

    func append(_ entry: Entry) {
        state.withLock { state in
            state.entries.append(entry)
            state.contentTypes = nil
        }
    }
}
