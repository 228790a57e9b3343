import CGTK
import GTKInterop
import TransferKit

// GDK's clipboards and drops are read in the same way, through functions of the same types.

/// Starts to read one payload of a clipboard or a drop.
typealias StartReading =
    @convention(c) @Sendable (
        OpaquePointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>?, CInt, UnsafeMutablePointer<GCancellable>?,
        GAsyncReadyCallback?, gpointer?
    ) -> Void

/// Gives the stream of a payload when the other program has answered.
typealias FinishReading =
    @convention(c) @Sendable (
        OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutablePointer<GInputStream>?

extension IncomingOffer {
    /// Wraps the offer of another program through GDK.
    /// - Parameters:
    ///   - formats: A `GdkContentFormats`: the names of the payloads.
    ///   - source: The clipboard or the drop.
    ///   - limits: The limits of the size and time of reading a payload.
    ///   - start: Starts to read from the source.
    ///   - finish: Ends what `start` began.
    @MainActor
    convenience init(
        formats: OpaquePointer?,
        from source: ObjectReference,
        limits: TransferLimits,
        start: @escaping StartReading,
        finish: @escaping FinishReading
    ) {
        self.init(mayBeTransferred: mimeTypes(of: formats), limits: limits) { name, sink in
            try await InputStreamReader.read(to: sink, limits: limits) { cancellable in
                try await openStream(name, of: source, cancellable, start, finish)
            }
        }
    }
}

extension IncomingOffer {
    /// Wraps another program's offer on an X11 selection, which is read without GDK; see ``XSelectionRead``.
    /// - Parameters:
    ///   - formats: A `GdkContentFormats`: the names of the payloads, in which GDK replaces all of X11's names for text
    ///     with their MIME type.
    ///   - selection: The name of the selection.
    ///   - display: The display of the selection.
    ///   - limits: The limits of the size and time of reading a payload.
    @MainActor
    convenience init(
        formats: OpaquePointer?,
        of selection: String,
        on display: XDisplay,
        limits: TransferLimits
    ) {
        var offered = mimeTypes(of: formats)
        // X11's name is among those that GDK replaces, and the text under it is better; see ``WireType/textRank(of:)``.
        if offered.contains(WireType.utf8Text[0]) { offered.append(WireType.utf8Target) }
        self.init(mayBeTransferred: offered, limits: limits) { name, sink in
            let isText = WireType.utf8Text.contains(name)
            let names = isText ? [name] + WireType.utf8Text.filter { $0 != name } + [WireType.latin1Text] : [name]
            for (index, name) in names.enumerated() {
                do {
                    let read = await XSelectionRead(selection, as: name, on: display)
                    return try await read.run(to: sink, limits: limits)
                } catch TransferWireError.notOffered where index + 1 < names.count {
                    continue
                }
            }
        }
    }
}

/// Asks GDK for one payload and waits for the stream.
@MainActor
private func openStream(
    _ name: String,
    of source: ObjectReference,
    _ cancellable: ObjectReference,
    _ start: StartReading,
    _ finish: @escaping FinishReading
) async throws -> ObjectReference {
    typealias Answer = (OpaquePointer?) -> Void
    return try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<ObjectReference, any Error>) in
        let answer: Answer = { result in
            var error: UnsafeMutablePointer<GError>?
            guard let stream = finish(OpaquePointer(source.pointer), result, nil, &error) else {
                return continuation.resume(throwing: TransferWireError.broken(message(of: error)))
            }
            continuation.resume(returning: ObjectReference(retaining: stream))
            g_object_unref(stream)
        }
        name.withCString { text in
            var names: [UnsafePointer<CChar>?] = [text, nil]
            start(
                OpaquePointer(source.pointer),
                &names,
                G_PRIORITY_DEFAULT,
                cancellable.pointer.typed(),
                { _, result, data in Box<Answer>.take(data!)(result) },
                Unmanaged.passRetained(Box(answer)).toOpaque()
            )
        }
    }
}

/// Returns the names in GDK's list of formats.
func mimeTypes(of formats: OpaquePointer?) -> [String] {
    var count: gsize = 0
    guard let formats, let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
}
