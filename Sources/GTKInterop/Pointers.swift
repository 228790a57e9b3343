import CGTK
import SystemSupport

// GLib's objects are handed around as raw pointers here and cast where a function wants its own type: C's macros for that
// are not visible in Swift.

extension UnsafeMutableRawPointer {
    /// Returns the pointer with the type that a C function expects.
    package func typed<Object>(as type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
        assumingMemoryBound(to: type)
    }
}

extension OpaquePointer {
    /// The object as a raw pointer.
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

/// An owner of a reference to a GObject, which can be passed around until it is used again on the main thread.
package final class ObjectReference: @unchecked Sendable {
    /// The object, which is valid while this reference exists. Code that uses it last extends the lifetime of this reference or calls
    /// ``withPointer(_:)``.
    package let pointer: UnsafeMutableRawPointer

    /// Calls a function of GLib or GTK with the object, which is valid until the call returns.
    package func withPointer<Result>(_ body: (UnsafeMutableRawPointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pointer) }
    }

    package init(retaining pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        g_object_ref(pointer)
    }

    /// Takes ownership of the reference that a GLib function returned.
    package init(owning pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    deinit {
        // GTK's objects must be released on the thread that uses them.
        if MainThread.isCurrent { return g_object_unref(pointer) }
        let address = UInt(bitPattern: pointer)
        MainThread.run { g_object_unref(UnsafeMutableRawPointer(bitPattern: address)!) }
    }
}

/// A weak reference to a GObject that keeps this object in turn, or that may be destroyed at any time, such as a window.
@MainActor
package final class WeakObject {
    /// The place of the pointer, which GLib clears when the object ends.
    private let place: UnsafeMutablePointer<gpointer?>

    package init(_ pointer: UnsafeMutableRawPointer) {
        place = .allocate(capacity: 1)
        place.initialize(to: pointer)
        g_object_add_weak_pointer(pointer.typed(as: GObject.self), place)
    }

    isolated deinit {
        if let pointer { g_object_remove_weak_pointer(pointer.typed(as: GObject.self), place) }
        place.deallocate()
    }

    /// The object; nil after it has been destroyed.
    package var pointer: UnsafeMutableRawPointer? { place.pointee }
}

/// Attaches a Swift object to a GObject, which keeps it alive.
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

/// Attaches a Swift object to a GObject without keeping it alive.
@MainActor
package func attachWeakly(_ object: AnyObject, to instance: UnsafeMutableRawPointer, key: String) {
    attach(WeakReference(object), to: instance, key: key)
}

/// Returns the Swift object that was attached to a GObject with ``attachWeakly(_:to:key:)``, if it still exists.
/// - Returns: The object, or nil if it is gone or of another type; the type may be a protocol of classes.
package func weaklyAttached<Object>(to instance: UnsafeMutableRawPointer, key: String) -> Object? {
    // Swift 6.3 takes an object that is gone for one where it knows the type, and ends the program: it is unwrapped first.
    guard let object = (attached(to: instance, key: key) as? WeakReference)?.object else { return nil }
    return object as? Object
}

private final class WeakReference {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// Returns the message of an error that a GLib function set, and frees the error.
package func message(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason was given" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
}
