import Foundation
import SystemSupport
import TransferKit

/// The socket of the service in the user's runtime directory, which only the user's programs can reach.
package enum NearbySocket {
    private static let directoryName = "nearby"
    private static let name = "control"

    /// Starts listening.
    /// - Returns: The socket; nil if another service of the user listens.
    /// - Throws: An error if there is no private directory for it.
    package static func listening(in runtime: RuntimeDirectory = .current) throws -> Descriptor? {
        guard let directory = try runtime.open(isMade: true)?.directory(directoryName, isMade: true) else {
            throw PasteboardError.unreachable(path: directoryName, reason: "it was removed")
        }
        if try connected(in: directory) != nil { return nil }
        directory.removeFile(name)
        let socket = try new(directory)
        let isListening = directory.file.withSocketAddress(of: name) { address, size in
            socket.withNumber { bind($0, address, size) == 0 && listen($0, 16) == 0 }
        }
        guard isListening else { throw SystemError(socket.name) }
        socket.makeNonBlocking()
        return socket
    }

    /// Connects to the service.
    /// - Returns: nil if none listens.
    package static func connected(in runtime: RuntimeDirectory = .current) throws -> Descriptor? {
        guard let directory = try runtime.open(isMade: false)?.directory(directoryName, isMade: false) else {
            return nil
        }
        return try connected(in: directory)
    }

    private static func connected(in directory: OpenDirectory) throws -> Descriptor? {
        let socket = try new(directory)
        let isConnected = directory.file.withSocketAddress(of: name) { address, size in
            socket.withNumber { connect($0, address, size) == 0 }
        }
        return isConnected ? socket : nil
    }

    private static func new(_ directory: OpenDirectory) throws -> Descriptor {
        try .opened(directory.path + "/" + name) {
            socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        }
    }
}
