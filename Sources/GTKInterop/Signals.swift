import CGTK

/// Connections of Swift closures to signals of GTK, which emits them only on the main thread.
///
/// A closure lives as long as its connection, which ends with the object that emits the signal.
@MainActor
package enum Signal {
    /// Connects to a signal without arguments or whose arguments are ignored.
    @discardableResult
    package static func connect(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ action: @escaping @MainActor () -> Void
    ) -> gulong {
        let handler: @convention(c) (gpointer, gpointer) -> Void = { _, data in Box<() -> Void>.value(data)() }
        return connect(object, name, plain(action, as: (() -> Void).self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to a signal with an object, such as `drag-begin`.
    package static func connect(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        object action: @escaping @MainActor (gpointer?) -> Void
    ) {
        let handler: @convention(c) (gpointer, gpointer?, gpointer) -> Void = { _, argument, data in
            Box<(gpointer?) -> Void>.value(data)(argument)
        }
        connect(
            object,
            name,
            plain(action, as: ((gpointer?) -> Void).self),
            unsafeBitCast(handler, to: GCallback.self)
        )
    }

    /// Connects to a signal that returns a Boolean value for an object, such as `accept`.
    package static func connect(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        asking action: @escaping @MainActor (gpointer?) -> Bool
    ) {
        let handler: @convention(c) (gpointer, gpointer?, gpointer) -> gboolean = { _, argument, data in
            Box<(gpointer?) -> Bool>.value(data)(argument) ? 1 : 0
        }
        connect(
            object,
            name,
            plain(action, as: ((gpointer?) -> Bool).self),
            unsafeBitCast(handler, to: GCallback.self)
        )
    }

    /// Connects to `close-request` of a window. The action returns a Boolean value that indicates whether the window stays open.
    package static func connectCloseRequest(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor () -> Bool
    ) {
        let handler: @convention(c) (gpointer, gpointer) -> gboolean = { _, data in
            Box<() -> Bool>.value(data)() ? 1 : 0
        }
        connect(
            object,
            "close-request",
            plain(action, as: (() -> Bool).self),
            unsafeBitCast(handler, to: GCallback.self)
        )
    }

    /// Connects to a signal with a number, such as `response`.
    package static func connect(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        number action: @escaping @MainActor (Int) -> Void
    ) {
        let handler: @convention(c) (gpointer, gint, gpointer) -> Void = { _, number, data in
            Box<(Int) -> Void>.value(data)(Int(number))
        }
        connect(
            object,
            name,
            plain(action, as: ((Int) -> Void).self),
            unsafeBitCast(handler, to: GCallback.self)
        )
    }

    /// Connects to a signal with two numbers, such as `selection-changed`.
    package static func connect(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        twoNumbers action: @escaping @MainActor (Int, Int) -> Void
    ) {
        let handler: @convention(c) (gpointer, guint, guint, gpointer) -> Void = {
            Box<(Int, Int) -> Void>.value($3)(Int($1), Int($2))
        }
        connect(
            object,
            name,
            plain(action, as: ((Int, Int) -> Void).self),
            unsafeBitCast(handler, to: GCallback.self)
        )
    }

    /// Connects to `prepare` of a drag source. The action receives a point and returns a content provider that the caller then owns.
    package static func connectPrepare(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (Double, Double) -> gpointer?
    ) {
        typealias Plain = (Double, Double) -> gpointer?
        let handler: @convention(c) (gpointer, Double, Double, gpointer) -> gpointer? = { _, x, y, data in
            Box<Plain>.value(data)(x, y)
        }
        connect(object, "prepare", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to a signal of a drop target. The action receives the drop and a point and returns a number.
    package static func connectDrop(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ action: @escaping @MainActor (OpaquePointer, Double, Double) -> UInt32
    ) {
        typealias Plain = (OpaquePointer, Double, Double) -> UInt32
        let handler: @convention(c) (gpointer, OpaquePointer, Double, Double, gpointer) -> UInt32 = {
            Box<Plain>.value($4)($1, $2, $3)
        }
        connect(object, name, plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to `drag-end` or `drag-cancel` of a drag source. The action receives the drag.
    package static func connectDragEnd(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ action: @escaping @MainActor (_ drag: OpaquePointer) -> Void
    ) {
        typealias Plain = (OpaquePointer) -> Void
        let handler: @convention(c) (gpointer, OpaquePointer, gint, gpointer) -> gboolean = { _, drag, _, data in
            Box<Plain>.value(data)(drag)
            // For `drag-cancel`: the failure is not handled here, so GTK shows the picture fly back.
            return 0
        }
        connect(object, name, plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to a click. The action receives the number of consecutive clicks and the location.
    package static func connectClick(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ action: @escaping @MainActor (Int, Double, Double) -> Void
    ) {
        typealias Plain = (Int, Double, Double) -> Void
        let handler: @convention(c) (gpointer, gint, Double, Double, gpointer) -> Void = {
            Box<Plain>.value($4)(Int($1), $2, $3)
        }
        connect(object, name, plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to a signal with a point or an offset, such as `motion` or `drag-update`.
    package static func connectPoint(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ action: @escaping @MainActor (Double, Double) -> Void
    ) {
        typealias Plain = (Double, Double) -> Void
        let handler: @convention(c) (gpointer, Double, Double, gpointer) -> Void = { Box<Plain>.value($3)($1, $2) }
        connect(object, name, plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to `scroll`. The action receives the distance along both axes and returns a Boolean value that indicates whether it used
    /// it.
    package static func connectScroll(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (Double, Double) -> Bool
    ) {
        typealias Plain = (Double, Double) -> Bool
        let handler: @convention(c) (gpointer, Double, Double, gpointer) -> gboolean = {
            Box<Plain>.value($3)($1, $2) ? 1 : 0
        }
        connect(object, "scroll", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to `activate-link` of a label. The action receives the address, and GTK does nothing by itself.
    package static func connectActivateLink(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (_ address: String) -> Void
    ) {
        typealias Plain = (String) -> Void
        let handler: @convention(c) (gpointer, UnsafePointer<CChar>, gpointer) -> gboolean = { _, address, data in
            Box<Plain>.value(data)(String(cString: address))
            return 1
        }
        connect(object, "activate-link", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Prevents a widget from showing its tooltip.
    /// - Parameter isHidden: Asked each time that the widget would show the tooltip.
    package static func hideTooltip(of object: UnsafeMutableRawPointer, _ isHidden: @escaping @MainActor () -> Bool) {
        typealias Plain = () -> Bool
        let handler: @convention(c) (gpointer, gint, gint, gboolean, gpointer, gpointer) -> gboolean = {
            // Stopping the signal here keeps GTK's own handler from answering that there is a tooltip.
            if Box<Plain>.value($5)() { g_signal_stop_emission_by_name($0, "query-tooltip") }
            return 0
        }
        connect(object, "query-tooltip", plain(isHidden, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to a key press. The action receives the key value and the modifier keys, and returns a Boolean value that indicates whether
    /// it used the key.
    package static func connectKey(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (UInt32, GdkModifierType) -> Bool
    ) {
        typealias Plain = (UInt32, GdkModifierType) -> Bool
        let handler: @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
            Box<Plain>.value($4)($1, $3) ? 1 : 0
        }
        connect(object, "key-pressed", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to a key release. The action receives the key value and the modifier keys.
    package static func connectKeyReleased(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (UInt32, GdkModifierType) -> Void
    ) {
        typealias Plain = (UInt32, GdkModifierType) -> Void
        let handler: @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> Void = {
            Box<Plain>.value($4)($1, $3)
        }
        connect(object, "key-released", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to `insert-text` of a text buffer, before the insertion. The action receives the text and its position
    /// in characters.
    package static func connectInsertText(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (_ text: String, _ offset: Int) -> Void
    ) {
        typealias Plain = (String, Int) -> Void
        typealias Handler =
            @convention(c) (gpointer, UnsafePointer<GtkTextIter>, UnsafePointer<CChar>, gint, gpointer) -> Void
        let handler: Handler = { _, place, text, length, data in
            let bytes = UnsafeRawBufferPointer(start: text, count: length < 0 ? strlen(text) : Int(length))
            Box<Plain>.value(data)(String(decoding: bytes, as: UTF8.self), Int(gtk_text_iter_get_offset(place)))
        }
        connect(object, "insert-text", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to `delete-range` of a text buffer, before the deletion. The action receives the range of characters.
    package static func connectDeleteRange(
        _ object: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (_ range: Range<Int>) -> Void
    ) {
        typealias Plain = (Range<Int>) -> Void
        typealias Handler =
            @convention(c) (gpointer, UnsafePointer<GtkTextIter>, UnsafePointer<GtkTextIter>, gpointer) -> Void
        let handler: Handler = { _, start, end, data in
            let (first, last) = (Int(gtk_text_iter_get_offset(start)), Int(gtk_text_iter_get_offset(end)))
            Box<Plain>.value(data)(min(first, last)..<max(first, last))
        }
        connect(object, "delete-range", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    /// Connects to `open` of an application. The action receives the files and a hint.
    package static func connectOpen(
        _ application: UnsafeMutableRawPointer,
        _ action: @escaping @MainActor (_ files: [OpaquePointer], _ hint: String) -> Void
    ) {
        typealias Plain = ([OpaquePointer], String) -> Void
        typealias Handler =
            @convention(c) (
                gpointer, UnsafePointer<OpaquePointer?>?, gint, UnsafePointer<CChar>?, gpointer
            ) -> Void
        let handler: Handler = { _, files, count, hint, data in
            let files = UnsafeBufferPointer(start: files, count: Int(count)).compactMap(\.self)
            Box<Plain>.value(data)(files, hint.map { String(cString: $0) } ?? "")
        }
        connect(application, "open", plain(action, as: Plain.self), unsafeBitCast(handler, to: GCallback.self))
    }

    @discardableResult
    private static func connect<Action>(
        _ object: UnsafeMutableRawPointer,
        _ name: String,
        _ action: Action,
        _ handler: GCallback
    ) -> gulong {
        g_signal_connect_data(
            object,
            name,
            handler,
            Unmanaged.passRetained(Box(action)).toOpaque(),
            { data, _ in Unmanaged<AnyObject>.fromOpaque(data!).release() },
            GConnectFlags(0)
        )
    }

    /// Returns the closure without main-actor isolation, which C can't guarantee to the compiler. Both types of synchronous functions have
    /// the same calling convention.
    private static func plain<Isolated, Plain>(_ action: Isolated, as type: Plain.Type) -> Plain {
        unsafeBitCast(action, to: type)
    }
}

/// A box that carries a closure through C.
package final class Box<Value> {
    package let value: Value
    package init(_ value: Value) { self.value = value }

    /// Returns the value in a box that C passes back. C continues to own the box.
    package static func value(_ data: gpointer) -> Value {
        Unmanaged<Box<Value>>.fromOpaque(data).takeUnretainedValue().value
    }

    /// Returns the value in a box that C passes back for the last time.
    package static func take(_ data: gpointer) -> Value {
        Unmanaged<Box<Value>>.fromOpaque(data).takeRetainedValue().value
    }
}
