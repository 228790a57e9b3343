import CGDKX11
import CGTK
import Foundation
import GTKInterop

/// An X11 display of GDK, for the parts of the selection and drag-and-drop protocols that GDK omits.
///
/// Windows of other programs may be destroyed at any time, and an error that is not trapped ends the process. Calls
/// that name such a window run in ``trapping(_:)``.
@MainActor
struct XDisplay {
    private let display: ObjectReference

    /// Creates the display; nil if it is not X11's.
    init?(_ display: OpaquePointer?) {
        guard let display, let name = g_type_name_from_instance(display.raw.typed()),
            String(cString: name) == "GdkX11Display"
        else { return nil }
        self.display = ObjectReference(retaining: display.raw)
    }

    /// Xlib's display.
    var connection: OpaquePointer? { gdk_x11_display_get_xdisplay(display.pointer) }

    var pointer: OpaquePointer { OpaquePointer(display.pointer) }

    /// Hears of each event before GDK does, and of an earlier listener's events only if that did not use them.
    /// - Parameter use: Says whether the event is used up, so GDK must not see it.
    func listen(_ use: @escaping @MainActor (XEvent) -> Bool) {
        XEventGuard.begin(on: self)
        Signal.connect(
            display.pointer,
            "xevent",
            asking: { event in use(event!.assumingMemoryBound(to: XEvent.self).pointee) }
        )
    }

    func atom(_ name: String) -> Atom { gdk_x11_get_xatom_by_name_for_display(display.pointer, name) }

    func name(of atom: Atom) -> String? {
        guard atom != 0 else { return nil }
        return trapping { gdk_x11_get_xatom_name_for_display(display.pointer, atom).map { String(cString: $0) } }
    }

    /// Runs requests, and passes over the server's errors.
    func trapping<Result>(_ body: () -> Result) -> Result {
        gdk_x11_display_error_trap_push(display.pointer)
        defer { _ = gdk_x11_display_error_trap_pop(display.pointer) }
        return body()
    }

    /// Answers a request for a selection.
    /// - Parameter property: The property of the answer; nil to refuse the request.
    func answer(_ request: XSelectionRequestEvent, in property: Atom?) {
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = property ?? 0
        event.xselection.time = request.time
        _ = trapping { XSendEvent(connection, request.requestor, 0, 0, &event) }
    }

    func refuse(_ request: XSelectionRequestEvent) { answer(request, in: nil) }

    // MARK: Properties

    /// A property of a window, or a part of one.
    struct Property {
        /// The property's type.
        let type: Atom
        /// The size of its items in bits. Xlib gives those of 32 bits as longs.
        let format: CInt
        let bytes: Data
        /// The number of bytes that follow.
        let rest: Int

        /// The items of a property of 32 bits.
        var longs: [CUnsignedLong] {
            guard format == 32 else { return [] }
            return bytes.withUnsafeBytes { bytes in
                let size = MemoryLayout<CUnsignedLong>.size
                return (0..<bytes.count / size).map {
                    bytes.loadUnaligned(fromByteOffset: $0 * size, as: CUnsignedLong.self)
                }
            }
        }
    }

    /// Reads a property; nil if there is none.
    /// - Parameters:
    ///   - start: The start, in units of four bytes.
    ///   - length: The most units to read.
    ///   - deletes: Whether the property is deleted once its last part is read.
    func property(
        _ property: Atom,
        of window: Window,
        from start: Int = 0,
        length: Int = 1 << 18,
        deletes: Bool = false
    ) -> Property? {
        var type: Atom = 0
        var format: CInt = 0
        var count: CUnsignedLong = 0
        var rest: CUnsignedLong = 0
        var bytes: UnsafeMutablePointer<UInt8>?
        let status = trapping {
            XGetWindowProperty(
                connection,
                window,
                property,
                start,
                length,
                deletes ? 1 : 0,
                Atom(AnyPropertyType),
                &type,
                &format,
                &count,
                &rest,
                &bytes
            )
        }
        defer { if let bytes { XFree(bytes) } }
        guard status == Success, type != 0 else { return nil }
        let size = format == 32 ? MemoryLayout<CLong>.size : Int(format) / 8
        return Property(
            type: type,
            format: format,
            bytes: bytes.map { Data(bytes: $0, count: Int(count) * size) } ?? Data(),
            rest: Int(rest)
        )
    }

    /// Sets a property.
    /// - Parameter itemSize: The size of its items in bits: 8 or 16.
    func setProperty(_ property: Atom, of window: Window, type: Atom, to bytes: Data, itemSize: Int = 8) {
        trapping {
            bytes.withUnsafeBytes { buffer in
                _ = XChangeProperty(
                    connection,
                    window,
                    property,
                    type,
                    CInt(itemSize),
                    CInt(PropModeReplace),
                    buffer.baseAddress?.assumingMemoryBound(to: UInt8.self),
                    CInt(buffer.count / (itemSize / 8))
                )
            }
        }
    }
}
