import CGTK
import Testing

@testable import GTKInterop

@MainActor
@Suite("Pointers to objects of GLib")
struct PointerTests {
    private func makeObject() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(gtk_text_buffer_new(nil)!) }

    @Test("that are weak are gone with the object, which they do not keep")
    func weakPointers() {
        let object = makeObject()
        let (one, other) = (WeakObject(object), WeakObject(object))
        #expect(one.pointer == object && other.pointer == object)
        let owner = ObjectReference(retaining: object)
        g_object_unref(object)
        #expect(one.pointer == object)
        withExtendedLifetime(owner) {}
        _ = consume owner
        #expect(one.pointer == nil && other.pointer == nil)
    }

    @Test("that are weak may end before the object")
    func endedPointers() {
        let object = makeObject()
        var weak: WeakObject? = WeakObject(object)
        #expect(weak?.pointer == object)
        weak = nil
        // GLib would write where the pointer was.
        g_object_unref(object)
        #expect(weak == nil)
    }

    @Test("to a controller are of use as long as a widget has it")
    func controllers() {
        let keys = gtk_event_controller_key_new()!
        let controller = WidgetController(keys)
        #expect(controller.pointer == keys && controller.widget == nil)
        // No widget has it, so nothing is removed.
        controller.remove()
        g_object_unref(keys.raw)
        #expect(controller.pointer == nil)
        controller.remove()
    }
}
