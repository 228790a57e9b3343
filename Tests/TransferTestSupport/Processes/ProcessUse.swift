import Foundation

/// The use of memory and of what the system counts, by a process.
///
/// Tests that run at the same time use as much as they like. One that measures ``current`` does so with ``inOwnProcess(sourceLocation:_:)``.
package struct ProcessUse: Sendable {
    private let directory: String

    /// The use of the process that asks.
    package static let current = ProcessUse(directory: "/proc/self")

    fileprivate init(directory: String) { self.directory = directory }

    /// The memory that the process has for itself, in bytes: files that are mapped do not count.
    package var privateBytes: Int {
        get throws {
            let status = try String(contentsOfFile: directory + "/status", encoding: .utf8)
            let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
            guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
                throw TestSupportError("\(directory)/status says nothing of memory")
            }
            return kilobytes << 10
        }
    }

    /// The number of files, sockets and pipes that the process has open.
    package var descriptorCount: Int { get throws { try count(of: "fd") } }

    /// The names of what the process has open, in their order: paths of files, and words such as “socket:[47110]”.
    package var openFiles: [String] {
        get throws {
            let directory = directory + "/fd"
            // One that is closed meanwhile has no target.
            return try FileManager.default.contentsOfDirectory(atPath: directory).compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: directory + "/" + $0)
            }.sorted()
        }
    }

    /// The number of threads that the process has.
    package var threadCount: Int { get throws { try count(of: "task") } }

    private func count(of kind: String) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: directory + "/" + kind).count
    }
}

extension RunningProgram {
    /// The use of memory and of what the system counts, by the program.
    package var use: ProcessUse { ProcessUse(directory: "/proc/\(processIdentifier)") }
}
