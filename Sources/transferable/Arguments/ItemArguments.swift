import CommandSupport
import CoreTransferable
import Foundation

/// The items for the arguments of `drag` and `share`.
enum ItemArguments {
    /// Finds the files, and names all that are not there.
    ///
    /// - Parameters:
    ///   - arguments: Paths, URLs, and `-` for standard input.
    ///   - standardInputName: A name for the data of standard input.
    /// - Throws: ``CommandFailure`` with a line for each argument that stands for nothing.
    static func items(_ arguments: [String], standardInputName: String?) throws -> [CommandItem] {
        var items: [CommandItem] = []
        var mistakes: [String] = []
        for argument in arguments {
            if argument == "-" {
                items.append(.standardInput(name: standardInputName))
                continue
            }
            do {
                items.append(try item(argument))
            } catch {
                mistakes.append("\(error)")
            }
        }
        guard mistakes.isEmpty else { throw CommandFailure(mistakes.joined(separator: "\n")) }
        return items
    }

    private static func item(_ argument: String) throws -> CommandItem {
        var path = argument
        if !exists(path), let url = URL(string: path), let scheme = url.scheme, path.contains("://") {
            guard url.isFileURL else {
                guard !scheme.isEmpty, url.host != nil else { throw CommandFailure("\(argument.quoted) is no URL.") }
                return .link(url.absoluteString)
            }
            path = url.path
        }
        guard access(path, R_OK) == 0 else {
            throw errno == ENOENT || errno == ENOTDIR
                ? CommandFailure("There is no file \(argument.quoted): check the path.")
                : CommandFailure("\(argument.quoted) cannot be read: \(String(cString: strerror(errno))).")
        }
        var status = stat()
        guard stat(path, &status) == 0, status.isRegularFile || status.isDirectory else {
            throw CommandFailure(
                "\(argument.quoted) is neither a file nor a folder. Use what it gives as standard input."
            )
        }
        return .file(absolute(path))
    }

    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Returns the path from the root. Symbolic links keep their names, but “..” after a link refers to another
    /// directory than the text of the path suggests, so such paths are resolved.
    private static func absolute(_ path: String) -> String {
        let parts = path.split(separator: "/")
        if parts.contains(".."), let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        let start = path.hasPrefix("/") ? [] : FileManager.default.currentDirectoryPath.split(separator: "/")
        return "/" + (start + parts.filter { $0 != "." }).joined(separator: "/")
    }
}
