import CGTK
import GTKInterop

/// A `GListModel` that contains only the number of rows: its items are empty objects, created on request, and the
/// contents of a row are looked up by its position.
@MainActor
final class RowModel {
    let pointer: OpaquePointer
    private let reference: ObjectReference
    private let storage = Count()
    nonisolated private static let key = "swiftui-rows"

    /// Read on the main thread, where GTK asks.
    private final class Count {
        var value: guint = 0
    }

    init(count: Int) {
        storage.value = guint(clamping: count)
        let instance = UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)!)
        pointer = OpaquePointer(instance)
        reference = ObjectReference(retaining: instance)
        g_object_unref(instance)
        attach(storage, to: instance, key: Self.key)
    }

    var count: Int { Int(storage.value) }

    /// Tells GTK that rows have taken the place of others.
    func replace(at position: Int, removed: Int, added: Int) {
        storage.value = guint(clamping: count - removed + added)
        g_list_model_items_changed(pointer, guint(clamping: position), guint(clamping: removed), guint(clamping: added))
    }

    nonisolated private static func count(of model: OpaquePointer?) -> guint {
        (model.flatMap { attached(to: $0.raw, key: key) } as? Count)?.value ?? 0
    }

    private static let type: GType = {
        let type = g_type_register_static_simple(
            g_object_get_type(),
            "SwiftUIRows",
            guint(MemoryLayout<GObjectClass>.size),
            nil,
            guint(MemoryLayout<GObject>.size),
            nil,
            GTypeFlags(0)
        )
        var interface = GInterfaceInfo(
            interface_init: { pointer, _ in
                let vtable = pointer!.assumingMemoryBound(to: GListModelInterface.self)
                vtable.pointee.get_item_type = { _ in g_object_get_type() }
                vtable.pointee.get_n_items = { RowModel.count(of: $0) }
                vtable.pointee.get_item = { model, position in
                    guard position < RowModel.count(of: model) else { return nil }
                    return UnsafeMutableRawPointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
                }
            },
            interface_finalize: nil,
            interface_data: nil
        )
        g_type_add_interface_static(type, g_list_model_get_type(), &interface)
        return type
    }()
}
