/// The flat list of exporters and importers of a type's representation, in the order of the source.
///
/// A resolution is filled once, on one thread, by walking the representation; nothing is encoded and no item is needed.
final class Resolution {
    /// The directions to resolve. The rest is omitted to save time.
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

    /// A Boolean value that indicates whether the wanted exporter or importer is found, so the rest is omitted.
    private var isComplete = false

    /// The properties of the wanted exporter or importer.
    struct Goal {
        /// The wanted type; `nil` takes the first.
        let contentType: UTType?
    }

    private(set) var exporters: [Exporter] = []
    private(set) var importers: [Importer] = []

    /// The omitted proxies, which lead back to an earlier type.
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
        exporters.append(exporter)
        if isWanted(exporter) { isComplete = true }
    }

    private func isWanted(_ exporter: Exporter) -> Bool {
        goal.map { $0.contentType == nil || $0.contentType == exporter.contentType } ?? false
    }

    func add(_ importer: Importer) {
        guard !isComplete else { return }
        importers.append(importer)
        if let goal { isComplete = importer.reads(goal.contentType) }
    }

    /// Adds the exporters and importers of a representation.
    ///
    /// A representation with another type of item gets past the builder if it is returned explicitly. It adds nothing.
    func add<Representation: TransferRepresentation>(_ representation: Representation) {
        guard !isComplete, Representation.Item.self == itemType else { return }
        representation._resolve(into: _ResolutionTarget(resolution: self))
    }

    /// Adds the exporters and importers of a representation, with a change to each exporter.
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
        exporters += added
    }

    /// Returns the wanted exporter. It is removed from the list, because a copy takes time.
    func wantedExporter() -> Exporter? {
        isComplete ? exporters.popLast() : nil
    }

    /// Returns the wanted importer. It is removed from the list.
    func wantedImporter() -> Importer? {
        isComplete ? importers.popLast() : nil
    }

    /// Returns the resolution with only the exporters that meet a condition.
    func restricted(to isKept: (Exporter) -> Bool) -> Resolution {
        let resolution = Resolution(of: itemType, directions, from: origin)
        resolution.exporters = exporters.filter(isKept)
        resolution.importers = importers
        resolution.circles = circles
        return resolution
    }

    /// Returns the resolution of a type that stands in for the item, or `nil` if the proxies lead back to an earlier
    /// type.
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

/// A collector of a representation's exporters and importers.
///
/// It is public because ``TransferRepresentation/_resolve(into:)`` is. It has no members for other modules.
@_weakLinked
public struct _ResolutionTarget {
    let resolution: Resolution
}

extension Transferable {
    /// Returns the ways out and the ways in of this type.
    ///
    /// The representation is evaluated anew each time, as it may depend on the moment: a suggested name can hold a date.
    ///
    /// - Parameter directions: The directions to resolve.
    static func resolution(_ directions: Resolution.Directions) -> Resolution {
        let resolution = Resolution(of: Self.self, directions)
        resolution.add(transferRepresentation)
        return resolution
    }

    /// Returns the preferred exporter of a type without resolving those after it.
    ///
    /// - Parameter contentType: The very type, or `nil` for the first exporter of all.
    static func firstExporter(of contentType: UTType?) -> Exporter? {
        let resolution = Resolution(of: Self.self, .export, goal: Resolution.Goal(contentType: contentType))
        resolution.add(transferRepresentation)
        return resolution.wantedExporter()
    }

    /// Returns the preferred importer of a type without resolving those after it.
    ///
    /// - Parameter contentType: The very type, or `nil` for the first importer of all.
    static func firstImporter(of contentType: UTType?) -> Importer? {
        let resolution = Resolution(of: Self.self, .import, goal: Resolution.Goal(contentType: contentType))
        resolution.add(transferRepresentation)
        return resolution.wantedImporter()
    }
}
