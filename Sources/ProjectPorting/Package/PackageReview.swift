/// A review of a package that has its own manifest, which is not changed.
package enum PackageReview {
    /// Files that a target has on Apple's systems without a word, and here by its resources alone.
    private static let catalogs: Set<String> = ["xcassets", "xcstrings"]

    /// Returns the targets of the package with their requirements, and the findings that need a person's attention.
    package static func review(of files: some ProjectFiles) -> (package: PortedPackage, advice: [String]) {
        var package = PortedPackage(name: "", options: PortingOptions())
        let manifest = files.text(of: "Package.swift") ?? ""
        let targets = ManifestTargets(manifest).folders(in: files)
        let paths = FileListing(of: "", in: files).paths
        let groups = targets.isEmpty ? foldersOfSources(paths) : grouped(paths, by: targets.map(\.folder))
        // A manifest is a program. Whatever it names may be a module.
        let named = Set(manifest.split(separator: "\"").map(String.init).filter { $0.count < 80 })
        let isForPhones = manifest.contains(".iOS(") && !manifest.contains(".macOS(")
        let names = Set(targets.map(\.target.name)).union(groups.keys.map(ProjectPath.name))
        var advice: [String] = []
        for (folder, paths) in groups.sorted(by: { $0.key < $1.key }) {
            let review = SourceReview(
                paths.filter { ProjectPath.fileExtension(of: $0) == "swift" },
                modules: named.union(names),
                leftOut: [],
                isForMac: !isForPhones,
                conditions: [],
                makesParts: false,
                in: files
            )
            package.findings += review.findings
            package.patches += review.patches
            package.fileCount += paths.count { ProjectPath.fileExtension(of: $0) == "swift" }
            package.lineCount += review.lineCount
            let target = targets.first { $0.folder == folder }?.target
            let needs = needs(of: review) + (target.map { resources(of: $0, in: folder, paths) } ?? [])
            guard !needs.isEmpty else { continue }
            advice.append(target.map { "The target “\($0.name)” needs:" } ?? "The files in “\(folder)” need:")
            advice += needs.map { "  \($0)" }
        }
        package.findings.sort()
        return (package, advice)
    }

    /// Returns the folders that mostly are targets, where the manifest makes its targets by a program.
    private static func foldersOfSources(_ paths: [String]) -> [String: [String]] {
        var groups: [String: [String]] = [:]
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 1, !["Tests", "Plugins"].contains(parts[0]) else { continue }
            let isInside = parts.count > 2 && ["Sources", "Source"].contains(parts[0])
            groups[isInside ? "\(parts[0])/\(parts[1])" : parts[0], default: []].append(path)
        }
        return groups
    }

    /// Returns the files of targets by their folders. A folder inside another target's keeps its own.
    private static func grouped(_ paths: [String], by folders: [String]) -> [String: [String]] {
        let known = Set(folders)
        var groups: [String: [String]] = [:]
        for path in paths where path != "Package.swift" {
            var place = ProjectPath.folder(of: path)
            while !known.contains(place), !place.isEmpty { place = ProjectPath.folder(of: place) }
            if known.contains(place) { groups[place, default: []].append(path) }
        }
        return groups
    }

    /// Returns what the manifest has to have for the sources of a target.
    private static func needs(of review: SourceReview) -> [String] {
        var products = review.aliases.map(\.product)
        if review.usesViews {
            products.append("SwiftUI")
        } else if !review.imported.isDisjoint(with: ["CoreTransferable", "UniformTypeIdentifiers"]) {
            products.append("CoreTransferable")
        }
        if review.imported.contains("Combine") { products.append("Combine") }
        var lines = products.sorted().map {
            ".product(name: \"\($0)\", package: \"swift-transferable\", condition: .when(platforms: [.linux]))"
        }
        let flags = review.aliases.map { "\"-module-alias\", \"\($0.name)=\($0.product)\"" }
        if !flags.isEmpty {
            lines.append(".unsafeFlags([\(flags.joined(separator: ", "))], .when(platforms: [.linux]))")
        }
        if !review.exports.isEmpty {
            lines.append("a file with: " + review.exports.map { "@_exported import \($0)" }.joined(separator: "; "))
        }
        return lines
    }

    /// Returns the resources that the manifest has to name, of those that Xcode finds without it.
    private static func resources(of target: ManifestTargets.Target, in folder: String, _ paths: [String]) -> [String] {
        let named = Set(target.resources.compactMap { ProjectPath.join(folder, $0) })
        let missing = paths.filter { path in
            catalogs.contains(ProjectPath.fileExtension(of: path)) && !ProjectPath.isInside(path, anyOf: named)
        }
        guard !missing.isEmpty else { return [] }
        let rules = missing.prefix(20).map { path in
            ".process(\(SwiftName.literal(folder.isEmpty ? path : String(path.dropFirst(folder.count + 1)))))"
        }
        return ["resources: [\(rules.joined(separator: ", "))]"]
    }
}
