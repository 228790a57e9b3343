import Foundation
import TransferTestSupport

/// A small disk in the place of a directory.
struct FullDisk {
    /// A Boolean value that indicates whether this user can make disks here.
    static var isAvailable: Bool { get async { await trial.value } }

    private static let trial = Task {
        guard geteuid() == 0, let directory = try? TemporaryDirectory(prefix: "disk") else { return false }
        guard let disk = try? await FullDisk(at: directory.path) else { return false }
        await disk.end()
        return true
    }

    private let path: String

    /// Puts a disk with a megabyte in the place of a directory.
    init(at path: String) async throws {
        self.path = path
        try await run("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", path])
    }

    /// Takes the disk away.
    func end() async { _ = try? await run("umount", ["--lazy", path]) }
}
