import Synchronization
internal import SystemSupport

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

/// One representation of a provider's item: its type, the programs that can see it, and how it is made when asked for.
struct Registration: Sendable {
    let contentType: UTType
    let visibility: NSItemProviderRepresentationVisibility
    let kind: NSItemProvider.RepresentationInfo.Kind

    /// The name of the registering code, for messages.
    let origin: @Sendable () -> String

    /// The name that the representation suggests for its file.
    var suggestedFileName: @Sendable () -> String? = { nil }

    /// The URL that the representation's bytes contain, if it is that of a file and known without making the bytes.
    var fileURL: @Sendable () -> URL? = { nil }

    /// A Boolean value that indicates whether the representation was made of another one for receivers in this process, so it is
    /// not sent on.
    var isConverted = false

    /// A closure that creates the representation. The progress has a hundred units for it.
    let produce: @Sendable (Progress) async throws -> Payload

    /// A closure that loads the registered object, if the representation was registered as an object.
    var loadItem: (@Sendable (_ options: [AnyHashable: Any]?) async throws -> UncheckedBox<any NSSecureCoding>)?

    /// The name of this representation in messages.
    var label: String { "\(origin())(\(contentType.identifier))" }

    /// Returns the name of the file of this representation.
    ///
    /// - Parameters:
    ///   - suggestedName: The name that the provider suggests, without an extension.
    ///   - existing: The name that the sender's file has, if it is one.
    func fileName(suggestedName: String?, existing: String?) -> String {
        let provided = suggestedName.flatMap(FileName.sanitized).map { name in
            FileName.extended(name, existing: existing, contentType: contentType)
        }
        return FileName.complete([suggestedFileName(), provided, existing], contentType: contentType)
    }
}

/// A transferable value that a provider offers, with all its representations.
protocol RegisteredValue: Sendable {
    /// The representations that the value has.
    var registrations: [Registration] { get }
}

/// A value that is made when it is first needed.
final class LazyValue<Item: Transferable>: RegisteredValue {
    private struct Known {
        var item: Item?
        var registrations: [Registration]?
    }

    private let make: @Sendable () -> Item
    private let known = Mutex(Known())

    init(_ make: @escaping @Sendable () -> Item) {
        self.make = make
    }

    var registrations: [Registration] {
        if let registrations = known.withLock({ $0.registrations }) { return registrations }
        MistakeLog.check(Item.self)
        let item = item
        let registrations = Item.resolution(.export).exporters
            .filter { $0.exports(item) }
            .map { exporter in Registration(exporter, item) }
        return known.withLock { known in
            if let first = known.registrations { return first }
            known.registrations = registrations
            return registrations
        }
    }

    /// The value. The closure is the author's code, so it is not called under the lock. Of two results the first
    /// counts.
    private var item: Item {
        if let item = known.withLock({ $0.item }) { return item }
        let item = make()
        return known.withLock { known in
            if let first = known.item { return first }
            known.item = item
            return item
        }
    }
}

extension Registration {
    /// Creates a way out of an item, for that item.
    init<Item: Transferable>(_ exporter: Exporter, _ item: Item) {
        let kind: NSItemProvider.RepresentationInfo.Kind =
            switch exporter.production {
            case .encoding, .data: .data
            case .file(let openInPlace, _): openInPlace ? .inPlaceFile : .file
            }
        self.init(
            contentType: exporter.contentType,
            visibility: NSItemProviderRepresentationVisibility(exporter.visibility),
            kind: kind,
            origin: { "\(Item.self).\(exporter.source)" },
            suggestedFileName: { exporter.suggestedFileName?(item) },
            fileURL: { exporter.fileURL?(item) },
            produce: { _ in try await exporter.payload(of: item) }
        )
    }
}
