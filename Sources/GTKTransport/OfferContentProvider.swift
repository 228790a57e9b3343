import CGTK
import Foundation
import GTKInterop
import GroupSharing
import TransferKit
import UniformTypeIdentifiers

let logger = BackgroundLogger(label: "GTKTransport")

/// Passes an offer to GDK: a `GdkContentProvider` whose payloads are made when a peer requests them.
@MainActor
enum OfferContentProvider {
    nonisolated private static let key = "swift-transferable-offer"
    nonisolated private static let observerKey = "swift-transferable-observer"
    nonisolated private static let namesKey = "swift-transferable-names"

    /// Creates a content provider for an offer. The caller owns it.
    /// - Parameters:
    ///   - offer: The offer.
    ///   - names: The names that GDK lists. It serves those that are MIME types, and X11's names for text.
    ///   - observer: The observer of the deliveries.
    static func make(
        _ offer: TransferOffer,
        names: [String],
        observer: any DeliveryObserver
    ) -> UnsafeMutablePointer<GdkContentProvider> {
        let instance = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
        attach(offer.sharing(over: SocketChannel()), to: instance, key: key)
        attach(observer, to: instance, key: observerKey)
        attach(Box(names), to: instance, key: namesKey)
        return instance.typed()
    }

    /// Returns the offer behind a content provider, where it is one of this process's.
    nonisolated static func offer(of provider: UnsafeMutableRawPointer) -> TransferOffer? {
        attached(to: provider, key: key) as? TransferOffer
    }

    private static let type: GType = g_type_register_static_simple(
        gdk_content_provider_get_type(),
        "SwiftTransferableOffer",
        guint(MemoryLayout<GdkContentProviderClass>.size),
        { pointer, _ in
            let vtable = pointer!.assumingMemoryBound(to: GdkContentProviderClass.self)
            vtable.pointee.ref_formats = { provider in OfferContentProvider.formats(provider!) }
            vtable.pointee.write_mime_type_async = { provider, name, stream, _, cancellable, callback, data in
                let task = g_task_new(provider, cancellable, callback, data)!
                OfferContentProvider.write(provider!, String(cString: name!), stream!, task)
            }
            vtable.pointee.write_mime_type_finish = { _, result, error in
                g_task_propagate_boolean(result, error)
            }
        },
        guint(MemoryLayout<GdkContentProvider>.size),
        nil,
        GTypeFlags(0)
    )

    nonisolated private static func formats(_ provider: UnsafeMutablePointer<GdkContentProvider>) -> OpaquePointer? {
        let builder = gdk_content_formats_builder_new()
        let names = attached(to: UnsafeMutableRawPointer(provider), key: namesKey) as? Box<[String]>
        for name in names?.value ?? [] { gdk_content_formats_builder_add_mime_type(builder, name) }
        return gdk_content_formats_builder_free_to_formats(builder)
    }

    nonisolated private static func write(
        _ provider: UnsafeMutablePointer<GdkContentProvider>,
        _ name: String,
        _ stream: UnsafeMutablePointer<GOutputStream>,
        _ task: OpaquePointer
    ) {
        let target = ObjectReference(retaining: stream)
        let task = ObjectReference(owning: task.raw)
        let offer = offer(of: provider)
        let observer = attached(to: UnsafeMutableRawPointer(provider), key: observerKey) as? any DeliveryObserver
        observer?.willDeliver()
        Task.detached {
            var failure: String?
            do {
                guard let offer else { throw TransferWireError.notOffered(name) }
                if WireType.portalKeys.contains(name) {
                    try await FileTransfer.send(FileTransfer.files(of: offer), to: OutputStreamSink(target))
                } else {
                    try await offer.send(name, to: OutputStreamSink(target))
                }
                observer?.didEndDelivery(name, isComplete: true)
            } catch {
                observer?.didEndDelivery(name, isComplete: false)
                failure = "\(error)"
                logger.error("\(name) could not be given to another program: \(error)")
            }
            await finish(task, failure)
        }
    }

    private static func finish(_ task: ObjectReference, _ failure: String?) {
        task.withPointer { task in
            if let failure {
                let error = g_error_new_literal(g_io_error_quark(), Int32(G_IO_ERROR_FAILED.rawValue), failure)
                g_task_return_error(OpaquePointer(task), error)
            } else {
                g_task_return_boolean(OpaquePointer(task), 1)
            }
        }
    }
}
