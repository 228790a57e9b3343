import CommandSupport
import Foundation

/// The Swift package of an app.
package struct SourcePackage {
    /// The path of its folder with symbolic links resolved.
    package let folder: String
    let manifest: PackageManifest

    /// Reads the manifest of a package, which executes it.
    ///
    /// - Parameter path: The path of the folder.
    /// - Throws: ``CommandFailure`` where there is no package or no Swift.
    package init(at path: String) throws {
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard SmallFile.beginning(of: "\(folder)/Package.swift", count: 1) != nil else {
            throw CommandFailure(
                """
                \(path.quoted) has no Package.swift. Name the folder of a Swift package; “transferable port” makes one of an \
                Xcode project.
                """
            )
        }
        let text = try Self.swift().output(["package", "--package-path", folder, "dump-package"])
        try self.init(folder: folder, manifest: PackageManifest(Data(text.utf8)))
    }

    init(folder: String, manifest: PackageManifest) throws {
        (self.folder, self.manifest) = (folder, manifest)
    }

    static func swift() throws -> Program {
        guard let swift = Program(named: "swift") else {
            throw CommandFailure("Swift is needed and “swift” is not in PATH: see https://www.swift.org/install/linux.")
        }
        return swift
    }

    /// Returns the program to bundle and its target.
    /// - Parameter name: The name that the user gives; nil for the only program.
    /// - Throws: ``CommandFailure`` where there is none of that name, or several.
    func program(named name: String?) throws -> (name: String, target: PackageManifest.Target) {
        let programs = manifest.programs
        let list = programs.map(\.name.quoted).joined(separator: ", ")
        if let name {
            guard let program = programs.first(where: { $0.name == name }) else {
                let others = programs.isEmpty ? "It has none." : "There are \(list)."
                throw CommandFailure("The package has no program \(name.quoted). \(others)")
            }
            return program
        }
        guard let program = programs.first else {
            throw CommandFailure("\(folder.quoted) builds no program, so there is nothing to bundle.")
        }
        guard programs.count == 1 else {
            throw CommandFailure("The package builds several programs: name one of \(list) with --product.")
        }
        return program
    }

    /// Looks for the `Info.plist` of a target: among its resources, then in its folder.
    func informationFile(of target: PackageManifest.Target) throws -> String {
        let folder = "\(self.folder)/\(target.folder)"
        let resources = (target.resources ?? []).map { resource in
            resource.path.hasPrefix("/") ? resource.path : "\(folder)/\(resource.path)"
        }
        let candidates =
            resources.flatMap { $0.hasSuffix("/Info.plist") ? [$0] : ["\($0)/Info.plist"] }
            + ["\(folder)/Info.plist", "\(folder)/Resources/Info.plist"]
        guard let path = candidates.first(where: FileManager.default.fileExists(atPath:)) else {
            throw CommandFailure(
                """
                The target \(target.name.quoted) has no Info.plist. Put one into \(target.folder.quoted)/Resources and add \
                resources: [.copy("Resources")] to the target, or name one with --info-plist.
                """
            )
        }
        return path
    }

    /// The packages in folders of this machine that the package is built from, itself first.
    /// - Throws: ``CommandFailure`` where a manifest cannot be read.
    func localPackages() throws -> [SourcePackage] {
        var packages = [self]
        var position = 0
        while position < packages.count {
            for path in packages[position].manifest.localDependencies {
                let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
                guard !packages.contains(where: { $0.folder == folder }) else { continue }
                packages.append(try SourcePackage(at: folder))
            }
            position += 1
        }
        return packages
    }
}
