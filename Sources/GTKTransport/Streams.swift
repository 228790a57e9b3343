import CGTK
import Foundation
import GTKInterop
import SystemSupport
import TransferKit

/// A sink that writes to a GIO stream, which takes the next part after the receiver has read the previous one.
struct OutputStreamSink: ByteSink {
    private let stream: ObjectReference

    init(_ stream: ObjectReference) { self.stream = stream }

    func write(_ bytes: Data) async throws {
        try await Self.write(bytes, to: stream)
    }

    @MainActor
    private static func write(_ bytes: Data, to stream: ObjectReference) async throws {
        typealias Continuation = CheckedContinuation<Void, any Error>
        try await withCheckedThrowingContinuation { (continuation: Continuation) in
            // GIO reads the bytes until it calls back; the box keeps them until then.
            let box = Box((continuation, bytes as NSData))
            g_output_stream_write_all_async(
                stream.pointer.typed(),
                box.value.1.bytes,
                gsize(bytes.count),
                G_PRIORITY_DEFAULT,
                nil,
                { source, result, data in
                    let (continuation, _) = Box<(Continuation, NSData)>.take(data!)
                    var error: UnsafeMutablePointer<GError>?
                    if g_output_stream_write_all_finish(
                        source!.withMemoryRebound(to: GOutputStream.self, capacity: 1) { $0 },
                        result,
                        nil,
                        &error
                    ) != 0 {
                        continuation.resume()
                    } else {
                        continuation.resume(throwing: TransferWireError.broken(message(of: error)))
                    }
                },
                Unmanaged.passRetained(box).toOpaque()
            )
        }
    }
}

/// Reads the data of another program as long as that program keeps sending.
@MainActor
enum InputStreamReader {
    /// The size of the parts in which a stream is read.
    private static let chunk: gsize = 256 << 10

    /// Starts a read and gives all its bytes to a sink.
    /// - Parameters:
    ///   - sink: The receiver of the bytes.
    ///   - limits: The limits of the wait for the other program.
    ///   - open: Starts the read with a cancellable, and gives the stream when the other program answers.
    static func read(
        to sink: any ByteSink,
        limits: TransferLimits,
        open: @escaping @MainActor (_ cancellable: ObjectReference) async throws -> ObjectReference
    ) async throws {
        let cancellable = StepCancellation(TransferPace(limits: limits))
        try await withTaskCancellationHandler {
            let stream = try await cancellable.step { try await open(cancellable.reference) }
            defer { stream.withPointer { g_input_stream_close_async($0.typed(), G_PRIORITY_DEFAULT, nil, nil, nil) } }
            while true {
                let part = try await cancellable.step { try await next(stream, cancellable.reference) }
                guard !part.isEmpty else { break }
                cancellable.pace.count(part.count)
                try await sink.write(part)
            }
        } onCancel: {
            MainThread.run { cancellable.cancel() }
        }
    }

    private static func next(_ stream: ObjectReference, _ cancellable: ObjectReference) async throws -> Data {
        typealias Continuation = CheckedContinuation<Data, any Error>
        return try await withCheckedThrowingContinuation { (continuation: Continuation) in
            g_input_stream_read_bytes_async(
                stream.pointer.typed(),
                chunk,
                G_PRIORITY_DEFAULT,
                cancellable.pointer.typed(),
                { source, result, data in
                    let continuation = Box<Continuation>.take(data!)
                    var error: UnsafeMutablePointer<GError>?
                    let stream = UnsafeMutableRawPointer(source!).typed(as: GInputStream.self)
                    guard let bytes = g_input_stream_read_bytes_finish(stream, result, &error) else {
                        return continuation.resume(throwing: TransferWireError.broken(message(of: error)))
                    }
                    var count: gsize = 0
                    let start = g_bytes_get_data(bytes, &count)
                    continuation.resume(returning: start.map { Data(bytes: $0, count: Int(count)) } ?? Data())
                    g_bytes_unref(bytes)
                },
                Unmanaged.passRetained(Box(continuation)).toOpaque()
            )
        }
    }
}

/// A `GCancellable` that also ends a step which takes too long.
@MainActor
private final class StepCancellation: Sendable {
    let reference: ObjectReference
    /// A closure that ends the step under way with an error.
    private var giveUp: ((any Error) -> Void)?
    /// The limits of the time for steps.
    var pace: TransferPace

    init(_ pace: TransferPace) {
        self.pace = pace
        let pointer = g_cancellable_new()!
        reference = ObjectReference(retaining: pointer)
        g_object_unref(pointer)
    }

    func cancel(_ error: any Error = CancellationError()) {
        reference.withPointer { g_cancellable_cancel($0.typed()) }
        giveUp?(error)
    }

    /// Runs a step, and cancels it if it does not end in time.
    ///
    /// GDK's streams from X11's selections notice a cancellation only when the other program answers, which may never
    /// happen. Therefore no caller waits for a cancelled step to end, and its later result is dropped.
    func step<Value: Sendable>(_ step: @escaping @MainActor () async throws -> Value) async throws -> Value {
        guard g_cancellable_is_cancelled(reference.pointer.typed()) == 0 else { throw CancellationError() }
        let seconds = pace.beginWaiting()
        let timer = Task {
            try await Task.sleep(for: .seconds(clamping: seconds))
            cancel(pace.error)
        }
        defer {
            pace.endWaiting()
            timer.cancel()
            giveUp = nil
        }
        return try await withCheckedThrowingContinuation { continuation in
            let answer = FirstAnswer(continuation)
            giveUp = { answer.give(.failure($0)) }
            Task {
                do {
                    answer.give(.success(try await step()))
                } catch {
                    answer.give(.failure(error))
                }
            }
        }
    }
}
