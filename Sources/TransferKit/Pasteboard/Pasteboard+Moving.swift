import CoreTransferable

/// The result of moving files that were cut.
public struct MovedFiles: Sendable {
    /// The new locations of the files and folders that were moved, in the sender's order.
    public internal(set) var destinations: [URL] = []
    /// The files that could not be moved, with the reasons. A file that was copied completely to another file system, but whose original
    /// could not be removed, exists in both places.
    public internal(set) var failures: [(source: URL, error: any Error)] = []
}

extension Pasteboard {
    /// Returns the operation that the program that wrote the contents requests for its files: `.move` if they were cut.
    /// - Throws: ``PasteboardError`` or ``TransferWireError``.
    public func requestedOperation() async throws -> TransferOperation {
        await (try transport().contents()).requestedOperation()
    }

    /// Moves files and folders that were cut into a directory, as pasting in a file manager does.
    ///
    /// A file is renamed. If the directory is on another file system, the file is copied and then removed. If a step
    /// fails, the file is still in at least one of the two places, and complete under its name. After a file is moved,
    /// the pasteboard is emptied, because a second paste would find no files. Newer contents of the pasteboard are
    /// kept.
    ///
    /// - Parameters:
    ///   - directory: An existing directory. Files that are already in it stay there and count as moved.
    ///   - replacesExisting: Whether an existing file of the same name is replaced, or an empty folder in place of a
    ///     folder. Otherwise a number is added to the name.
    /// - Returns: The files' new places, and the files that could not be moved.
    /// - Throws: ``PasteboardError/nothingWasCut`` if the pasteboard has no cut files; or ``PasteboardError``,
    ///   ``TransferWireError``, ``PayloadError`` or `CancellationError`.
    @discardableResult
    public func moveFiles(into directory: URL, replacesExisting: Bool = false) async throws -> MovedFiles {
        let transport = try transport()
        let count = try await transport.changeCount()
        let contents = try await transport.contents()
        guard await contents.requestedOperation() == .move, let files = try await contents.files() else {
            throw PasteboardError.nothingWasCut
        }
        await MovedFile.removeAbandoned(in: directory)
        var result = MovedFiles()
        var takenNames: Set<String> = []
        var cancellation: CancellationError?
        for file in files {
            do {
                // One of two files of the same name does not replace the other.
                let isFirst = takenNames.insert(file.lastPathComponent).inserted
                result.destinations.append(
                    try await MovedFile.move(file, into: directory, replacesExisting: replacesExisting && isFirst)
                )
            } catch let error as CancellationError {
                cancellation = error
                break
            } catch {
                result.failures.append((file, error))
            }
        }
        if !result.destinations.isEmpty, (try? await transport.changeCount()) == count {
            // A clipboard that cannot be emptied is no reason to report that nothing was moved.
            try? await transport.clear()
        }
        if let cancellation { throw cancellation }
        return result
    }
}

extension PasteboardContents {
    /// Returns the files and folders among the contents; nil if the contents include anything else, even if only in addition.
    package func files() async throws -> [URL]? {
        switch self {
        case .empty: nil
        case .own(let offer): try await offer.asReceived.copiedFiles()
        case .other(let offer): try await offer.copiedFiles()
        }
    }
}
