import Foundation
import UniformTypes

/// The search for an app's resources: pictures, colours and texts.
package enum AppResources {
    /// Returns the folders with a bundle's resources, in search order.
    ///
    /// An app that is built by Swift Package Manager has its resources beside the program, in the folder of its target
    /// (`PACKAGE_TARGET.resources`), where an app for Apple's systems has them in its main bundle. So a name that is looked for in
    /// the main bundle is looked for there, first in `Resources`, and then beside the program.
    package static func folders(of bundle: Bundle) -> [URL] {
        bundle == .main
            ? mainFolders + [bundle.foundationResourceURL() ?? bundle.bundleURL]
            : [bundle.resourceURL ?? bundle.bundleURL]
    }

    /// Returns the bundle, preceded by the resource bundles of the program's own target if it is the main bundle.
    package static func bundles(of bundle: Bundle) -> [Bundle] {
        bundle == .main ? mainBundles + [bundle] : [bundle]
    }

    /// The folders that belong to the program's own target.
    private static let mainFolders: [URL] = {
        guard let program = Bundle.main.executableURL else { return [] }
        return folders(ofProgramAt: program)
    }()

    private static let mainBundles: [Bundle] = {
        let missing = Bundle.missingMethods
        if !missing.isEmpty {
            BackgroundLogger(label: "AppFiles").warning(
                "Bundle.main finds no resources of the app’s target by \(missing.count) of its methods, as this version of Foundation has none of the names \(missing.joined(separator: ", ")): use a version of swift-transferable for it."
            )
        }
        return mainFolders.compactMap { Bundle(url: $0) }
    }()

    /// Returns the resource folders of the target that a program was built from.
    ///
    /// They are beside the program, and those of an installed program in `../share/NAME`. Tests
    /// (`PACKAGEPackageTests.xctest`) have the resources of their package's targets. A program whose name is not that of its
    /// target has the only folder of resources there is.
    package static func folders(ofProgramAt program: URL) -> [URL] {
        let directory = program.deletingLastPathComponent()
        let name = program.lastPathComponent
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()
            .filter { $0.contains("_") && $0.hasSuffix(".resources") }
        let tests = "PackageTests.xctest"
        var own =
            if name.hasSuffix(tests) {
                names.filter { $0.hasPrefix("\(name.dropLast(tests.count))_") }
            } else {
                names.filter { $0.hasSuffix("_\(name).resources") }
            }
        if own.isEmpty, names.count == 1 { own = names }
        let installed = directory.deletingLastPathComponent()
            .appending(path: "share", directoryHint: .isDirectory).appending(path: name, directoryHint: .isDirectory)
        return (own.map { directory.appending(path: $0, directoryHint: .isDirectory) } + [installed])
            .filter(isDirectory)
            .flatMap { folder -> [URL] in
                let inner = folder.appending(path: "Resources", directoryHint: .isDirectory)
                return isDirectory(inner) ? [inner, folder] : [folder]
            }
    }

    private static func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
