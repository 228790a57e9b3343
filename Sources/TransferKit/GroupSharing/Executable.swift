import Glibc
import SystemSupport

/// The file that a process runs.
struct Executable: Sendable {
    /// Its absolute path, without links.
    let path: String
    let status: stat

    static let ofThisProcess: Executable? = {
        guard let process = try? ProcessDirectory(getpid()) else { return nil }
        return try? process.executable()
    }()

    /// A path without links and `..`; nil where there is nothing.
    static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// The directory of a process in `/proc`, which stays that of the process when its number goes to another.
struct ProcessDirectory {
    private let file: Descriptor

    init(_ process: pid_t) throws {
        let path = "/proc/\(process)"
        guard let file = try? Descriptor.opening(path, O_RDONLY | O_DIRECTORY) else {
            throw GroupSharingError.unknownPeer("\(path) cannot be opened")
        }
        self.file = file
    }

    /// The file that the process runs.
    /// - Throws: ``GroupSharingError/unknownPeer(_:)`` also where another file, or none, is at its path now: as after an
    ///   update, or where the process sees other file systems than this one does.
    func executable() throws -> Executable {
        var running = stat()
        guard fstatat(file.number, "exe", &running, 0) == 0 else {
            throw GroupSharingError.unknownPeer("\(file.name)/exe cannot be read")
        }
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer -> String? in
            let count = readlinkat(file.number, "exe", buffer.baseAddress!, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
            return String(validating: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        var status = stat()
        guard let path, path.utf8.first == UInt8(ascii: "/"), lstat(path, &status) == 0,
            status.isSameFile(as: running)
        else { throw GroupSharingError.unknownPeer("the executable of \(file.name) has been replaced or removed") }
        return Executable(path: path, status: running)
    }
}

/// Why what is for a group was not shared.
enum GroupSharingError: Error, Equatable {
    case unknownPeer(String)
    case notMember
    case malformed(String)
}

extension Membership {
    /// That of the program on the other end of a socket, which must be the same user's.
    ///
    /// The kernel tells which process made the connection, or listens for it. That is held, by a descriptor where the kernel
    /// has one for it (SO_PEERPIDFD, Linux 6.5), while its executable is looked up, so that another process that gets the
    /// same number is not taken for it.
    init(ofPeer socket: Descriptor) throws {
        guard let peer = try? socket.peer() else { throw GroupSharingError.unknownPeer("the socket has no peer") }
        guard peer.user == geteuid() else {
            throw GroupSharingError.unknownPeer("the peer is the user with the number \(peer.user)")
        }
        guard peer.process > 0 else { throw GroupSharingError.unknownPeer("the peer is in a container") }
        let holder = socket.peerProcess()
        let executable = try ProcessDirectory(peer.process).executable()
        // Only now it is known that the directory was that of the peer: its process is still there, or its end open.
        guard !(holder ?? socket).isReady(for: holder == nil ? 0 : POLLIN) else {
            throw GroupSharingError.unknownPeer("the peer has ended")
        }
        self.init(of: executable, trusting: .ownersLikeThisProgram)
    }
}
