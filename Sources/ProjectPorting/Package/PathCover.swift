/// Names a set of files by as few paths as possible.
///
/// Targets of one package share its folder, so each has to say which files are its own, and which are not.
struct PathCover {
    private let tree: [String: [ProjectEntry]]

    /// Lists the folders of a project once.
    init(files: some ProjectFiles) {
        var tree: [String: [ProjectEntry]] = [:]
        var left = [(path: "", depth: 0)]
        var room = ProjectLimits.entries
        while let (path, depth) = left.popLast(), room > 0 {
            let entries = files.entries(of: path).filter { !$0.name.hasPrefix(".") }
            room -= entries.count
            tree[path] = entries
            guard depth < ProjectLimits.depth else { continue }
            for entry in entries where entry.kind == .folder {
                let place = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
                if !FileListing.bundles.contains(ProjectPath.fileExtension(of: place)) {
                    left.append((place, depth + 1))
                }
            }
        }
        self.tree = tree
    }

    /// Returns the paths of everything but some files: folders without any of them, and files beside them.
    func rest(of kept: [String]) -> [String] {
        let ways = Self.ways(to: kept)
        let whole = Set(kept)
        var rest: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for entry in tree[folder] ?? [] {
                let place = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
                // SwiftPM knows its own files. What is made for targets may not be there yet, and is named by the manifest.
                if ["Package.swift", "Package.resolved", PortedTarget.folder].contains(place) || whole.contains(place) {
                    continue
                }
                if entry.kind == .folder, ways.contains(place) {
                    folders.append(place)
                } else {
                    rest.append(place)
                }
            }
        }
        return rest.sorted()
    }

    /// Returns the paths that stand for some files: folders in which every Swift file is one of them, and else files.
    ///
    /// A folder with resources stands for nothing: SwiftPM finds two rules for each of them then.
    func cover(_ sources: [String], own: [String], resources: [String]) -> [String] {
        let (wanted, own) = (Set(sources), Set(own))
        let ways = Self.ways(to: resources).union(resources)
        var cover: Set<String> = []
        // Each folder is looked through once, however many files it has.
        var known: [String: Bool] = [:]
        for path in sources {
            if own.contains(path) {
                cover.insert(path)
                continue
            }
            var best = path
            var folder = ProjectPath.folder(of: path)
            while !folder.isEmpty, !ways.contains(folder), isWhole(folder, wanted, &known) {
                best = folder
                folder = ProjectPath.folder(of: folder)
            }
            cover.insert(best)
        }
        return cover.sorted()
    }

    /// Returns whether each Swift file in a folder is one of some files. The tree is no deeper than ``ProjectLimits/depth``.
    private func isWhole(_ folder: String, _ wanted: Set<String>, _ known: inout [String: Bool]) -> Bool {
        if let answer = known[folder] { return answer }
        let answer = (tree[folder] ?? []).allSatisfy { entry in
            let place = "\(folder)/\(entry.name)"
            return entry.kind == .folder
                ? isWhole(place, wanted, &known) : !entry.name.hasSuffix(".swift") || wanted.contains(place)
        }
        known[folder] = answer
        return answer
    }

    private static func ways(to paths: [String]) -> Set<String> {
        var ways: Set<String> = []
        for path in paths {
            var folder = ProjectPath.folder(of: path)
            while !folder.isEmpty, ways.insert(folder).inserted { folder = ProjectPath.folder(of: folder) }
        }
        return ways
    }
}
