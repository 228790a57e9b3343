import CommandSupport
import Foundation
import ProjectPorting

/// The files that `transferable port` writes: all of them, or none if one of them is somebody's own.
struct GeneratedFiles {
    private let files: [(place: String, contents: Data)]
    /// The paths of files in the way that were not made by the command.
    private let foreign: [String]

    /// - Throws: ``CommandFailure`` if a file is behind a symbolic link.
    init(_ files: [GeneratedFile], in folder: ProjectFolder) throws {
        self.files = try files.map { file in
            guard let place = folder.placeForWriting(file.path) else {
                throw CommandFailure("\(file.path.quoted) is a symbolic link or behind one, so nothing was written.")
            }
            return (place, Data(file.text.utf8))
        }
        foreign = zip(files, self.files).filter { file, output in
            guard FileManager.default.fileExists(atPath: output.place) else { return false }
            return folder.contents(of: file.path).map { !GeneratedFile.isGenerated($0) } ?? true
        }.map { $0.0.path }
    }

    /// Writes the files that are not the same already.
    ///
    /// A file in the way keeps the command from writing, and not from saying what it would write.
    /// - Throws: ``CommandFailure`` if a file in the way was not made by the command.
    func write(_ steps: Steps) throws {
        if let path = foreign.first {
            let text = "\(path.quoted) is there, and it is not as this command wrote it"
            guard !steps.isPerforming else {
                throw CommandFailure("\(text), so nothing was written. \(Self.remedy(for: path))")
            }
            StandardError.writeLine("\(text): move it away before the project is ported.")
        }
        for (place, contents) in files where FileManager.default.contents(atPath: place) != contents {
            try steps.write(contents, to: place)
        }
    }

    private static func remedy(for path: String) -> String {
        path == "Package.swift"
            ? """
            “transferable port” with the path of that file says what the package needs. To port the Xcode project, move \
            the file away; “--dry-run” says what would be written.
            """
            : "Keep it, or move it away and port again; “--dry-run” says what would be written."
    }
}
