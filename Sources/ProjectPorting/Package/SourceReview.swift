/// A value that reads the sources of a target: which modules it needs here, and what needs a person.
struct SourceReview {
    /// The modules that compiled imports name, and those that any branch names.
    private(set) var imported: Set<String> = []
    /// The aliases that the target needs.
    private(set) var aliases: [ModuleAlias] = []
    /// The parts of aliased modules that imports name, such as `os.log`, by the module's name.
    private(set) var parts: [String: Set<String>] = [:]
    private(set) var findings: [Finding] = []
    /// Patches that give Linux the branches of the platform for which the source was written.
    private(set) var patches: [SourcePatch] = []
    private(set) var lineCount = 0
    /// The words that were found in compiled code.
    private(set) var words: Set<String> = []

    /// Reads files.
    /// - Parameters:
    ///   - paths: The sources of the target.
    ///   - modules: Modules of the package's own targets and of the packages that it uses.
    ///   - leftOut: Modules of packages that are left out.
    ///   - isForMac: Whether the source was written for Macs, or else for iOS.
    ///   - makesParts: Whether imports of parts of aliased modules find modules that are made for them.
    init(
        _ paths: [String],
        modules: Set<String>,
        leftOut: Set<String>,
        isForMac: Bool,
        conditions: Set<String>,
        makesParts: Bool,
        in files: some ProjectFiles
    ) {
        // Which of the older toolkits the target imports decides what canImport finds, and that what it imports: it is
        // first assumed that the toolkit of the source's own platform is there.
        let texts = paths.map { (path: $0, text: files.contents(of: $0).map { [UInt8]($0) } ?? []) }
        let apple = BuildPlatform.apple(isMac: isForMac, conditions: conditions)
        let base = LinuxModules.toolchain.union(LinuxModules.views).union(modules).union(["Combine"])
        let others = Set(ModuleAlias.all.map(\.name)).subtracting(ModuleAlias.toolkits)
        let first = base.union(others).union(isForMac ? ["AppKit", "Cocoa"] : ["UIKit"])

        func scans(_ modules: Set<String>, wanted: Set<String>) -> [(path: String, scan: SourceScan)] {
            let linux = BuildPlatform.linux(modules: modules, conditions: conditions)
            return texts.map { ($0.path, SourceScan($0.text, wanted: wanted, linux: linux, apple: apple)) }
        }
        // SwiftUI shows the older toolkit of its platform to files that do not import it.
        let own = isForMac ? "AppKit" : "UIKit"
        let shown = NamedDeclaration.toolkits[own] ?? []
        var imports: Set<String> = []
        for (_, scan) in scans(first, wanted: shown) {
            imports.formUnion(scan.imports.map(\.module))
            let showsViews = scan.imports.contains { $0.module == "SwiftUI" }
            if showsViews, !scan.words.isEmpty { imports.insert(own) }
        }
        // Cocoa shows AppKit on a Mac, where canImport finds both.
        if imports.contains("Cocoa") { imports.insert("AppKit") }
        var products: Set<String> = []
        // A module that has another name in a target is not found by its own.
        aliases = ModuleAlias.all.filter { alias in
            imports.contains(alias.name) && !imports.contains(alias.product) && products.insert(alias.product).inserted
        }
        let present = base.union(aliases.map(\.name))
        let divisible = makesParts ? Set(aliases.map(\.name)) : []

        for (path, scan) in scans(present, wanted: NamedDeclaration.words) {
            lineCount += scan.lineCount
            imported.formUnion(scan.imports.map(\.module))
            words.formUnion(scan.words.keys)
            for found in scan.imports where found.namesSubmodule && divisible.contains(found.module) {
                parts[found.module, default: []].insert(found.path)
            }
            findings += Self.findings(of: scan, in: path, present, leftOut, divisible)
        }
        let linux = BuildPlatform.linux(modules: present, conditions: conditions)
        let changed = findings.filter { $0.kind == .branch || SourcePatch.attributes.contains($0.subject) }
        let lost = Set(changed.map(\.path))
        patches = texts.filter { lost.contains($0.path) }.compactMap { file in
            SourcePatch(path: file.path, text: file.text, linux: linux, apple: apple)
        }
        let aliased = Set(aliases.map(\.name))
        findings = findings.filter { $0.kind != .name || !Self.isDeclared($0, by: aliased) }.sorted()
    }

