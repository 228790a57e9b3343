/// Reads a package that has a manifest of its own, which stays as it is.
package enum PackageReview {
    /// Returns the targets of the package with what they need, and what needs a person.
    package static func review(of files: some ProjectFiles) -> (package: PortedPackage, advice: [String]) {
        var package = PortedPackage(name: "", options: PortingOptions())
        var groups: [String: [String]] = [:]
        for path in FileListing(of: "", in: files).paths where ProjectPath.fileExtension(of: path) == "swift" {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 1, !["Tests", "Plugins"].contains(parts[0]) else { continue }
            let name = parts.count > 2 && ["Sources", "Source"].contains(parts[0]) ? parts[1] : parts[0]
            groups[name, default: []].append(path)
        }
        // A manifest is a program. Whatever it names may be a module.
        let manifest = files.text(of: "Package.swift") ?? ""
        let named = Set(manifest.split(separator: "\"").map(String.init).filter { $0.count < 80 })
        let platforms = manifest.contains(".iOS(") && !manifest.contains(".macOS(")
        var advice: [String] = []
        for (name, paths) in groups.sorted(by: { $0.key < $1.key }) {
            let review = SourceReview(
                paths,
                modules: named.union(groups.keys),
                leftOut: [],
                isForMac: !platforms,
                conditions: [],
                in: files
            )
            package.findings += review.findings
            package.fileCount += paths.count
            package.lineCount += review.lineCount
            advice += self.advice(for: name, review)
        }
        package.findings.sort()
        return (package, advice)
    }

    private static func advice(for name: String, _ review: SourceReview) -> [String] {
        var products = review.aliases.map(\.product)
        if review.usesViews {
            products.append("SwiftUI")
        } else if !review.imported.isDisjoint(with: ["CoreTransferable", "UniformTypeIdentifiers"]) {
            products.append("CoreTransferable")
        }
        if review.imported.contains("Combine") { products.append("Combine") }
        guard !products.isEmpty || !review.exports.isEmpty else { return [] }
        var lines = ["The target “\(name)” needs:"]
        lines += products.sorted().map {
            "  .product(name: \"\($0)\", package: \"swift-transferable\", condition: .when(platforms: [.linux]))"
        }
        let flags = review.aliases.map { "\"-module-alias\", \"\($0.name)=\($0.product)\"" }
        if !flags.isEmpty {
            lines.append("  .unsafeFlags([\(flags.joined(separator: ", "))], .when(platforms: [.linux]))")
        }
        if !review.exports.isEmpty {
            lines.append("  a file with: " + review.exports.map { "@_exported import \($0)" }.joined(separator: "; "))
        }
        return lines
    }
}
