import CommandSupport
import Foundation

/// The directory of an AppImage: the app with a program that starts it from any place.
///
/// It can be run as it is, and `appimagetool` makes one file of it. GTK is that of the machine: it loads themes, input methods and
/// drivers that fit the machine's own. Of the other libraries, those that need nothing else are copied.
///
/// See <https://docs.appimage.org/reference/appdir.html>.
struct AppDirectory {
    let app: BundledApp
    let files: InstalledFiles
    let libraries: [String]

    /// The first lines of the program, by which a directory is known that was made here.
    private static let mark = "#!/bin/sh\n# Starts the app in this directory, wherever that is."

    /// Makes the directory, in place of one that was made before.
    /// - Parameter parent: An existing directory.
    /// - Returns: The path of the directory.
    /// - Throws: ``CommandFailure``.
    func make(in parent: String) throws -> String {
        let path = "\(parent)/\(app.command).AppDir"
        try ReplaceableFolder.check(path, knownBy: "AppRun", beginning: Self.mark)
        var tree = FileTree()
        tree.add(try files.tree(prefix: nil), below: "usr")
        let entry = "\(app.identifier).desktop"
        tree[entry] = .link("usr/\(files.desktopEntryPath)")
        // The icon that file managers show: the picture that is drawn at each size, or the largest.
        if let icon = files.icons.first(where: { $0.filenameExtension == "svg" }) ?? files.icons.last {
            let name = "\(app.identifier).\(icon.filenameExtension)"
            tree[name] = .link("usr/share/\(icon.relativePath(iconName: app.identifier))")
            tree[".DirIcon"] = .link(name)
        }
        for library in libraries {
            tree["usr/\(files.libraryFolder)/libraries/\((library as NSString).lastPathComponent)"] = .copy(library)
        }
        tree["AppRun"] = .data(Data(launcher.utf8), isProgram: true)
        try ReplaceableFolder.write(tree, to: path)
        return path
    }

    /// The program that starts the app. Libraries of the directory are found after those of the machine.
    private var launcher: String {
        let library = "$here/usr/lib/\(app.command)"
        let libraries =
            libraries.isEmpty
            ? ""
            : "export LD_LIBRARY_PATH=\"${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}\(library)/libraries\"\n"
        return """
            \(Self.mark)
            here=$(dirname "$(readlink -f "$0")")
            export XDG_DATA_DIRS="$here/usr/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
            \(libraries)exec "\(library)"/\(ShellText.quoted(app.program)) "$@"

            """
    }
}

/// A folder that a command makes, and makes anew in the same place.
enum ReplaceableFolder {
    /// Ends the command where the folder is one that it did not make.
    /// - Parameters:
    ///   - path: The path of the folder, which may not be there.
    ///   - file: A file in it.
    ///   - beginning: The beginning of that file in a folder that was made here.
    static func check(_ path: String, knownBy file: String, beginning: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        let contents = SmallFile.beginning(of: "\(path)/\(file)", count: beginning.utf8.count) ?? Data()
        guard contents.starts(with: beginning.utf8) else {
            throw CommandFailure(
                "\(path.quoted) is there already and was not made by this command. Move it away, then try again."
            )
        }
    }

    /// Writes a folder beside its place, then puts it there.
    static func write(_ tree: FileTree, to path: String) throws {
        let parent = (path as NSString).deletingLastPathComponent
        let work = try TemporaryFolder(in: parent)
        let made = "\(work.path)/made"
        try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: false)
        chmod(made, 0o755)
        try tree.write(to: made)
        if FileManager.default.fileExists(atPath: path) {
            try FileManager.default.moveItem(atPath: path, toPath: "\(work.path)/old")
        }
        try FileManager.default.moveItem(atPath: made, toPath: path)
    }
}
