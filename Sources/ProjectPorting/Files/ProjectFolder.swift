import Foundation

/// The files in a local folder. A symbolic link that leads out of the folder is ignored.
package struct ProjectFolder: ProjectFiles {
    /// The path of the folder with symbolic links resolved.
    package let path: String

    /// Returns `nil` if there is no such folder.
    package init?(path: String) {
        guard let resolved = Self.resolve(path) else { return nil }
        self.path = resolved
        guard kind(of: "") == .folder else { return nil }
    }

    package func entries(of folder: String) -> [ProjectEntry] {
        guard let place = place(of: folder), let names = try? FileManager.default.contentsOfDirectory(atPath: place)
        else { return [] }
        return names.sorted().compactMap { name in
            kind(of: folder.isEmpty ? name : "\(folder)/\(name)").map { ProjectEntry(name: name, kind: $0) }
        }
    }

    package func kind(of path: String) -> ProjectEntry.Kind? {
        var status = stat()
        guard let place = place(of: path), stat(place, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        default: return nil
        }
    }

    package func contents(of path: String) -> Data? {
        guard let place = place(of: path) else { return nil }
        // A pipe in place of the file would let the command wait.
        let descriptor = open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= ProjectLimits.fileSize
        else { return nil }
        guard let data = try? handle.read(upToCount: ProjectLimits.fileSize + 1) else { return Data() }
        return data.count <= ProjectLimits.fileSize ? data : nil
    }

    /// Returns the absolute path for a file to write; `nil` if an existing part of the path is a symbolic link.
    package func placeForWriting(_ path: String) -> String? {
        guard let normal = ProjectPath.join("", path), normal == path else { return nil }
        var place = self.path
        for part in path.split(separator: "/") {
            place += "/\(part)"
            var status = stat()
            if lstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return nil }
        }
        return place
    }

    /// Returns the path without symbolic links, if it is in the folder.
    private func place(of path: String) -> String? {
        guard let normal = ProjectPath.join("", path), let place = Self.resolve("\(self.path)/\(normal)"),
            place == self.path || place.hasPrefix(self.path == "/" ? "/" : self.path + "/")
        else { return nil }
        return place
    }

    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
