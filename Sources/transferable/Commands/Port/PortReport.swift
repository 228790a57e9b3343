import ProjectPorting

/// The text about a ported project.
enum PortReport {
    /// Returns the lines of the report.
    /// - Parameter isChecked: Whether the errors of a build follow.
    static func lines(_ package: PortedPackage, isChecked: Bool) -> [String] {
        var lines: [String] = []
        for kind in Finding.Kind.allCases {
            let findings = package.findings.filter { $0.kind == kind }
            guard !findings.isEmpty else { continue }
            lines.append("\(title(of: kind)):")
            lines += findings.map { "  \($0.path):\($0.line): \($0.subject): \($0.advice)" }
            lines.append("")
        }
        lines += offer(of: package.patches)
        if !package.notes.isEmpty {
            lines.append("Left out, or in need of a look:")
            lines += package.notes.map { "  \($0.subject): \($0.text)" }
            lines.append("")
        }
        lines.append(summary(of: package))
        // Without the compiler, no count of names is the whole.
        if !isChecked { lines.append("The compiler alone finds what else is missing: --check has its errors.") }
        return lines
    }

    /// Returns the line that offers to give Linux branches of the source's own platform, and the attribute of a delegate.
    private static func offer(of patches: [SourcePatch]) -> [String] {
        let count = patches.reduce(0) { $0 + $1.count }
        guard count > 0 else { return [] }
        let lines = count == 1 ? "1 line" : "\(count) lines"
        return ["“transferable port --patch” prints a patch of \(lines) that Linux needs, for “git apply”.", ""]
    }

    private static func title(of kind: Finding.Kind) -> String {
        switch kind {
        case .module: "Imports without a counterpart"
        case .branch: "Branches that are not compiled on Linux"
        case .name: "Names that need another one"
        }
    }

    private static func summary(of package: PortedPackage) -> String {
        let counts = Finding.Kind.allCases.map { kind in package.findings.count { $0.kind == kind } }
        let files = "\(package.fileCount) Swift \(package.fileCount == 1 ? "file" : "files")"
        let targets = package.targetNames.isEmpty ? "" : " in \(package.targetNames.joined(separator: ", "))"
        return
            "\(files)\(targets), \(package.lineCount) lines: \(counts[0]) imports without a counterpart, \(counts[1]) "
            + "branches that are not compiled, \(counts[2]) known names that need another one."
    }
}
