/// The `Package.swift` of a ported project.
package struct Manifest {
    private let package: PortedPackage
    private let paths: PathCover

    init(package: PortedPackage, files: some ProjectFiles) {
        self.package = package
        paths = PathCover(files: files)
    }

    var lines: [String] {
        var lines = ["// swift-tools-version:6.2", "import PackageDescription", ""]
        if package.targets.contains(where: \.lacksModules) { lines += Self.emptyModules }
        lines.append("let package = Package(")
        lines.append("    name: \(SwiftName.literal(package.name)),")
        lines.append("    defaultLocalization: \(SwiftName.literal(language)),")
        if !package.platforms.isEmpty { lines.append("    platforms: [\(package.platforms.joined(separator: ", "))],") }
        lines.append("    dependencies: [")
        lines.append("        \(own),")
        for reference in package.packages { lines.append("        \(Self.text(of: reference)),") }
        lines += ["    ],", "    targets: ["]
        for target in package.targets { lines += text(of: target) }
        for module in package.modulesWithParts {
            lines.append(
                "        .systemLibrary(name: \(SwiftName.literal(module.name)), path: \(SwiftName.literal(module.folder))),"
            )
        }
        lines += ["    ]", ")"]
        return lines
    }

    /// The environment variable with the path of a folder of empty modules.
    package static let emptyModulesVariable = "TRANSFERABLE_EMPTY_MODULES"

    /// One import that is not there would hide all other errors of its target from “port --check”.
    private static let emptyModules = [
        "// “transferable port --check” has empty modules for imports without a counterpart.",
        "let emptyModules = Context.environment[\"\(emptyModulesVariable)\"].map {",
        "    [SwiftSetting.unsafeFlags([\"-I\", $0], .when(platforms: [.linux]))]", "}", "",
    ]

    /// The language of the project, if it can be that of a package.
    private var language: String {
        let region = package.developmentRegion
        let isTag =
            !region.isEmpty && region.utf8.count < 20
            && region.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        return isTag && region != "English" && region != "Base" ? region : "en"
    }

    private var own: String {
        let place = package.options.transferable
        return place.contains("://") || place.hasPrefix("git@")
            ? ".package(url: \(SwiftName.literal(place)), from: \"0.1.0\")"
            : ".package(path: \(SwiftName.literal(place)))"
    }

    /// The name by which targets refer to swift-transferable.
    private var ownIdentity: String {
        let place = package.options.transferable
        var name = ProjectPath.name(of: place.hasSuffix("/") ? String(place.dropLast()) : place)
        if name.hasSuffix(".git") { name = String(name.dropLast(4)) }
        return name.isEmpty || name == "." || name == ".." ? "swift-transferable" : name
    }

    private static func text(of reference: PackageReference) -> String {
        switch reference.place {
        case .folder(let path): ".package(path: \(SwiftName.literal(path)))"
        case .remote(let url, let requirement): ".package(url: \(SwiftName.literal(url)), \(requirement))"
        }
    }

    // MARK: - Targets

    private func text(of target: PortedTarget) -> [String] {
        let function =
            switch target.kind {
            case .executable: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        var lines = ["        .\(function)(", "            name: \(SwiftName.literal(target.name)),"]
        lines += list("dependencies", dependencies(of: target))
        lines.append("            path: \".\",")
        let generated = target.generatedFiles.map(\.path)
        let hasInformation = generated.contains { $0.hasSuffix(".plist") }
        let own = generated.filter { $0.hasSuffix(".swift") }
        let resources = self.resources(of: target)
        var kept = target.sources + resources.map(\.path) + own
        if hasInformation { kept.append("\(target.folder)/Resources") }
        lines += list("exclude", (paths.rest(of: kept) + generatedElsewhere(target)).map(SwiftName.literal))
        lines += list(
            "sources",
            paths.cover(target.sources + own, own: own, resources: resources.map(\.path)).map(SwiftName.literal)
        )
        var texts = resources.map { ".\($0.rule)(\(SwiftName.literal($0.path)))" }
        if hasInformation { texts.append(".copy(\(SwiftName.literal("\(target.folder)/Resources")))") }
        lines += list("resources", texts)
        lines += list("swiftSettings", settings(of: target))
        if target.lacksModules {
            lines[lines.count - 1] = lines[lines.count - 1].dropLast() + " + (emptyModules ?? []),"
        }
        if lines[lines.count - 1].hasSuffix(",") { lines[lines.count - 1].removeLast() }
        lines.append("        ),")
        return lines
    }

    /// Returns the folders of what is made for other targets.
    private func generatedElsewhere(_ target: PortedTarget) -> [String] {
        let others = package.targets.filter { $0.name != target.name && !$0.generatedFiles.isEmpty }
        let folders = others.map(\.folder) + package.modulesWithParts.map(\.folder)
        return target.generatedFiles.isEmpty && !folders.isEmpty ? [PortedTarget.folder] : folders.sorted()
    }

    /// Returns the lines of an argument that is a list; none for an empty one.
    private func list(_ label: String, _ items: [String]) -> [String] {
        guard !items.isEmpty else { return [] }
        let line = "            \(label): [\(items.joined(separator: ", "))],"
        if line.count <= 120 { return [line] }
        return ["            \(label): ["] + items.map { "                \($0)," } + ["            ],"]
    }

    private func dependencies(of target: PortedTarget) -> [String] {
        target.dependencies.map(SwiftName.literal)
            + target.moduleParts.keys.sorted().map {
                ".target(name: \(SwiftName.literal($0)), condition: .when(platforms: [.linux]))"
            }
            + target.products.map {
                ".product(name: \(SwiftName.literal($0.name)), package: \(SwiftName.literal($0.package)))"
            }
            + target.ownProducts.map {
                ".product(name: \"\($0)\", package: \(SwiftName.literal(ownIdentity)), condition: .when(platforms: [.linux]))"
            }
    }

    private func settings(of target: PortedTarget) -> [String] {
        var settings: [String] = []
        if let mode = target.languageMode { settings.append(".swiftLanguageMode(\(mode))") }
        if target.hasBareSlashes { settings.append(".enableUpcomingFeature(\"BareSlashRegexLiterals\")") }
        if target.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
        if target.hasApproachableConcurrency {
            settings += ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"].map {
                ".enableUpcomingFeature(\"\($0)\")"
            }
        }
        settings += target.conditions.map { ".define(\(SwiftName.literal($0)))" }
        // SwiftPM's own moduleAliases rename a module for everybody who uses it. The compiler's apply to one target, so that
        // canImport(AppKit) is true in this one alone.
        let flags = target.aliases.flatMap { ["\"-module-alias\"", "\"\($0.name)=\($0.product)\""] }
        if !flags.isEmpty {
            settings.append(".unsafeFlags([\(flags.joined(separator: ", "))], .when(platforms: [.linux]))")
        }
        return settings
    }

    /// Returns the resources with the rule for each: texts of a language go into the folder of their language.
    private func resources(of target: PortedTarget) -> [(rule: String, path: String)] {
        var names: Set<String> = ["Resources"]
        var resources: [(rule: String, path: String)] = []
        let folders = Set(target.folders)
        for path in folders.sorted() where names.insert(ProjectPath.name(of: path)).inserted {
            resources.append(("copy", path))
        }
        for path in target.resources {
            let folder = ProjectPath.name(of: ProjectPath.folder(of: path))
            let isTranslated = folder.hasSuffix(".lproj")
            let name = isTranslated ? "\(folder)/\(ProjectPath.name(of: path))" : ProjectPath.name(of: path)
            guard !ProjectPath.isInside(path, anyOf: folders), names.insert(name).inserted else { continue }
            resources.append((isTranslated ? "process" : "copy", path))
        }
        return resources
    }
}
