/// The files below a folder, as Xcode takes a folder for a group: bundles such as asset catalogs count as one file.
struct FileListing {
    /// Folders that are one thing for Xcode.
    static let bundles: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "playground", "scnassets",
        "mlpackage", "icon", "docc", "rkassets", "realitycomposerpro", "app", "appex", "storekit",
    ]
    /// Folders that belong to tools.
    private static let tools: Set<String> = ["xcodeproj", "xcworkspace", "build", "deriveddata"]

    private(set) var paths: [String] = []
    /// A Boolean value that indicates whether there are more files than are listed.
    private(set) var isCut = false

    /// Lists what is below a folder, sorted by path.
    init(of folder: String, in files: some ProjectFiles) {
        var folders = [(path: folder, depth: 0)]
        var left = ProjectLimits.entries
        while let (path, depth) = folders.popLast() {
            for entry in files.entries(of: path) where !entry.name.hasPrefix(".") {
                left -= 1
                guard left > 0 else {
                    isCut = true
                    return
                }
                let place = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
                let kind = ProjectPath.fileExtension(of: place)
                if Self.tools.contains(kind) { continue }
                if entry.kind == .file || Self.bundles.contains(kind) {
                    paths.append(place)
                } else if depth < ProjectLimits.depth {
                    folders.append((place, depth + 1))
                } else {
                    isCut = true
                }
            }
        }
        paths.sort()
    }
}
