/// The paired devices, which are kept in the store of their keys.
struct PairedDevices {
    private let store: TrustStore
    private var devices: [String: TrustedDevice]

    /// Reads the paired devices.
    /// - Throws: An error if they cannot be read.
    init(_ store: TrustStore) throws {
        self.store = store
        devices = Dictionary(try store.devices().map { ($0.id, $0) }) { $1 }
    }

    /// The device with an identifier; nil if it is not paired.
    subscript(id: String) -> TrustedDevice? { devices[id] }

    var all: some Collection<TrustedDevice> { devices.values }

    /// Keeps a device as paired, or no longer.
    /// - Throws: An error if that cannot be kept, in which case nothing changes.
    mutating func set(_ id: String, _ device: TrustedDevice?) throws {
        var changed = devices
        changed[id] = device
        try store.keep(changed.values.sorted { $0.id < $1.id })
        devices = changed
    }
}
