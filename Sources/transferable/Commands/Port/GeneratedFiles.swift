import CommandSupport
import Foundation
import ProjectPorting

/// The files that `transferable port` writes: all of them, or none if one of them is somebody's own.
struct GeneratedFiles {
    private let files: [(place: String, contents: Data)]

    /// - Throws: ``CommandFailure`` if there is a file in the way that was not made by the command.
    init(_ files: [GeneratedFile], in folder: ProjectFolder) throws {
        self.files = try files.map { file in
            guard let place = folder.placeForWriting(file.path) else {
                throw CommandFailure("\(file.path.quoted) is a symbolic link or behind one, so nothing was written.")
            }
            guard FileManager.default.fileExists(atPath: place) else { return (place, Data(file.text.utf8)) }
            guard let contents = folder.contents(of: file.path), GeneratedFile.isGenerated(contents) else {
                throw CommandFailure(
                    """
                    \(file.path.quoted) is there, and it is not as this command wrote it, so nothing was written. Keep it, \
                    or move it away and port again. “--dry-run” in a copy of the project shows what would be made.
                    """
                )
            }
            return (place, Data(file.text.utf8))
        }
    }

    /// Writes the files that are not the same already.
    func write(_ steps: Steps) throws {
        for (place, contents) in files where FileManager.default.contents(atPath: place) != contents {
            try steps.write(contents, to: place)
        }
    }
}
