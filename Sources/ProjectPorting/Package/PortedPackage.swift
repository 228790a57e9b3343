/// The package that a project becomes, and what is to be said about it.
package struct PortedPackage {
    var name: String
    var developmentRegion = "en"
    var platforms: [String] = []
    var packages: [PackageReference] = []
    var targets: [PortedTarget] = []
    let options: PortingOptions
    package internal(set) var notes: [PortingNote] = []
    package internal(set) var findings: [Finding] = []
    /// The number of Swift files and of their lines.
    package internal(set) var fileCount = 0
    package internal(set) var lineCount = 0

    init(name: String, options: PortingOptions) {
        self.name = name
        self.options = options
    }

    /// The names of the programs that the package has.
    package var programs: [String] { targets.filter { $0.kind == .executable }.map(\.name) }

    /// The names of all targets.
    package var targetNames: [String] { targets.map(\.name) }

    /// The files that are written.
    package func generatedFiles(in files: some ProjectFiles) -> [GeneratedFile] {
        let made = targets.flatMap(\.generatedFiles)
        let manifest = Manifest(package: self, files: files)
        return [GeneratedFile(path: "Package.swift", lines: manifest.lines, style: .swift)] + made
    }
}

extension PortedPackage {
    /// The modules that compiled imports name and that are not there, each of which is a name of a module.
    package var modulesWithoutCounterpart: [String] {
        let names = findings.filter { $0.kind == .module }.compactMap { finding -> String? in
            let module = finding.subject.dropFirst("import ".count).prefix { $0 != "." }
            let isName = module.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            return isName && !module.isEmpty && module != "os" ? String(module) : nil
        }
        return Set(names).sorted()
    }
}
