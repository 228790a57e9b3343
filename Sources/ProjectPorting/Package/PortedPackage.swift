/// The package that a project becomes, with notes about it.
package struct PortedPackage {
    var name: String
    var developmentRegion = "en"
    var platforms: [String] = []
    var packages: [PackageReference] = []
    var targets: [PortedTarget] = []
    let options: PortingOptions
    package internal(set) var notes: [PortingNote] = []
    package internal(set) var findings: [Finding] = []
    /// Patches that give Linux branches of `#if`, for the user to apply.
    package internal(set) var patches: [SourcePatch] = []
    /// The number of Swift files.
    package internal(set) var fileCount = 0
    package internal(set) var lineCount = 0

    init(name: String, options: PortingOptions) {
        self.name = name
        self.options = options
    }

    /// The names of the package's programs.
    package var programs: [String] { targets.filter { $0.kind == .executable }.map(\.name) }

    /// The names of all targets.
    package var targetNames: [String] { targets.map(\.name) }

    /// Returns the files to write.
    package func generatedFiles(in files: some ProjectFiles) -> [GeneratedFile] {
        let made = targets.flatMap(\.generatedFiles) + modulesWithParts.map(\.file)
        let manifest = Manifest(package: self, files: files)
        return [GeneratedFile(path: "Package.swift", lines: manifest.lines, style: .swift)] + made
    }
}

extension PortedPackage {
    /// The modules of whose parts the imports of targets name some.
    var modulesWithParts: [ModuleWithParts] {
        var parts: [String: Set<String>] = [:]
        for target in targets { parts.merge(target.moduleParts) { $0.union($1) } }
        return parts.sorted { $0.key < $1.key }.map { ModuleWithParts(name: $0.key, paths: $0.value) }
    }

    /// The missing modules that compiled imports name.
    package var modulesWithoutCounterpart: EmptyModules {
        var modules = EmptyModules()
        for finding in findings where finding.kind == .module {
            let path = finding.subject.dropFirst("import ".count)
            let module = path.prefix { $0 != "." }
            // A module of Swift takes no part of it for one of C.
            if !LinuxModules.withoutSubmodules.contains(String(module)) {
                modules.add(finding.isScoped ? module : path)
            }
        }
        return modules
    }
}
