import Synchronization
import UniformTypeIdentifiers

/// The configuration for reading a document.
@_weakLinked
public struct DocumentReadConfiguration: Sendable {
    /// The content type of the file.
    public let contentType: UTType
    /// The wrapper that a reader reads.
    let lastFile: LastFileWrapper

    init(contentType: UTType, lastFile: LastFileWrapper) {
        (self.contentType, self.lastFile) = (contentType, lastFile)
    }
}

/// The configuration for writing a document.
@_weakLinked
public struct DocumentWriteConfiguration: Sendable {
    /// The content type of the file.
    public let contentType: UTType
    /// The wrapper by which the document was read or written the last time, and that of a writer.
    let lastFile: LastFileWrapper

    init(contentType: UTType, lastFile: LastFileWrapper) {
        (self.contentType, self.lastFile) = (contentType, lastFile)
    }
}

extension DocumentReadConfiguration: Hashable, CustomStringConvertible {
    public static func == (first: Self, second: Self) -> Bool { first.contentType == second.contentType }
    public func hash(into hasher: inout Hasher) { hasher.combine(contentType) }
    /// The identifier of the type.
    public var description: String { contentType.identifier }
}

extension DocumentWriteConfiguration: Hashable, CustomStringConvertible {
    public static func == (first: Self, second: Self) -> Bool { first.contentType == second.contentType }
    public func hash(into hasher: inout Hasher) { hasher.combine(contentType) }
    /// The identifier of the type.
    public var description: String { contentType.identifier }
}

/// The wrapper that the readers and writers of one document hand on.
final class LastFileWrapper: Sendable {
    private let file: Mutex<UncheckedBox<FileWrapper>?>

    init(_ file: FileWrapper? = nil) { self.file = Mutex(file.map { UncheckedBox($0) }) }

    /// The wrapper; nil if there was none.
    var value: FileWrapper? { file.withLock { $0 }?.value }

    /// Takes over that a wrapper was read or written.
    func set(_ new: FileWrapper) {
        let box = UncheckedBox(new)
        file.withLock { $0 = box }
    }
}
