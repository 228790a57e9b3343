import UniformTypes

/// A reader of the target of a project: what its build phases name, and the folders that belong to it as a whole.
struct TargetReader {
    let object: XcodeObject
    let objects: XcodeObjects
    let tree: GroupTree
    var settings: BuildSettings
    let base: String

    /// Returns the target.
    func target(in files: some ProjectFiles) -> XcodeTarget {
        let name = object.text("name") ?? "Target"
        var settings = settings
        settings.set(name, for: "TARGET_NAME")
        settings.set(name, for: "TARGETNAME")
        let product = settings["PRODUCT_NAME"] ?? name
        settings.set(product, for: "PRODUCT_NAME")
        settings.set(product, for: "EXECUTABLE_NAME")
        settings.set("APPL", for: "PRODUCT_BUNDLE_PACKAGE_TYPE")
        settings.set(SwiftName.identifier(product), for: "PRODUCT_MODULE_NAME")
        var target = XcodeTarget(
            name: name,
            kind: XcodeTarget.kind(ofProduct: object.text("productType") ?? ""),
            settings: settings
        )
        for phase in objects.objects("buildPhases", of: object) { read(phase, into: &target, files) }
        readFolders(into: &target, files)
        for dependency in objects.objects("dependencies", of: object) {
            if let other = dependency.text("target") { target.dependencies.append(other) }
            if let product = objects[dependency.text("productRef")] { add(product, to: &target) }
        }
        for product in objects.objects("packageProductDependencies", of: object) { add(product, to: &target) }
        target.sources = Self.unique(target.sources)
        target.resources = Self.unique(target.resources)
        return target
    }

    private func add(_ product: XcodeObject, to target: inout XcodeTarget) {
        guard let name = product.text("productName") else { return }
        guard !name.hasPrefix("plugin:") else {
            target.notes.append(PortingNote(subject: name, text: PortingAdvice.plugin))
            return
        }
        let added = PackageProduct(name: name, package: product.text("package"))
        if !target.products.contains(added) { target.products.append(added) }
    }

    // MARK: - Build phases

    private func read(_ phase: XcodeObject, into target: inout XcodeTarget, _ files: some ProjectFiles) {
        switch phase.kind {
        case "PBXShellScriptBuildPhase":
            let name = phase.text("name") ?? "Run Script"
            target.notes.append(PortingNote(subject: "script “\(name.prefix(80))”", text: PortingAdvice.script))
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
            // What is named again is the same file.
            var seen: Set<String> = []
            for file in objects.objects("files", of: phase) {
                guard let reference = objects[file.text("fileRef")], seen.insert(reference.identifier).inserted else {
                    continue
                }
                // A file in several languages is a group of files.
                let all =
                    reference.kind == "PBXVariantGroup" ? objects.objects("children", of: reference) : [reference]
                for reference in all { add(reference, to: &target, files) }
            }
        case "PBXFrameworksBuildPhase":
            let owners = ownersOfProducts
            for file in objects.objects("files", of: phase) {
                if let product = objects[file.text("productRef")] { add(product, to: &target) }
                if let linked = file.text("fileRef"), let owner = owners[linked] {
                    target.dependencies.append(owner)
                }
            }
        default: break
        }
    }

    /// The targets of this project by the products that they make.
    private var ownersOfProducts: [String: String] {
        let targets = objects.root.texts("targets").prefix(ProjectLimits.targets)
        return Dictionary(
            targets.compactMap { target in objects[target]?.text("productReference").map { ($0, target) } }
        ) { first, _ in first }
    }

    private func add(_ reference: XcodeObject, to target: inout XcodeTarget, _ files: some ProjectFiles) {
        guard let path = tree.paths[reference.identifier] else {
            if let path = tree.outside[reference.identifier] {
                target.notes.append(PortingNote(subject: path, text: PortingAdvice.outside))
            }
            return
        }
        guard let kind = files.kind(of: path) else {
            target.notes.append(PortingNote(subject: path, text: PortingAdvice.missing))
            return
        }
        // Xcode lists a local package among the resources if it was dropped there.
        if kind == .folder, files.kind(of: "\(path)/Package.swift") == .file { return }
        let isFolder = kind == .folder && !FileListing.bundles.contains(ProjectPath.fileExtension(of: path))
        if isFolder, !path.isEmpty {
            target.folders.append(path)
        } else if !isFolder {
            target.add(path)
        }
    }

    // MARK: - Folders

    /// Reads folders whose files belong to the target without being named, except those that are.
    private func readFolders(into target: inout XcodeTarget, _ files: some ProjectFiles) {
        let own = Set(object.texts("fileSystemSynchronizedGroups"))
        for identifier in own.sorted() {
            guard let group = objects[identifier] else { continue }
            guard let folder = tree.paths[identifier] else {
                let path = tree.outside[identifier] ?? identifier
                target.notes.append(PortingNote(subject: path, text: PortingAdvice.outside))
                continue
            }
            let exceptions = self.exceptions(of: group, folder: folder)
            let named = group.texts("explicitFolders").compactMap { ProjectPath.join(folder, $0) }
            let copied = Set(named.filter { $0 != folder && files.kind(of: $0) == .folder })
            target.folders += copied.sorted()
            for path in FileListing(of: folder, in: files).paths
            where !ProjectPath.isInside(path, anyOf: exceptions) && !ProjectPath.isInside(path, anyOf: copied) {
                target.add(path)
            }
        }
        // Files of the folders of other targets, which this one has, too.
        for (identifier, folder) in tree.paths.sorted(by: { $0.key < $1.key }) where !own.contains(identifier) {
            guard let group = objects[identifier], group.kind == "PBXFileSystemSynchronizedRootGroup" else { continue }
            for path in exceptions(of: group, folder: folder) where path != folder && files.kind(of: path) != nil {
                target.add(path)
            }
        }
    }

    private func exceptions(of group: XcodeObject, folder: String) -> Set<String> {
        let sets = objects.objects("exceptions", of: group).filter { $0.text("target") == object.identifier }
        return Set(sets.flatMap { $0.texts("membershipExceptions") }.compactMap { ProjectPath.join(folder, $0) })
    }

    private static func unique(_ paths: [String]) -> [String] { Set(paths).sorted() }
}

extension XcodeTarget {
    /// Adds a file, as its extension says what becomes of it.
    mutating func add(_ path: String) {
        switch FileRole(of: path) {
        case .source: sources.append(path)
        case .resource: resources.append(path)
        case .ignored: break
        case .unusable(let reason): notes.append(PortingNote(subject: path, text: reason))
        }
    }
}
