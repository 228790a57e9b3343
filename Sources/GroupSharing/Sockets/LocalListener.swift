import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// A listener on a private socket in the user's runtime directory for as long as it lives.
final class LocalListener: Sendable {
    /// The directory of the sockets, in the user's runtime directory.
    static let directoryName = "sockets"
    /// The number of connections that are served at once. Further ones wait.
    static let maximumConnectionCount = 32

    /// The name of the socket, which only programs know that are given it.
    let address = Token.random().text

    private let directory: OpenDirectory
    private let listener: Descriptor
    private let loop: EventLoop
    private let timeout: Double
    private let serve: @Sendable (LocalSocket) async -> Void
    private let connectionCount = Mutex(0)

    /// Begins to listen.
    /// - Parameters:
    ///   - runtime: The directory of the user.
    ///   - timeout: The longest wait for an inactive receiver, in seconds.
    ///   - serve: Serves a connection, which ends with it.
    init(
        in runtime: RuntimeDirectory,
        timeout: Double,
        serve: @escaping @Sendable (LocalSocket) async -> Void
    ) throws {
        (self.timeout, self.serve) = (timeout, serve)
        loop = try .background()
        guard let directory = try runtime.open(isMade: true)?.directory(Self.directoryName, isMade: true) else {
            throw PasteboardError.unreachable(path: Self.directoryName, reason: "it was removed")
        }
        self.directory = directory
        Self.removeLeftovers(in: directory)
        listener = try OpenDirectory.socket(for: directory.path + "/" + address)
        let isListening = directory.file.withSocketAddress(of: address) { socket, size in
            listener.withNumber { bind($0, socket, size) == 0 && listen($0, 16) == 0 }
        }
        guard isListening else { throw PasteboardError.system(listener.name) }
        SocketFiles.shared.add(address, in: directory)
        accept()
    }

    deinit {
        SocketFiles.shared.remove(address)
        let (loop, listener) = (loop, listener)
        // Not closed before the loop has stopped waiting for it.
        loop.submit { loop.unwatch(listener) }
    }

    /// Removes the sockets of killed processes, on which no process listens.
    private static func removeLeftovers(in directory: OpenDirectory) {
        for name in (try? directory.names()) ?? [] {
            guard let status = directory.status(of: name), status.st_mode & S_IFMT == S_IFSOCK,
                // A socket that was just created may not be listened on.
                time(nil) - status.st_mtim.tv_sec > 60, let socket = try? OpenDirectory.socket(for: name)
            else { continue }
            let isRefused = directory.file.withSocketAddress(of: name) { address, size in
                socket.withNumber { connect($0, address, size) } != 0 && errno == ECONNREFUSED
            }
            if isRefused { directory.removeFile(name) }
        }
    }

    private func accept() {
        loop.submit { [weak self, loop, listener] in
            loop.watch(listener, for: .readable) { [weak self] _ in self?.acceptOne() }
        }
    }

    private func acceptOne() {
        let connection: Descriptor
        do {
            connection = try listener.acceptConnection()
        } catch {
            guard ![EAGAIN, EINTR, ECONNABORTED].contains(error.code) else { return }
            // The process has too many open files: asked again at once, it would still have them.
            loop.unwatch(listener)
            loop.after(1) { [weak self] in self?.accept() }
            return
        }
        let isFull = connectionCount.withLock { count in
            count += 1
            return count == Self.maximumConnectionCount
        }
        // The others wait in the kernel's queue, and the next are refused there.
        if isFull { loop.unwatch(listener) }
        let socket = LocalSocket(connection, loop: loop, limits: TransferLimits(stallTimeout: timeout))
        Task.detached { [weak self, serve] in
            await serve(socket)
            self?.didServe()
        }
    }

    private func didServe() {
        let wasFull = connectionCount.withLock { count in
            count -= 1
            return count == Self.maximumConnectionCount - 1
        }
        if wasFull { accept() }
    }
}

extension LocalSocket {
    /// Connects to the socket on which another program of the user listens.
    /// - Parameters:
    ///   - address: The name of the socket, which is the text of a ``Token``.
    ///   - runtime: The directory of the user.
    ///   - limits: The limits of the wait for the other program.
    static func connected(to address: String, in runtime: RuntimeDirectory, limits: TransferLimits) throws
        -> LocalSocket
    {
        guard let directory = try runtime.open(isMade: false)?.directory(LocalListener.directoryName, isMade: false)
        else { throw TransferWireError.broken("the program that offered it is gone") }
        let file = try OpenDirectory.socket(for: directory.path + "/" + address)
        // A Unix-domain socket is connected at once, or its queue is full.
        let isConnected = directory.file.withSocketAddress(of: address) { address, size in
            file.withNumber { connect($0, address, size) == 0 }
        }
        guard isConnected else {
            throw TransferWireError.broken("the program that offered it is gone, or too busy")
        }
        return LocalSocket(file, loop: try .background(), limits: limits)
    }
}
