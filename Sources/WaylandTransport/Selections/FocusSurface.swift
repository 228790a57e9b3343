import CWayland
import CWaylandProtocols
import Glibc
import SystemSupport
import TransferKit

/// A window of one transparent pixel that is shown while this process needs the keyboard.
///
/// Wayland's core protocol announces the selection only to the client with the keyboard focus. It accepts a new
/// selection from a client that names the event by which it received the focus (`wl_data_device.set_selection`).
final class FocusSurface {
    /// The longest wait for the keyboard, in seconds.
    static let patience = 3.0

    /// Called when the keyboard is given back.
    var onHide: () -> Void = {}

    private let connection: WaylandConnection
    private let compositor: Proxy
    private let shell: Proxy
    private let seat: Proxy
    private let buffer: Proxy
    private var keyboard: Proxy?

    private var window: (surface: Proxy, shellSurface: Proxy, toplevel: Proxy)?
    /// The number of operations that need the keyboard focus.
    private var users = 0
    /// The waits for the keyboard, in the order in which they began.
    private var waiting: [Waits.Key] = []
    /// The event that gave the keyboard, until it is taken away.
    private var entered: UInt32?
    /// The same event, after the selections that accompany it are known.
    private var serial: UInt32?
    /// The devices that announce a selection to the window with the keyboard.
    var devices: Set<ObjectIdentifier> = []
    /// Those that have announced one since the window was shown or last had keyboard focus.
    private var announced: Set<ObjectIdentifier> = []

    /// - Throws: ``WaylandError/missing(protocol:)``.
    init(_ connection: WaylandConnection, globals: Globals, seat: Proxy) throws {
        self.connection = connection
        self.seat = seat
        compositor = try globals.bind("wl_compositor")
        shell = try globals.bind("xdg_wm_base")
        buffer = try Self.makePixel(try globals.bind("wl_shm"))
        shell.onEvent = { [weak shell] number, arguments in
            if number == 0 { shell?.request(3, .number(arguments[0].u)) }  // ping, pong
        }
        seat.onEvent = { [weak self] number, arguments in
            if number == 0 { self?.seatCan(arguments[0].u) }
        }
    }

    /// Makes a buffer of one pixel: zeros, which are a pixel of no colour.
    private static func makePixel(_ sharedMemory: Proxy) throws -> Proxy {
        let size: Int32 = 4
        let memory = try Descriptor.memoryFile("pixel")
        guard memory.withNumber({ ftruncate($0, off_t(size)) }) == 0 else { throw SystemError(memory.name) }
        guard
            let pool = sharedMemory.make(Interface("wl_shm_pool"), 0, .new, .descriptor(memory), .integer(size)),
            let buffer = pool.make(
                Interface("wl_buffer"),
                0,
                .new,
                .integer(0),
                .integer(1),
                .integer(1),
                .integer(size),
                .number(0)  // WL_SHM_FORMAT_ARGB8888
            )
        else { throw WaylandError.disconnected(reason: "a window could not be made") }
        pool.destroy(1)
        return buffer
    }

    // MARK: The keyboard

    /// Gets the keyboard. The caller calls ``release()`` when it is done.
    /// - Parameter body: Gets the number of the event that gave the keyboard, or ``WaylandError/noFocus(seconds:)``.
    func acquire(_ body: @escaping (Result<UInt32, any Error>) -> Void) {
        users += 1
        if let serial { return body(.success(serial)) }
        let wait = Waits.Key()
        let error = WaylandError.noFocus(seconds: Self.patience)
        connection.waits.begin(wait, within: Self.patience, else: error) { [self] result in
            switch result {
            case .success: body(.success(serial ?? 0))
            case .failure(let error):
                release()
                body(.failure(error))
            }
        }
        waiting.append(wait)
        if window == nil { show() }
    }

    /// Releases the keyboard focus when no caller needs it.
    func release() {
        users -= 1
        if users == 0 { hide() }
    }

    private func seatCan(_ capabilities: UInt32) {
        guard capabilities & WL_SEAT_CAPABILITY_KEYBOARD.rawValue != 0, keyboard == nil else { return }
        keyboard = seat.make(Interface("wl_keyboard"), 1, .new)
        keyboard?.onEvent = { [weak self] number, arguments in
            switch number {
            case 0: close(arguments[1].h)  // The keymap.
            case 1:
                if let surface = self?.window?.surface.pointer, argument_object(arguments[1]) == surface {
                    self?.didEnter(arguments[0].u)
                }
            case 2: self?.didLeave()
            default: break
            }
        }
    }

    /// Notes that a device has announced a selection.
    func didAnnounce(_ device: SelectionDevice) {
        announced.insert(ObjectIdentifier(device))
        if let entered { settle(entered) }
    }

    private func didEnter(_ serial: UInt32) {
        entered = serial
        settle(serial)
        guard self.serial == nil else { return }
        // The selections precede or directly follow this event, so they are known after the next answer, also where a compositor
        // announces none. mutter is busy with the new window then and answers a frame later.
        connection.sync { [self] result in
            guard case .success = result else { return }
            announced = devices
            settle(serial)
        }
    }

    /// Ends the waits if all selections are known.
    private func settle(_ serial: UInt32) {
        guard entered == serial, self.serial == nil, announced.isSuperset(of: devices) else { return }
        self.serial = serial
        let waiting = waiting
        self.waiting = []
        for wait in waiting { connection.waits.end(wait) }
    }

    private func didLeave() {
        entered = nil
        serial = nil
        announced = []
    }

    // MARK: The window

    private func show() {
        guard let surface = compositor.make(Interface("wl_surface"), 0, .new),
            let shellSurface = shell.make(Interface("xdg_surface"), 2, .new, .object(surface)),
            let toplevel = shellSurface.make(Interface("xdg_toplevel"), 1, .new)
        else { return }
        window = (surface, shellSurface, toplevel)
        toplevel.request(2, .string("Clipboard"))  // set_title
        var isShown = false
        shellSurface.onEvent = { [weak shellSurface, weak surface, buffer] number, arguments in
            guard number == 0, let shellSurface, let surface else { return }
            shellSurface.request(4, .number(arguments[0].u))  // configure, ack_configure
            if !isShown {
                surface.request(1, .object(buffer), .integer(0), .integer(0))  // attach
                surface.request(2, .integer(0), .integer(0), .integer(1), .integer(1))  // damage
            }
            isShown = true
            surface.request(6)  // commit
        }
        surface.request(6)
    }

    private func hide() {
        guard let window else { return }
        onHide()
        self.window = nil
        didLeave()
        window.toplevel.destroy(0)
        window.shellSurface.destroy(0)
        window.surface.destroy(0)
    }
}
