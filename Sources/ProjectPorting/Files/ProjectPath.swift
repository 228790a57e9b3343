/// Paths inside a project's folder, without a slash at the beginning and without `.` and `..`.
///
/// A project file may name any path. One that leads out of the folder has no place here.
enum ProjectPath {
    /// The longest path that is followed, in bytes.
    private static let longest = 2048

    /// Returns the place of a path relative to a folder of the project; `nil` if that is outside the project.
    static func join(_ folder: String, _ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.utf8.contains(0), folder.utf8.count + path.utf8.count <= longest else {
            return nil
        }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Returns the folder of a path; the empty path is that of the project's folder.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Returns the last part of a path.
    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Returns the extension of a path in lower case, without its full stop.
    static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Returns whether a path is that of a folder or of something inside it.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    /// Returns whether a path is that of one of several folders or of something inside it, however many they are.
    static func isInside(_ path: String, anyOf folders: Set<String>) -> Bool {
        guard !folders.isEmpty else { return false }
        var place = path
        while !folders.contains(place) {
            if place.isEmpty { return false }
            place = folder(of: place)
        }
        return true
    }
}
