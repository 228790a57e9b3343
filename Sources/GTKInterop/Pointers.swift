import CGTK
import SystemSupport

// GLib's objects are handed around as raw pointers here and cast where a function wants its own type: C's macros for that
// are not visible in Swift.

extension UnsafeMutableRawPointer {
    /// Returns the pointer as a C function takes it.
    package func typed<Object>(as type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
        assumingMemoryBound(to: type)
    }
}

extension OpaquePointer {
    /// The object as a raw pointer.
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// Owns a reference to a GObject, and lets it be carried to where it is used again: the main thread.
package final class ObjectReference: @unchecked Sendable {
    /// The object, which is valid while this reference is kept. Its last user extends the reference's lifetime, or
    /// calls ``withPointer(_:)``.
    package let pointer: UnsafeMutableRawPointer

    /// Calls a function of GLib or GTK with the object, which is valid until the call returns.
    package func withPointer<Result>(_ body: (UnsafeMutableRawPointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pointer) }
    }

    package init(retaining pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        g_object_ref(pointer)
    }

    /// Takes over the reference that a GLib function gave away.
    package init(owning pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    deinit {
        // GTK's objects must be released on the thread that uses them.
        if MainThread.isCurrent { return g_object_unref(pointer) }
        let address = UInt(bitPattern: pointer)
        MainThread.run { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)!) }
    }
}

/// Attaches a Swift object to a GObject: it lives as long as the GObject does.
@MainActor
package func attach(_ object: AnyObject, to instance: UnsafeMutableRawPointer, key: String) {
    g_object_set_data_full(instance.typed(as: GObject.self), key, Unmanaged.passRetained(object).toOpaque()) { data in
        Unmanaged<AnyObject>.fromOpaque(data!).release()
    }
}

/// Returns the Swift object that is attached to a GObject.
package func attached(to instance: UnsafeMutableRawPointer, key: String) -> AnyObject? {
    g_object_get_data(instance.typed(as: GObject.self), key).map {
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
}

/// Attaches a Swift object to a GObject that does not keep it.
@MainActor
package func attachWeakly(_ object: AnyObject, to instance: UnsafeMutableRawPointer, key: String) {
    attach(WeakReference(object), to: instance, key: key)
}

/// Returns the Swift object that is attached to a GObject with ``attachWeakly(_:to:key:)``, while it is there.
/// - Returns: The object, or nil if it is gone or of another type; the type may be a protocol of classes.
package func weaklyAttached<Object>(to instance: UnsafeMutableRawPointer, key: String) -> Object? {
    (attached(to: instance, key: key) as? WeakReference)?.object as? Object
}

private final class WeakReference {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// Takes over an error that a GLib function set.
package func message(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason was given" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
}
