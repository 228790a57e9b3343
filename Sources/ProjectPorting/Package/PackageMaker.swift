import Foundation
import UniformTypes

/// A maker of packages from Xcode projects.
package enum PackageMaker {
    /// Creates a package from a project or workspace.
    /// - Parameter path: The path of the `.xcodeproj` or `.xcworkspace` in the folder.
    package static func package(
        of path: String,
        in files: some ProjectFiles,
        options: PortingOptions
    ) throws(PortingError) -> PortedPackage {
        let name = ProjectPath.name(of: path)
        guard name.hasSuffix(".xcworkspace") else {
            let project = try XcodeProject(path: path, in: files)
            return package(of: [project], named: project.name, folders: [], in: files, options: options)
        }
        let (paths, outside) = try Workspace.entries(at: path, in: files)
        var projects: [XcodeProject] = []
        for path in paths where path.hasSuffix(".xcodeproj") {
            // The project that CocoaPods makes has nothing that builds here.
            if ProjectPath.name(of: path) == "Pods.xcodeproj" { continue }
            projects.append(try XcodeProject(path: path, in: files))
        }
        let folders = paths.filter { !$0.isEmpty && files.kind(of: "\($0)/Package.swift") == .file }
        guard !projects.isEmpty else {
            let isPackage = paths.contains("") && files.kind(of: "Package.swift") == .file
            let manifests = (isPackage ? ["Package.swift"] : []) + folders.map { "\($0)/Package.swift" }
            let list = manifests.prefix(20).map { "\n  transferable port \($0)" }.joined()
            let remedy = list.isEmpty ? "" : " These commands say what its packages need:\(list)"
            throw PortingError("The workspace has no project in its folder.\(remedy)")
        }
        var package = package(
            of: projects,
            named: String(name.dropLast(12)),
            folders: folders,
            in: files,
            options: options
        )
        package.notes += outside.map { PortingNote(subject: $0, text: PortingAdvice.outside) }
        return package
    }

    static func package(
        of projects: [XcodeProject],
        named name: String,
        folders: [String],
        in files: some ProjectFiles,
        options: PortingOptions
    ) -> PortedPackage {
        var package = PortedPackage(name: name, options: options)
        package.developmentRegion = projects.first?.developmentRegion ?? "en"
        package.notes = projects.flatMap(\.notes)
        let dependencies = PackageChoice(projects, folders: folders, options: options, in: files)
        package.packages = dependencies.used
        package.notes += dependencies.notes
        package.platforms = platforms(of: projects)

        var names: [String: String] = [:]
        let choice = TargetChoice(projects)
        var chosen = choice.chosen
        for index in chosen.indices {
            let target = chosen[index].target
            names[chosen[index].identifier] = uniqueName(of: target, besides: Set(names.values))
        }
        package.notes += choice.notes
        // Frameworks before the programs and tests that use them: a file belongs to one target.
        var taken: [String: String] = [:]
        for index in chosen.indices {
            let name = names[chosen[index].identifier] ?? chosen[index].target.name
            let shared = chosen[index].target.sources.filter { taken[$0] != nil }
            if !shared.isEmpty {
                let owner = taken[shared[0]] ?? ""
                package.notes.append(
                    PortingNote(
                        subject: chosen[index].target.name,
                        text:
                            "It shares \(shared.count) files with \(owner), which keeps them: a file belongs to one target."
                    )
                )
                chosen[index].target.sources.removeAll { taken[$0] != nil }
            }
            for path in chosen[index].target.sources { taken[path] = name }
        }
        for (identifier, target) in chosen {
            package.notes += target.notes
            guard !target.sources.isEmpty else {
                package.notes.append(
                    PortingNote(subject: target.name, text: "It has no Swift files, so it is left out.")
                )
                names[identifier] = nil
                continue
            }
            package.add(target, named: names[identifier] ?? target.name, names: names, dependencies, files)
        }
        // A target that was left out is no dependency.
        let left = Set(package.targets.map(\.name))
        for index in package.targets.indices {
            package.targets[index].dependencies.removeAll { !left.contains($0) }
        }
        package.findings.sort()
        package.notes = unique(package.notes)
        return package
    }

    private static func unique(_ notes: [PortingNote]) -> [PortingNote] {
        var seen: Set<String> = []
        return notes.filter { seen.insert("\($0.subject)\n\($0.text)").inserted }
    }

    /// Modules that no target may be called: those that it imports, and the examples of this package.
    private static let reserved = LinuxModules.toolchain.union(LinuxModules.views)
        .union(["Combine", "Catalog", "Notes", "Palette", "Photos", "PlainWindow", "Gallery", "transferable"])

    private static func uniqueName(of target: XcodeTarget, besides others: Set<String>) -> String {
        let wanted = target.settings["PRODUCT_MODULE_NAME"] ?? target.name
        var name = SwiftName.identifier(wanted)
        if reserved.contains(name) { name += "App" }
        var unique = name
        var number = 2
        // File systems may not tell apart names that differ in the case of letters alone.
        while others.contains(where: { $0.lowercased() == unique.lowercased() }) {
            unique = "\(name)\(number)"
            number += 1
        }
        return unique
    }

    private static func platforms(of projects: [XcodeProject]) -> [String] {
        let settings = projects.flatMap { project in project.order.compactMap { project.targets[$0]?.settings } }
        func lowest(_ key: String) -> String? {
            settings.compactMap { $0[key] }.filter(isVersion).min { first, second in
                first.compare(second, options: .numeric) == .orderedAscending
            }
        }
        var platforms: [String] = []
        if let version = lowest("MACOSX_DEPLOYMENT_TARGET") { platforms.append(".macOS(\"\(version)\")") }
        if let version = lowest("IPHONEOS_DEPLOYMENT_TARGET") { platforms.append(".iOS(\"\(version)\")") }
        return platforms
    }

    private static func isVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return (2...3).contains(parts.count)
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy { $0.isASCII && $0.isNumber }
            }
    }
}

/// The user's options for the package that is created.
package struct PortingOptions: Sendable {
    /// The path or URL of swift-transferable.
    package var transferable = "../swift-transferable"
    /// The identities of packages to leave out.
    package var leftOut: [String] = []

    package init() {}
}
