import CommandSupport
import DesktopDeclarations
import Foundation

/// The files of an installed app below its prefix, which is `/usr`, Flatpak's `/app`, or `usr` in an AppDir.
struct InstalledFiles {
    let app: BundledApp
    /// The built program, and the folders of resources beside it; nil where they are built later.
    let build: BuiltApp?
    let icons: [AppIcon.Picture]

    /// The folder of the program and its resources. `Bundle.module` looks for resources beside the program, so both are in one folder.
    var libraryFolder: String { "lib/\(app.command)" }

    /// Returns the files.
    /// - Parameters:
    ///   - prefix: The prefix where the app will be; nil for one that is not known, where the message bus cannot start it.
    /// - Throws: ``CommandFailure``.
    func tree(prefix: String?) throws -> FileTree {
        var tree = FileTree()
        if let build {
            tree["\(libraryFolder)/\(app.program)"] = .copy(build.program, isProgram: true)
            for folder in build.resourceFolders {
                tree["\(libraryFolder)/\((folder as NSString).lastPathComponent)"] = .folder(folder)
            }
            tree["bin/\(app.command)"] = .link("../\(libraryFolder)/\(app.program)")
        }
        let isActivatedByBus = app.isActivatedByBus && prefix != nil
        tree.add(try desktopEntry(isActivatedByBus: isActivatedByBus).text + "\n", to: desktopEntryPath)
        if isActivatedByBus, let prefix {
            tree.add(
                "[D-BUS Service]\nName=\(app.identifier)\nExec=\(prefix)/bin/\(app.command)\n",
                to: "share/dbus-1/services/\(app.identifier).service"
            )
        }
        if !app.types.isEmpty {
            tree.add(app.types.xml + "\n", to: "share/mime/packages/\(app.identifier).xml")
            for icon in app.types.icons(beside: app.declaration.url) {
                tree["share/\(icon.relativePath)"] = .data(icon.contents)
            }
        }
        for icon in icons { tree["share/\(icon.relativePath(iconName: app.identifier))"] = .data(icon.contents) }
        tree.add(AppStreamData(app).xml, to: "share/metainfo/\(app.identifier).metainfo.xml")
        return tree
    }

    /// The place of the desktop entry.
    var desktopEntryPath: String { "share/applications/\(app.identifier).desktop" }

    private func desktopEntry(isActivatedByBus: Bool) throws -> DesktopEntry {
        var entry = app.declaration.desktopEntry(try AppProgram(app.command), opening: app.mimeTypes)
        entry.icon = icons.isEmpty ? "application-x-executable" : app.identifier
        // GTK has the name of the program's file, which the command is a link to.
        entry.windowClass = app.program
        entry.isActivatedByBus = isActivatedByBus
        return entry
    }
}
