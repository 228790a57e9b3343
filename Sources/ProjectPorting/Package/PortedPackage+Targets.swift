import UniformTypes

extension PortedPackage {
    /// Adds a target.
    /// - Parameter names: The names of the targets of the package, by their identifiers in the project.
    mutating func add(
        _ target: XcodeTarget,
        named name: String,
        names: [String: String],
        _ choice: PackageChoice,
        _ files: some ProjectFiles
    ) {
        let kind: PortedTarget.Kind =
            switch target.kind {
            case .library: .library
            case .tests: .tests
            case .app, .tool, .other: .executable
            }
        var ported = PortedTarget(
            name: name,
            kind: kind,
            sources: target.sources,
            resources: target.resources,
            folders: target.folders
        )
        ported.dependencies = Set(target.dependencies.compactMap { names[$0] }).subtracting([name]).sorted()
        for product in target.products {
            if let package = choice.package(of: product) {
                ported.products.append((product.name, package.identity))
            }
        }
        let leftOut = Set(target.products.filter { choice.package(of: $0) == nil }.map(\.name))
        ported.products.sort { $0.name < $1.name }
        ported.readSettings(target.settings)
        read(&ported, of: target, names: Set(names.values), leftOut: leftOut, files)

        let catalogs = target.resources.filter { ProjectPath.fileExtension(of: $0) == "xcassets" }
        if ported.ownProducts.contains("SwiftUI"),
            target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
        {
            let hasExtensions = target.settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
            ported.symbols = AssetSymbols(catalogs: catalogs, hasExtensions: hasExtensions, in: files)
        }
        if case .app = target.kind {
            ported.information = InformationFile.values(of: target, executable: name, in: files)
        }
        targets.append(ported)
    }

    /// Reads the sources of a target, and gives it the modules that they need.
    private mutating func read(
        _ ported: inout PortedTarget,
        of target: XcodeTarget,
        names: Set<String>,
        leftOut: Set<String>,
        _ files: some ProjectFiles
    ) {
        // The modules of a package have mostly the names of its products.
        let modules = names.union(ported.products.map(\.name)).union(modulesOfPackages(for: ported))
        let review = SourceReview(
            ported.sources,
            modules: modules,
            leftOut: leftOut,
            isForMac: target.isForMac,
            conditions: Set(ported.conditions),
            makesParts: true,
            in: files
        )
        ported.aliases = review.aliases.filter { review.parts[$0.name] == nil }
        ported.moduleParts = review.parts
        // Xcode finds what is built beside a target without being told that it is needed.
        ported.dependencies = review.imported.intersection(names).union(ported.dependencies).subtracting([ported.name])
            .sorted()
        ported.exports = review.exports
        if review.usesViews {
            ported.ownProducts.append("SwiftUI")
        } else if !Set(review.exports + review.imported).isDisjoint(with: [
            "CoreTransferable", "UniformTypeIdentifiers",
        ]) {
            ported.ownProducts.append("CoreTransferable")
        }
        if review.imported.contains("Combine") || review.exports.contains("Combine") {
            ported.ownProducts.append("Combine")
        }
        ported.ownProducts += review.aliases.map(\.product)
        ported.ownProducts.sort()
        ported.lacksModules = review.findings.contains { $0.kind == .module }
        findings += review.findings
        patches += review.patches
        fileCount += ported.sources.count
        lineCount += review.lineCount
    }

    /// Returns the names of folders in `Sources` of local packages, which equal the names of their modules.
    private func modulesOfPackages(for target: PortedTarget) -> Set<String> {
        // Several modules may come with a product; what is imported beside it is found by the compiler.
        Set(target.products.flatMap { KnownPackages.modules[$0.name] ?? [] })
    }
}

extension PortedTarget {
    fileprivate mutating func readSettings(_ settings: BuildSettings) {
        if let version = settings["SWIFT_VERSION"]?.prefix(while: { $0 != "." }), ["5", "6"].contains(version) {
            languageMode = ".v\(version)"
        } else {
            languageMode = ".v5"
        }
        hasBareSlashes = languageMode == ".v5" && settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO"
        isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        hasApproachableConcurrency = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
        conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
            .filter { $0 != "DEBUG" && $0 == SwiftName.identifier($0) }
        conditions = Set(conditions).sorted()
    }
}
