import CommandSupport
import Foundation

/// A built app: its program and the folders of resources that the program looks for beside itself.
package struct BuiltApp {
    let program: String
    let resourceFolders: [String]

    /// Finds the program and the resources beside it.
    ///
    /// A build folder has the resources of all products that were built there: those of other targets of the package are left out.
    /// - Throws: ``CommandFailure`` where there is no program.
    init(programAt path: String, of target: PackageManifest.Target, in package: PackageManifest) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o111 != 0 else {
            throw CommandFailure("\(path.quoted) is not a program that can be run.")
        }
        program = url.path
        let folder = url.deletingLastPathComponent().path
        let others = Set(package.targets(notNeededBy: target).map { "\(package.name)_\($0).resources" })
        resourceFolders = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            .filter { $0.contains("_") && $0.hasSuffix(".resources") && !others.contains($0) }
            .map { "\(folder)/\($0)" }
    }
}
