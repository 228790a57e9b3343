import CommandSupport
import Foundation

/// Files by their places below a directory that is to be made.
struct FileTree {
    enum Entry {
        /// A file with some contents.
        case data(Data, isProgram: Bool = false)
        /// A copy of a file.
        case copy(String, isProgram: Bool = false)
        /// A copy of a folder with all that is in it.
        case folder(String)
        /// A symbolic link with its relative target.
        case link(String)
    }

    private(set) var entries: [String: Entry] = [:]

    subscript(path: String) -> Entry? {
        get { entries[path] }
        set { entries[path] = newValue }
    }

    mutating func add(_ text: String, to path: String) { self[path] = .data(Data(text.utf8)) }

    /// Adds another tree below a folder.
    mutating func add(_ tree: FileTree, below folder: String) {
        for (path, entry) in tree.entries { self["\(folder)/\(path)"] = entry }
    }

    /// Writes all files. What they are to be readable and writable for does not depend on the user's settings.
    /// - Parameter directory: A directory that exists.
    /// - Throws: ``CommandFailure``.
    func write(to directory: String) throws {
        for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let place = "\(directory)/\(path)"
            do {
                try Self.makeFolder((place as NSString).deletingLastPathComponent)
                switch entry {
                case .data(let data, let isProgram):
                    try data.write(to: URL(fileURLWithPath: place))
                    try Self.setMode(isProgram ? 0o755 : 0o644, of: place)
                case .copy(let source, let isProgram):
                    // The file that a link leads to, and not the link.
                    let file = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
                    var status = stat()
                    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                        throw CommandFailure("\(source.quoted) is no file.")
                    }
                    try FileManager.default.copyItem(atPath: file, toPath: place)
                    try Self.setMode(isProgram ? 0o755 : 0o644, of: place)
                case .folder(let source): try Self.copyFolder(source, to: place)
                case .link(let target):
                    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
                }
            } catch let failure as CommandFailure {
                throw failure
            } catch {
                throw CommandFailure("\(place.quoted) cannot be written: \(error.localizedDescription)")
            }
        }
    }

    /// Copies a folder. Links are not copied: they may lead to files of the machine that are not the app's.
    private static func copyFolder(_ source: String, to place: String) throws {
        try makeFolder(place)
        for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted() {
            let path = "\(source)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: try copyFolder(path, to: "\(place)/\(name)")
            case S_IFREG:
                try FileManager.default.copyItem(atPath: path, toPath: "\(place)/\(name)")
                try setMode(status.st_mode & 0o100 != 0 ? 0o755 : 0o644, of: "\(place)/\(name)")
            default:
                throw CommandFailure(
                    "\(path.quoted) is no file and no folder, but a link or something else that is not copied. Replace it with a file."
                )
            }
        }
    }

    private static func makeFolder(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try makeFolder((path as NSString).deletingLastPathComponent)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try setMode(0o755, of: path)
    }

    private static func setMode(_ mode: mode_t, of path: String) throws {
        guard chmod(path, mode) == 0 else {
            throw CommandFailure("\(path.quoted) cannot be changed: \(String(cString: strerror(errno)))")
        }
    }
}
