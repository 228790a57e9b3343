import Foundation

@testable import ProjectPorting

/// Files in memory, by their paths.
struct MemoryFiles: ProjectFiles {
    var contents: [String: String]

    func entries(of folder: String) -> [ProjectEntry] {
        let prefix = folder.isEmpty ? "" : "\(folder)/"
        var entries: [String: ProjectEntry] = [:]
        for path in contents.keys where path.hasPrefix(prefix) {
            let rest = path.dropFirst(prefix.count)
            let name = String(rest.prefix { $0 != "/" })
            entries[name] = ProjectEntry(name: name, kind: rest.contains("/") ? .folder : .file)
        }
        return entries.values.sorted { $0.name < $1.name }
    }

    func kind(of path: String) -> ProjectEntry.Kind? {
        if contents[path] != nil { return .file }
        return contents.keys.contains { $0.hasPrefix(path.isEmpty ? "" : "\(path)/") } ? .folder : nil
    }

    func contents(of path: String) -> Data? { contents[path].map { Data($0.utf8) } }
}
