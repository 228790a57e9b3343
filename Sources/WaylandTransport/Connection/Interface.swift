import CWayland
import CWaylandProtocols

/// The description of a kind of object, with which libwayland sends its requests and reads its events.
struct Interface: @unchecked Sendable {
    // Lifetime: that of the program, which has the table.
    let pointer: UnsafePointer<wl_interface>

    /// - Parameter name: A name of the table in CWaylandProtocols.
    init(_ name: String) {
        guard let found = find_interface(name) else { preconditionFailure("There is no interface \(name)") }
        pointer = found
    }

    var name: String { String(cString: pointer.pointee.name) }
    var version: UInt32 { UInt32(pointer.pointee.version) }
}
