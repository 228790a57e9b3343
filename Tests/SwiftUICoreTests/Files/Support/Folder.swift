import Foundation
import TransferTestSupport

/// A folder for the files of a test.
struct Folder {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    var url: URL { URL(fileURLWithPath: directory.path) }

    func callAsFunction(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// Makes a file.
    @discardableResult
    func file(_ name: String, _ text: String) throws -> URL {
        try FileManager.default.createDirectory(
            at: self(name).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: self(name))
        return self(name)
    }

    /// Makes a folder.
    func folder(_ name: String) throws -> URL { URL(fileURLWithPath: try directory.makeDirectory(name)) }

    func text(_ name: String) throws -> String { try String(contentsOf: self(name), encoding: .utf8) }

    /// The names of all that is in the folder, that which is hidden included.
    var names: [String] { Self.names(in: url) }

    static func names(in url: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    /// Runs a test in a folder that is a file system of its own, and that is full after so many bytes or cannot be written to.
    nonisolated(nonsending)
        static func mounted(_ options: String, _ body: (URL) async throws -> Void) async throws
    {
        let folder = try TemporaryDirectory()
        let flags: UInt = options == "ro" ? 1 : 0
        guard mount("tmpfs", folder.path, "tmpfs", flags, options == "ro" ? nil : options) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
        // A program that another test is about to start may have copies of descriptors here for a moment.
        defer { umount2(folder.path, 2) }
        try await body(URL(fileURLWithPath: folder.path))
    }

    /// A Boolean value that indicates whether the tests may mount file systems.
    static let canMount: Bool = {
        guard geteuid() == 0, let folder = try? TemporaryDirectory() else { return false }
        guard mount("tmpfs", folder.path, "tmpfs", 0, nil) == 0 else { return false }
        return umount(folder.path) == 0
    }()
}
