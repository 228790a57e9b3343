import Glibc
import SystemSupport
import TransferKit

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
    ///
    /// The executable is the one that the process runs at that moment. A process that makes a connection, leaves it to a child and
    /// becomes another program (execve(2)) before the look-up passes for that program: it stays the same process, with the same
    /// descriptor and the same time of its start. A second look would not tell it from a program of the group either, nor from one
    /// that was started with foreign code in it (ld.so(8), LD_PRELOAD), so that what is learned here keeps apart programs that do
    /// not set out to deceive.
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
