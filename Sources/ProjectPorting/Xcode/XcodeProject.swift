import UniformTypes

/// The parts of an Xcode project that a package needs: its targets and the packages that they use.
struct XcodeProject {
    let name: String
    /// Targets by their identifiers, and the order in which the project has them.
    private(set) var targets: [String: XcodeTarget] = [:]
    private(set) var order: [String] = []
    /// Packages by their identifiers in the project file.
    private(set) var packages: [String: PackageReference] = [:]
    private(set) var notes: [PortingNote] = []
    /// The language of texts without a translation.
    let developmentRegion: String

    /// Reads a project.
    /// - Parameter path: The path of the `.xcodeproj` in the folder.
    package init(path: String, in files: some ProjectFiles) throws(PortingError) {
        let file = path.isEmpty ? "project.pbxproj" : "\(path)/project.pbxproj"
        guard let data = files.contents(of: file) else {
            throw PortingError("“\(file.prefix(300))” cannot be read.")
        }
        let objects = try XcodeObjects(reading: data)
        let fileName = ProjectPath.name(of: path)
        name = fileName.hasSuffix(".xcodeproj") ? String(fileName.dropLast(10)) : fileName
        let folder = ProjectPath.folder(of: path)
        let base = ProjectPath.join(folder, objects.root.text("projectDirPath") ?? "") ?? folder
        developmentRegion = objects.root.text("developmentRegion") ?? "en"

        let tree = GroupTree(objects, base: base)
        readPackages(objects, tree, base: base, files)
        var settings = BuildSettings()
        Self.add(objects.root, objects, tree, files, to: &settings)
        settings.set(base, for: "SRCROOT")
        settings.set(base, for: "PROJECT_DIR")
        settings.set(name, for: "PROJECT_NAME")
        settings.set(developmentRegion, for: "DEVELOPMENT_LANGUAGE")
        settings.set(developmentRegion, for: "developmentRegion")
        for object in objects.objects("targets", of: objects.root).prefix(ProjectLimits.targets) {
            guard targets[object.identifier] == nil else { continue }
            var own = settings
            Self.add(object, objects, tree, files, to: &own)
            let reader = TargetReader(object: object, objects: objects, tree: tree, settings: own, base: base)
            targets[object.identifier] = reader.target(in: files)
            order.append(object.identifier)
        }
    }

    /// Adds the settings of a project or target: those of the configuration that is built unless another is asked for.
    private static func add(
        _ object: XcodeObject,
        _ objects: XcodeObjects,
        _ tree: GroupTree,
        _ files: some ProjectFiles,
        to settings: inout BuildSettings
    ) {
        guard let list = objects[object.text("buildConfigurationList")] else { return }
        let all = objects.objects("buildConfigurations", of: list)
        let wanted = list.text("defaultConfigurationName") ?? "Release"
        guard let configuration = all.first(where: { $0.text("name") == wanted }) ?? all.first else { return }
        if let path = configuration.text("baseConfigurationReference").flatMap({ tree.paths[$0] }) {
            ConfigurationFile.add(path, to: &settings, in: files)
        }
        settings.add(configuration.values["buildSettings"]?.dictionary ?? [:])
    }

    private mutating func readPackages(
        _ objects: XcodeObjects,
        _ tree: GroupTree,
        base: String,
        _ files: some ProjectFiles
    ) {
        for object in objects.objects("packageReferences", of: objects.root).prefix(ProjectLimits.targets) {
            if object.kind == "XCLocalSwiftPackageReference" {
                let path = object.text("relativePath") ?? ""
                if let place = ProjectPath.join(base, path), !place.isEmpty {
                    packages[object.identifier] = PackageReference(folder: place)
                } else {
                    notes.append(PortingNote(subject: "package \(path)", text: PortingAdvice.outside))
                }
                continue
            }
            do {
                packages[object.identifier] = try PackageReference(remote: object)
            } catch {
                let url = object.text("repositoryURL") ?? object.identifier
                notes.append(PortingNote(subject: "package \(url.prefix(200))", text: error.description))
            }
        }
        // Older projects name the folder of a package among their files.
        for (identifier, path) in tree.paths.sorted(by: { $0.key < $1.key }) where !path.isEmpty {
            guard objects[identifier]?.kind == "PBXFileReference", files.kind(of: path) == .folder,
                files.kind(of: "\(path)/Package.swift") == .file,
                !packages.values.contains(PackageReference(folder: path))
            else { continue }
            packages[identifier] = PackageReference(folder: path)
        }
    }
}
