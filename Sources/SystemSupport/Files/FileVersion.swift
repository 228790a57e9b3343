/// The attributes that change when a file is replaced or written.
package struct FileVersion: Equatable, Sendable {
    /// The numbers of the file system and of the file in it.
    private let device, number: UInt64
    private let size: Int
    /// The time of the last change.
    private let seconds, nanoseconds: Int

    package init(device: UInt64, number: UInt64, size: Int, seconds: Int, nanoseconds: Int) {
        self.device = device
        self.number = number
        self.size = size
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// Creates the current version of a file, or `nil` if the file does not exist.
    package init?(path: String) {
        guard let status = try? FileSystem.status(of: path) else { return nil }
        self = status.version
    }

    func isInSameFileSystem(as other: FileVersion) -> Bool { device == other.device }

    func isSameFile(as other: FileVersion) -> Bool { device == other.device && number == other.number }

    func hasSameContents(as other: FileVersion) -> Bool {
        number == other.number && size == other.size && seconds == other.seconds && nanoseconds == other.nanoseconds
    }
}