    private static func findings(
        of scan: SourceScan,
        in path: String,
        _ modules: Set<String>,
        _ leftOut: Set<String>,
        _ divisible: Set<String>
    ) -> [Finding] {
        var findings: [Finding] = []
        for found in scan.imports where !(found.namesSubmodule && divisible.contains(found.module)) {
            if found.namesSubmodule, LinuxModules.withoutSubmodules.intersection(modules).contains(found.module) {
                findings.append(
                    Finding(
                        kind: .module,
                        path: path,
                        line: found.line,
                        subject: "import \(found.path)",
                        advice: PortingAdvice.submodule(of: found.module)
                    )
                )
            } else if !modules.contains(found.module) {
                let advice =
                    leftOut.contains(found.module)
                    ? PortingAdvice.leftOutModule
                    : PortingAdvice.modules[found.module] ?? PortingAdvice.unknownModule
                let subject = "import \(found.path.prefix(80))"
                findings.append(
                    Finding(
                        kind: .module,
                        path: path,
                        line: found.line,
                        subject: subject,
                        advice: advice,
                        isScoped: !found.namesSubmodule
                    )
                )
            }
        }
        for branch in scan.lost {
            let instead = branch.instead.map { "\(PortingAdvice.elsewhere)\($0)." } ?? PortingAdvice.nothing
            findings.append(
                Finding(
                    kind: .branch,
                    path: path,
                    line: branch.line,
                    subject: branch.condition == "else" ? "#else" : "#if \(branch.condition)",
                    advice: "\(instead) \(PortingAdvice.giveABranch)"
                )
            )
        }
        for declaration in NamedDeclaration.all {
            for name in declaration.names {
                guard let lines = scan.words[name], let first = lines.first else { continue }
                let shown = name.hasSuffix(":") ? "\(name))" : name
                let subject = lines.count == 1 ? shown : "\(shown) (\(lines.count) times)"
                findings.append(
                    Finding(kind: .name, path: path, line: first, subject: subject, advice: declaration.advice)
                )
            }
        }
        return findings
    }

    private static func isDeclared(_ finding: Finding, by modules: Set<String>) -> Bool {
        let name = finding.subject.prefix { $0 != " " }
        return NamedDeclaration.all.contains { declaration in
            guard let module = declaration.module, declaration.names.contains(String(name)) else { return false }
            return modules.contains(module)
        }
    }

    /// A Boolean value that indicates whether the target shows views, or uses what comes with them.
    var usesViews: Bool { imported.contains("SwiftUI") || imported.contains("SwiftUICore") }

    /// The modules of the toolchain and of this package that files use without importing them on Apple's systems.
    var exports: [String] {
        func uses(_ module: String) -> Bool {
            !words.isDisjoint(with: NamedDeclaration.evidence[module] ?? [])
        }
        var exports = ["FoundationNetworking", "FoundationXML"].filter(uses)
        // A module with parts is empty: what it has on Apple's systems is exported by the name that it has here.
        exports += aliases.filter { parts[$0.name] != nil }.map(\.product)
        if usesViews {
            let shown = aliases.map(\.name).filter { ($0 == "AppKit" || $0 == "UIKit") && parts[$0] == nil }
            exports += shown + ["SwiftUI"]
        } else {
            exports += ["Combine", "CoreTransferable", "Observation", "UniformTypeIdentifiers"]
                .filter { name in uses(name) && !aliases.contains { $0.product == name } }
        }
        return exports
    }
}
