import CWayland

/// The global objects of a compositor, by the names of their interfaces (`wl_registry`).
final class Globals {
    private let registry: Proxy
    private var globals: [String: (name: UInt32, version: UInt32)] = [:]

    /// Asks for the globals; they are there after a round trip.
    init(_ connection: WaylandConnection) throws {
        registry = try connection.registry()
        // The registry lives as long as the connection and reports devices that are connected later. This object may be
        // released by then.
        registry.onEvent = { [weak self] number, arguments in
            guard let self, number == 0, let interface = arguments[1].s.map({ String(cString: $0) }) else { return }
            // Of several seats, the first is used.
            if globals[interface] == nil { globals[interface] = (arguments[0].u, arguments[2].u) }
        }
    }

    /// Returns the version in which the compositor has an interface; nil if it has none.
    func version(of interface: String) -> UInt32? { globals[interface]?.version }

    /// Makes an object for a global (`wl_registry.bind`).
    /// - Parameter version: The highest version to use.
    func bind(_ name: String, upTo version: UInt32 = 1) throws -> Proxy {
        guard let global = globals[name] else { throw WaylandError.missing(protocol: name) }
        let interface = Interface(name)
        let version = min(version, global.version)
        guard
            let object = registry.make(
                interface,
                0,
                .number(global.name),
                .string(name),
                .number(version),
                .new,
                version: version
            )
        else { throw WaylandError.disconnected(reason: "\(name) could not be bound") }
        return object
    }
}
