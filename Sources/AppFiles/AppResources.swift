import Foundation

/// Finds the resources of an app: pictures, colours and texts.
package enum AppResources {
    /// Returns the folders in which a bundle's resources are, in the order in which they are looked at.
    ///
    /// An app that is built by Swift Package Manager has its resources beside the program, in the folder of its target
    /// (`PACKAGE_TARGET.resources`), where an app for Apple's systems has them in its main bundle. So a name that the main
    /// bundle lacks is looked for there, first in `Resources`, which is the place of a bundle's resources if there is one.
    package static func folders(of bundle: Bundle) -> [URL] {
        let own = bundle.resourceURL ?? bundle.bundleURL
        return bundle == .main ? [own] + mainFolders : [own]
    }

    /// Returns the bundle, and the resource bundles of the program's own target where it is the main bundle.
    package static func bundles(of bundle: Bundle) -> [Bundle] {
        bundle == .main ? [bundle] + mainFolders.compactMap { Bundle(url: $0) } : [bundle]
    }

    /// The folders that belong to the program's own target.
    private static let mainFolders: [URL] = {
        guard let program = Bundle.main.executableURL else { return [] }
        return folders(besideProgramAt: program)
    }()

    /// Returns the resource folders of the target that a program was built from.
    package static func folders(besideProgramAt program: URL) -> [URL] {
        let directory = program.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.filter { $0.hasSuffix("_\(program.lastPathComponent).resources") }.sorted()
            .flatMap { name -> [URL] in
                let folder = directory.appending(path: name, directoryHint: .isDirectory)
                let inner = folder.appending(path: "Resources", directoryHint: .isDirectory)
                return FileManager.default.fileExists(atPath: inner.path) ? [inner, folder] : [folder]
            }
    }
}
