/// A representation that transfers an item as another transferable value that stands in for it.
///
/// A proxy has all the representations of the value that stands in. It is the usual last representation, for receivers
/// that understand nothing richer:
///
/// ```swift
/// ProxyRepresentation(exporting: \.name)
/// ```
///
/// and the way for one type to accept several others:
///
/// ```swift
/// ProxyRepresentation { (text: String) in Dropped.text(text) }
/// ProxyRepresentation { (link: URL) in Dropped.link(link) }
/// ```
@_weakLinked
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
    public typealias Body = Never

    let exporting: Conversion<Item, ProxyRepresentation>?
    let importing: Conversion<ProxyRepresentation, Item>?

    /// Creates a representation that exports the value of a property.
    ///
    /// - Parameter keyPath: The property, as in `ProxyRepresentation(\.title)`.
    public init(_ keyPath: any KeyPath<Item, ProxyRepresentation> & Sendable) {
        self.exporting = .immediate { item in item[keyPath: keyPath] }
        self.importing = nil
    }

    /// Creates a representation that exports another value.
    ///
    /// - Parameter exporting: Makes the value that stands in for an item, or names the property that holds it.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = .immediate(exporting)
        self.importing = nil
    }

    /// Creates a representation that exports another value, made asynchronously.
    ///
    /// - Parameter exporting: Makes the value that stands in for an item.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = .deferred(exporting)
        self.importing = nil
    }

    /// Creates a representation that creates items from values of another type.
    ///
    /// - Parameter importing: Makes an item of a received value.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        self.exporting = nil
        self.importing = .immediate(importing)
    }

    /// Creates a representation that creates items from values of another type asynchronously.
    ///
    /// - Parameter importing: Makes an item of a received value.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.exporting = nil
        self.importing = .deferred(importing)
    }

    /// Creates a representation that works in both directions.
    ///
    /// - Parameters:
    ///   - exporting: Makes the value that stands in for an item.
    ///   - importing: Makes an item of a received value.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = .immediate(exporting)
        self.importing = .immediate(importing)
    }

    /// Creates a representation that works in both directions and imports asynchronously.
    ///
    /// - Parameters:
    ///   - exporting: Makes the value that stands in for an item.
    ///   - importing: Makes an item of a received value.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = .immediate(exporting)
        self.importing = .deferred(importing)
    }

    /// Creates a representation that works in both directions, asynchronously.
    ///
    /// - Parameters:
    ///   - exporting: Makes the value that stands in for an item.
    ///   - importing: Makes an item of a received value.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = .deferred(exporting)
        self.importing = .deferred(importing)
    }
}

extension ProxyRepresentation {
    public func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        var directions = resolution.directions
        if exporting == nil { directions.remove(.export) }
        if importing == nil { directions.remove(.import) }
        guard !directions.isEmpty, let proxy = resolution.resolution(of: ProxyRepresentation.self, directions) else {
            return
        }
        if let exporting {
            for exporter in proxy.exporters {
                resolution.add(exporter.standingIn(ProxyRepresentation.self, through: exporting))
            }
        }
        if let importing {
            for importer in proxy.importers {
                resolution.add(importer.standingIn(ProxyRepresentation.self, through: importing))
            }
        }
    }
}
