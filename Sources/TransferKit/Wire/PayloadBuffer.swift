import CLinux
import Foundation

/// Collects the parts of a payload that arrives, without holding a large one in memory.
///
/// ```swift
/// var buffer = PayloadBuffer(limits: limits)
/// while let part = try await next() { try buffer.append(part) }
/// return try buffer.data()
/// ```
///
/// From a certain size on the bytes go to a file that has no name, and the result is a mapping of it.
public struct PayloadBuffer: ~Copyable {
    /// Up to this size payloads are kept in memory.
    static let largestInMemory = 4 << 20

    private let limit: Int
    private var memory = Data()
    private var file: FileHandle?
    private var fileURL: URL?
    /// The number of bytes so far.
    public private(set) var count = 0

    /// Creates an empty buffer.
    public init(limits: TransferLimits = TransferLimits()) { limit = limits.maximumByteCount }

    /// Takes the next bytes.
    /// - Throws: ``TransferWireError/tooLarge(limit:)``, or an error of the file system's.
    public mutating func append(_ bytes: Data) throws {
        guard bytes.count <= limit - count else { throw TransferWireError.tooLarge(limit: limit) }
        count += bytes.count
        if let file { return try file.write(contentsOf: bytes) }
        memory.append(bytes)
        if count > Self.largestInMemory { try moveToFile() }
    }

    /// All bytes, of which a large number is mapped.
    public consuming func data() throws -> Data {
        guard let fileURL else { return memory }
        return try Data(contentsOf: fileURL, options: .alwaysMapped)
    }

    private mutating func moveToFile() throws {
        var template = Array(
            FileManager.default.temporaryDirectory.appendingPathComponent("transfer-XXXXXX").path.utf8CString
        )
        let descriptor = template.withUnsafeMutableBufferPointer { make_temporary_file($0.baseAddress!) }
        guard descriptor >= 0 else { throw TransferWireError.broken(String(cString: strerror(errno))) }
        unlink(template)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // The file is reached by its descriptor only, so that nothing is left behind however the process ends.
        fileURL = URL(filePath: "/proc/self/fd/\(descriptor)", directoryHint: .notDirectory)
        self.file = file
        try file.write(contentsOf: memory)
        memory = Data()
    }
}
