/// The location of a project for a path that the user specifies.
package struct ProjectLocation: Sendable {
    /// The kind of a project.
    package enum Kind: Equatable, Sendable {
        /// An `.xcodeproj` or `.xcworkspace`, by its path within the folder.
        case xcode(String)
        /// A folder with its own `Package.swift`.
        case package
    }

    package let folder: ProjectFolder
    package let kind: Kind

    /// Finds the project at a path: an Xcode project, a workspace, a `Package.swift`, or a folder with one of them.
    package init(path: String) throws(PortingError) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        let name = ProjectPath.name(of: path)
        if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
            let parent = path.contains("/") ? ProjectPath.folder(of: path) : "."
            guard let folder = ProjectFolder(path: parent.isEmpty ? "/" : parent), folder.kind(of: name) == .folder
            else {
                throw PortingError("“\(path.prefix(300))” is not there.")
            }
            (self.folder, kind) = (folder, .xcode(name))
            return
        }
        if name == "Package.swift" {
            let parent = path.contains("/") ? ProjectPath.folder(of: path) : "."
            guard let folder = ProjectFolder(path: parent.isEmpty ? "/" : parent), folder.kind(of: name) == .file else {
                throw PortingError("“\(path.prefix(300))” is not there.")
            }
            (self.folder, kind) = (folder, .package)
            return
        }
        guard let folder = ProjectFolder(path: path) else { throw PortingError("“\(path.prefix(300))” is no folder.") }
        (self.folder, kind) = try Self.project(in: folder)
    }

    private static func project(in folder: ProjectFolder) throws(PortingError) -> (folder: ProjectFolder, kind: Kind) {
        if let kind = kind(of: folder) { return (folder, kind) }
        let projects = projects(in: folder)
        let candidates = projects.isEmpty ? below(folder) : projects
        guard !candidates.isEmpty else {
            if folder.kind(of: "Package.swift") == .file { return (folder, .package) }
            throw PortingError("“\(folder.path)” has no Xcode project and no package.")
        }
        if projects.isEmpty, candidates.count == 1,
            let inner = ProjectFolder(path: "\(folder.path)/\(ProjectPath.folder(of: candidates[0]))")
        {
            let name = ProjectPath.name(of: candidates[0])
            // What the project names beside its own folder is in this one.
            return leadsOutside(name, in: inner) ? (folder, .xcode(candidates[0])) : (inner, .xcode(name))
        }
        let list = candidates.prefix(20).map { "\n  \(folder.path)/\($0)" }.joined()
        throw PortingError("“\(folder.path)” has no single project. Name one of these:\(list)")
    }

    private static func projects(in folder: ProjectFolder) -> [String] {
        folder.entries(of: "").filter { $0.kind == .folder && $0.name.hasSuffix(".xcodeproj") }.map(\.name)
    }

    /// Returns whether a project names files or packages that are not in its folder.
    private static func leadsOutside(_ name: String, in folder: ProjectFolder) -> Bool {
        guard let project = try? XcodeProject(path: name, in: folder) else { return false }
        return (project.notes + project.targets.values.flatMap(\.notes)).contains { $0.text == PortingAdvice.outside }
    }

    /// Returns the kind of the one project or package in a folder itself; `nil` if there is none, or several.
    private static func kind(of folder: ProjectFolder) -> Kind? {
        let projects = projects(in: folder)
        let workspaces = folder.entries(of: "").filter { $0.kind == .folder && $0.name.hasSuffix(".xcworkspace") }
            .map(\.name)
        // A package of somebody's own is what its folder is for; a workspace beside it shows its example.
        if projects.isEmpty, let manifest = folder.contents(of: "Package.swift"), !GeneratedFile.isGenerated(manifest) {
            return .package
        }
        // A workspace that only adds a project's dependencies says nothing new.
        for workspace in workspaces {
            let paths = (try? Workspace.entries(at: workspace, in: folder).paths) ?? []
            let found = paths.filter { $0.hasSuffix(".xcodeproj") && !$0.hasSuffix("Pods.xcodeproj") }
            if found.count > 1, workspaces.count == 1 { return .xcode(workspace) }
        }
        if projects.count == 1 { return .xcode(projects[0]) }
        if projects.isEmpty, workspaces.count == 1 { return .xcode(workspaces[0]) }
        return nil
    }

    /// Returns the projects in folders of a folder.
    private static func below(_ folder: ProjectFolder) -> [String] {
        var found: [String] = []
        var left = [(path: "", depth: 0)]
        var room = 5000
        while let (path, depth) = left.popLast(), room > 0 {
            for entry in folder.entries(of: path) where entry.kind == .folder && !entry.name.hasPrefix(".") {
                room -= 1
                let place = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
                if entry.name.hasSuffix(".xcodeproj") {
                    // CocoaPods makes its project again whenever it runs.
                    if entry.name != "Pods.xcodeproj" { found.append(place) }
                } else if depth < 3 {
                    left.append((place, depth + 1))
                }
            }
        }
        return found.sorted()
    }
}
