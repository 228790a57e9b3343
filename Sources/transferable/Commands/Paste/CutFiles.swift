import CommandSupport
import CoreTransferable
import Foundation
import TransferKit

/// A value that moves the files that were cut into a folder.
struct CutFiles {
    let folder: String
    let replacesExisting: Bool

    /// Moves the files and prints their new paths.
    /// - Throws: ``CommandFailure`` that names each file that stays where it was.
    func move(from clipboard: ClipboardTarget, limits: TransferLimits) throws {
        guard SavedItems.isFolder(folder) else {
            throw CommandFailure(
                "\(folder.quoted) is no folder, which --move moves files into. End the name with a slash to make one."
            )
        }
        let directory = URL(filePath: folder, directoryHint: .isDirectory)
        let result = try waitForResult {
            let pasteboard = Pasteboard(try clipboard.transport(limits: limits))
            guard try await pasteboard.requestedOperation() == .move else {
                throw try await pasteboard.contentTypes().isEmpty
                    ? clipboard.emptinessFailure
                    : CommandFailure(
                        "No files on \(clipboard.spokenName) were cut. Copy what is there with --output \(folder.quoted)."
                    )
            }
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            do {
                return try await pasteboard.moveFiles(into: directory, replacesExisting: replacesExisting)
            } catch PasteboardError.nothingWasCut {
                throw CommandFailure("The files that were cut are no longer on \(clipboard.spokenName).")
            } catch {
                throw CommandFailure(FailureText.describing(error))
            }
        }
        for destination in result.destinations {
            try StandardOutput.write(OutputText.name(destination.path(percentEncoded: false)) + "\n")
        }
        guard result.failures.isEmpty else {
            throw CommandFailure(result.failures.map { FailureText.describing($0.error) }.joined(separator: "\n"))
        }
    }
}
