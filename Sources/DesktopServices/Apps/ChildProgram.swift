import CGIO
import DesktopBus
import Foundation
import SystemSupport

/// A program that this program starts and waits for without blocking the main thread.
@MainActor
package final class ChildProgram {
    /// The way in which a program ended.
    package enum End: Equatable, Sendable {
        case exited(CInt)
        /// A signal ended the program.
        case signalled(CInt)
    }

    private let process: OpaquePointer

    /// Starts a program.
    /// - Parameters:
    ///   - arguments: The path of the program, and its arguments.
    ///   - environment: Variables that it has beside those of this process.
    ///   - descriptors: The descriptors that it inherits, by the numbers that they have there.
    ///   - didEnd: Called when it has ended.
    /// - Throws: ``GLibError`` if it cannot be started.
    package init(
        _ arguments: [String],
        environment: [String: String] = [:],
        descriptors: [CInt: Descriptor] = [:],
        didEnd: @escaping @MainActor (End) -> Void
    ) throws {
        let launcher = g_subprocess_launcher_new(G_SUBPROCESS_FLAGS_NONE)!
        defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
        for (name, value) in environment { g_subprocess_launcher_setenv(launcher, name, value, 1) }
        for (number, descriptor) in descriptors {
            // The launcher closes its own.
            let copy = descriptor.withNumber { fcntl($0, F_DUPFD_CLOEXEC, 0) }
            guard copy >= 0 else { throw SystemError(descriptor.name) }
            g_subprocess_launcher_take_fd(launcher, copy, number)
        }
        var texts = arguments.map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        process = try texts.withUnsafeMutableBufferPointer { texts in
            try texts.baseAddress!.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: texts.count) { texts in
                try GLibError.check { g_subprocess_launcher_spawnv(launcher, texts, $0) }
            }
        }
        g_subprocess_wait_async(
            process,
            nil,
            { process, result, data in
                let process = OpaquePointer(process)
                g_subprocess_wait_finish(process, result, nil)
                let end: End =
                    g_subprocess_get_if_exited(process) != 0
                    ? .exited(g_subprocess_get_exit_status(process)) : .signalled(g_subprocess_get_term_sig(process))
                let observer = Unmanaged<Observer>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { observer.didEnd(end) }
            },
            Unmanaged.passRetained(Observer(didEnd)).toOpaque()
        )
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(process)) }

    /// Asks the program to end.
    package func terminate() { g_subprocess_send_signal(process, SIGTERM) }

    /// Kills the program.
    package func kill() { g_subprocess_force_exit(process) }

    @MainActor
    private final class Observer {
        let didEnd: @MainActor (End) -> Void

        init(_ didEnd: @escaping @MainActor (End) -> Void) { self.didEnd = didEnd }
    }
}
