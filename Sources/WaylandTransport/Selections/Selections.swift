import SystemSupport
import TransferKit

/// A seat's selections, over a connection of their own.
final class Selections {
    let connection: WaylandConnection
    let clipboard: SelectionClient
    let primary: SelectionClient?
    let requests: TransferQueue
    /// A Boolean value that indicates whether the keyboard is needed, and the compositor is GNOME's, which gives X11 programs its
    /// clipboard without it: `gtk_shell1` is that compositor's own.
    let isBetterOnX11: Bool

    // The receivers of the events live as long as the sources of them.
    private let focus: FocusSurface?
    private let devices: [SelectionDevice]
    private let seat: Proxy

    /// Connects on the calling thread, with two round trips: one for the compositor's globals and one for the
    /// selections.
    ///
    /// The caller closes the connection.
    /// - Parameters:
    ///   - usesDataControl: Whether to use the protocol that needs no keyboard focus, if it is available.
    /// - Throws: ``WaylandError``.
    static func connect(to name: String?, loop: EventLoop, usesDataControl: Bool) throws -> Selections {
        let connection = try WaylandConnection(name: name, loop: loop)
        do {
            return try Selections(connection, usesDataControl: usesDataControl)
        } catch {
            connection.close()
            throw error
        }
    }

    private init(_ connection: WaylandConnection, usesDataControl: Bool) throws {
        self.connection = connection
        requests = TransferQueue(on: connection)
        let globals = try Globals(connection)
        try connection.wait(for: connection.sync)

        let dataControl =
            usesDataControl
            ? SelectionProtocol.dataControl.first { globals.version(of: $0.manager.name) != nil } : nil
        seat = try globals.bind("wl_seat")
        let device = try SelectionDevice(dataControl ?? .core, globals: globals, seat: seat)
        var primaryDevice: SelectionDevice? = device.hasPrimary ? device : nil
        if primaryDevice == nil, globals.version(of: SelectionProtocol.primarySelection.manager.name) != nil {
            primaryDevice = try SelectionDevice(.primarySelection, globals: globals, seat: seat)
        }
        devices = [device] + (primaryDevice.map { [$0] } ?? [])
        let needsFocus = devices.contains { $0.numbers.needsFocus }
        let focus = needsFocus ? try FocusSurface(connection, globals: globals, seat: seat) : nil
        self.focus = focus
        isBetterOnX11 = needsFocus && globals.version(of: "gtk_shell1") != nil

        let requests = requests
        func selection(on device: SelectionDevice, isPrimary: Bool) -> SelectionClient {
            SelectionClient(
                on: device,
                isPrimary: isPrimary,
                focus: device.numbers.needsFocus ? focus : nil,
                requests: requests,
                connection: connection
            )
        }
        clipboard = selection(on: device, isPrimary: false)
        primary = primaryDevice.map { selection(on: $0, isPrimary: true) }
        let all = [clipboard, primary].compactMap(\.self)
        let focused = devices.filter(\.numbers.needsFocus)
        focus?.devices = Set(focused.map(ObjectIdentifier.init))
        for device in focused {
            device.onAnnouncement = { [weak focus, weak device] in if let device { focus?.didAnnounce(device) } }
        }
        focus?.onHide = { [weak clipboard, weak primary] in
            if device.numbers.needsFocus { clipboard?.didLoseFocus() }
            if primaryDevice?.numbers.needsFocus == true { primary?.didLoseFocus() }
        }
        for device in devices {
            device.onFinished = { [weak connection] in
                connection?.fail(.disconnected(reason: "its seat was removed"))
            }
        }

        try connection.wait(for: connection.sync)
        for selection in all { selection.settle() }
        connection.onFailure = { [weak clipboard, weak primary, weak requests] error in
            requests?.endAll(error)
            clipboard?.end()
            primary?.end()
        }
    }
}
