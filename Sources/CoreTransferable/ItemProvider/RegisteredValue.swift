import Synchronization

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
