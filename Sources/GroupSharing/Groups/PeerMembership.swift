import Glibc
import SystemSupport
import TransferKit

/// The reason why items for a group are not shared.
enum GroupSharingError: Error, Equatable {
    case unknownPeer(String)
    case notMember
    case malformed(String)
}

extension Membership {
    /// Creates the membership of the program at the other end of a socket, which must belong to the same user.
    ///
    /// The kernel identifies the process that made the connection, or that listens for it. A descriptor holds that
    /// process, if the kernel has one (SO_PEERPIDFD, Linux 6.5), during the look-up of its executable. Another process
    /// that gets the same number is therefore not mistaken for it.
    ///
    /// The executable is the one that the process runs at that moment. A process can make a connection, leave it to a
    /// child and become another program (execve(2)) before the look-up. It then passes for that program, because it
    /// stays the same process, with the same descriptor and the same start time. A second look-up would not distinguish
    /// it from a program of the group, and neither from a program that was started with foreign code (ld.so(8),
    /// LD_PRELOAD). The result therefore separates only programs that do not intend to deceive.
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
