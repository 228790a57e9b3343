/// What a type's representation comes to: a flat list of the ways out and the ways in, in the order of the source.
///
/// A resolution is filled once, on one thread, by walking the representation; nothing is encoded and no item is needed.
final class Resolution {
    /// What a resolution is made for; the rest is left out, as making it costs time.
    struct Directions: OptionSet {
        let rawValue: Int
        static let export = Directions(rawValue: 1)
        static let `import` = Directions(rawValue: 2)
        static let both: Directions = [.export, .import]
    }

    /// The type that is exported and imported.
    let itemType: any Transferable.Type

    let directions: Directions

    /// The type that one way is looked for; `nil` looks for all.
    private let goal: Goal?

    /// Whether the way that was looked for is there, so that the rest is left out.
    private var isComplete = false

    /// What one way out or in is looked for.
    struct Goal {
        /// The wanted type, or the offered one; `nil` takes the first.
        let contentType: UTType?
    }

    private(set) var exporters: [Exporter] = []
    private(set) var importers: [Importer] = []

    /// The proxies that led back to a type they came from, and were left out.
    private(set) var circles: [Mistake] = []

    /// The resolution that led here through a proxy, to end a circle of them.
    private let origin: Resolution?

    init(
        of itemType: any Transferable.Type,
        _ directions: Directions,
        from origin: Resolution? = nil,
        goal: Goal? = nil
    ) {
        self.itemType = itemType
        self.goal = goal
        self.directions = directions
        self.origin = origin
    }

    func add(_ exporter: Exporter) {
        guard !isComplete else { return }
        insert(exporter)
        if !exporter.isFallback, isWanted(exporter) { isComplete = true }
    }

    private func isWanted(_ exporter: Exporter) -> Bool {
        goal.map { $0.contentType == nil || $0.contentType == exporter.contentType } ?? false
    }

    /// Puts a way out behind the others, but before those that nothing declares.
    private func insert(_ exporter: Exporter) {
        let end = exporter.isFallback ? nil : exporters.firstIndex(where: \.isFallback)
        exporters.insert(exporter, at: end ?? exporters.endIndex)
    }

    func add(_ importer: Importer) {
        guard !isComplete else { return }
        importers.append(importer)
        guard let goal else { return }
        if let offered = goal.contentType {
            isComplete = importer.accepts(offered)
        } else {
            isComplete = true
        }
    }

    /// Adds what a representation comes to.
    ///
    /// A representation of another type's items gets past the builder where one is returned explicitly; it adds nothing.
    func add<Representation: TransferRepresentation>(_ representation: Representation) {
        guard !isComplete, Representation.Item.self == itemType else { return }
        representation._resolve(into: _ResolutionTarget(resolution: self))
    }

    /// Adds what a representation comes to, with a change to each way out.
    func add<Representation: TransferRepresentation>(
        _ representation: Representation,
        changing change: (inout Exporter) -> Void
    ) {
        let before = exporters
        exporters = []
        add(representation)
        var added = exporters
        for index in added.indices { change(&added[index]) }
        exporters = before
        for exporter in added { insert(exporter) }
    }

    /// The way out that was looked for. It is taken from the list, as copying one takes time.
    func wantedExporter() -> Exporter? {
        let index =
            isComplete ? exporters.lastIndex { !$0.isFallback } : exporters.firstIndex { $0.isFallback && isWanted($0) }
        return index.map { exporters.remove(at: $0) }
    }

    /// The way in that was looked for. It is taken from the list.
    func wantedImporter() -> Importer? {
        isComplete ? importers.popLast() : nil
    }

    /// The same with those ways out only that meet a condition.
    func restricted(to isKept: (Exporter) -> Bool) -> Resolution {
        let resolution = Resolution(of: itemType, directions, from: origin)
        resolution.exporters = exporters.filter(isKept)
        resolution.importers = importers
        resolution.circles = circles
        return resolution
    }

    /// What a type that stands in for the item comes to, or `nil` where the proxies lead back to a type they came from.
    func resolution<Proxy: Transferable>(of proxy: Proxy.Type, _ directions: Directions) -> Resolution? {
        var earlier: Resolution? = self
        while let resolution = earlier {
            if resolution.itemType == proxy {
                circles.append(.circularProxy(proxy, in: itemType))
                return nil
            }
            earlier = resolution.origin
        }
        let resolution = Resolution(of: proxy, directions, from: self)
        resolution.add(Proxy.transferRepresentation)
        circles += resolution.circles
        return resolution
    }
}

/// Where a representation puts what it comes to.
///
/// It is public as ``TransferRepresentation/_resolve(into:)`` is, and there is nothing that other modules can do with it.
@_weakLinked
public struct _ResolutionTarget {
    let resolution: Resolution
}

extension Transferable {
    /// The ways out and the ways in of this type.
    ///
    /// The representation is evaluated anew each time, as it may depend on the moment: a suggested name can hold a date.
    ///
    /// - Parameter directions: What is needed.
    static func resolution(_ directions: Resolution.Directions) -> Resolution {
        let resolution = Resolution(of: Self.self, directions)
        resolution.add(transferRepresentation)
        return resolution
    }

    /// The preferred way out that makes a type, found without looking at those after it.
    ///
    /// - Parameter contentType: The very type, or `nil` for the first way out of all.
    static func firstExporter(of contentType: UTType?) -> Exporter? {
        let resolution = Resolution(of: Self.self, .export, goal: Resolution.Goal(contentType: contentType))
        resolution.add(transferRepresentation)
        return resolution.wantedExporter()
    }

    /// The preferred way in for a type, found without looking at those after it.
    ///
    /// - Parameter contentType: The type of what is there, or `nil` for the first way in of all.
    static func firstImporter(of contentType: UTType?) -> Importer? {
        let resolution = Resolution(of: Self.self, .import, goal: Resolution.Goal(contentType: contentType))
        resolution.add(transferRepresentation)
        return resolution.wantedImporter()
    }
}
