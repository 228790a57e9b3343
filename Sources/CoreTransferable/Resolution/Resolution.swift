/// What a type's representation comes to: a flat list of the ways out and the ways in, in the order of the source.
///
/// A resolution is filled once, on one thread, by walking the representation; nothing is encoded and no item is needed.
final class Resolution<Item: Transferable> {
    private(set) var exporters: [Exporter<Item>] = []
    private(set) var importers: [Importer<Item>] = []

    /// The proxies that led back to a type they came from, and were left out.
    private(set) var circles: [TransferMistake] = []

    /// The types whose resolution led here through proxies, to end a circle of them.
    private let path: [ObjectIdentifier]

    init(path: [ObjectIdentifier] = []) {
        self.path = path + [ObjectIdentifier(Item.self)]
    }

    func add(_ exporter: Exporter<Item>) {
        exporters.append(exporter)
    }

    func add(_ importer: Importer<Item>) {
        importers.append(importer)
    }

    /// Adds what a representation comes to.
    func add<Representation: TransferRepresentation>(_ representation: Representation) {
        if let building = representation as? any ResolvableRepresentation {
            building.resolve(intoAny: self)
        } else if Representation.Body.self != Never.self {
            add(representation.body)
        }
    }

    /// Adds what a representation comes to, with a change to each way out.
    func add<Representation: TransferRepresentation>(
        _ representation: Representation,
        changing change: (inout Exporter<Item>) -> Void
    ) {
        let start = exporters.count
        add(representation)
        for index in start..<exporters.count { change(&exporters[index]) }
    }

    /// What a type that stands in for the item comes to, or `nil` where the proxies lead back to a type they came from.
    func resolution<Proxy: Transferable>(of proxy: Proxy.Type) -> Resolution<Proxy>? {
        guard !path.contains(ObjectIdentifier(Proxy.self)) else {
            circles.append(
                TransferMistake(
                    kind: .circularProxy,
                    description: """
                        \(Item.self): the proxies lead in a circle through \(Proxy.self); this one is ignored. Remove it.
                        """
                )
            )
            return nil
        }
        let resolution = Resolution<Proxy>(path: path)
        resolution.add(Proxy.transferRepresentation)
        circles += resolution.circles
        return resolution
    }
}

extension Transferable {
    /// The ways out and the ways in of this type.
    ///
    /// The representation is evaluated anew each time, as it may depend on the moment: a suggested name can hold a date.
    static var resolution: Resolution<Self> {
        let resolution = Resolution<Self>()
        resolution.add(transferRepresentation)
        return resolution
    }
}
