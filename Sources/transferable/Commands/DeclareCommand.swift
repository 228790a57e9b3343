import ArgumentParser
import CommandSupport
import DesktopDeclarations
import Foundation

/// `transferable declare`: teaches the desktop the types that an app declares.
struct DeclareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "declare",
        abstract: "Teach the desktop the types that an app declares in its Info.plist.",
        discussion: """
            Reads UTExportedTypeDeclarations and UTImportedTypeDeclarations, and prints what desktops read instead: a \
            package for the shared MIME-info database, and the MimeType= line for the app's desktop entry. A type goes \
            by the MIME type that it declares, and without one by “application/x.” and its identifier.

            Where the Info.plist has CFBundleDocumentTypes or CFBundleURLTypes, the whole desktop entry is made: with it \
            the app is started with the files and URLs that it opens. The program is the one that CFBundleExecutable \
            names, if it is found beside the Info.plist, in the folder of a build or in PATH, or the one of --program.

            With --install the package becomes part of your own database, under XDG_DATA_HOME or ~/.local/share: file \
            managers, “xdg-mime query filetype” and “gio info” name the app's files by their type from then on, and show \
            the icons that the Info.plist names, if they are found beside it or in Resources (PNG, SVG or ICNS). \
            Descriptions are translated by InfoPlist.strings in directories LANGUAGE.lproj there. Doing it again brings \
            everything up to date; --remove takes back what was installed, and nothing else.

            To install for all users, as a distribution's package does, put the package that --output writes into \
            /usr/share/mime/packages and run “update-mime-database /usr/share/mime”.

            EXAMPLES
              Print the package and the MimeType= line:
                transferable declare Info.plist
              Write them to build/NAME.xml and build/NAME.mimetype:
                transferable declare Info.plist --output build
              Install the types for you, then take that back:
                transferable declare Info.plist --install
                transferable declare Info.plist --remove
              … when the Info.plist is gone:
                transferable declare --remove com.example.app
              Install a desktop entry with the types, which starts a program with the files:
                transferable declare Info.plist --install --program ~/bin/recipes

            A minimal declaration, inside the <dict> of an Info.plist:
              <key>UTExportedTypeDeclarations</key>
              <array><dict>
                <key>UTTypeIdentifier</key> <string>com.example.recipe</string>
                <key>UTTypeDescription</key> <string>Recipe</string>
                <key>UTTypeConformsTo</key> <string>public.json</string>
                <key>UTTypeTagSpecification</key> <dict>
                  <key>public.filename-extension</key> <string>recipe</string>
                </dict>
              </dict></array>
            """
    )

    /// The change of the user's database.
    enum Action: String, EnumerableFlag {
        case install
        case remove

        static func help(for value: Action) -> ArgumentHelp? {
            switch value {
            case .install: "Install the types for you, or bring them up to date."
            case .remove: "Remove what --install has installed."
            }
        }
    }

    @Flag(exclusivity: .exclusive)
    var action: Action?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the package and the MimeType= line to files there.", valueName: "directory"),
        completion: .directory
    )
    var output: String?

    @Option(
        help: "The app's program, for its desktop entry: a path, or a name in PATH.",
        completion: .file()
    )
    var program: String?

    @Flag(name: [.customShort("n"), .long], help: "Say what would be written, removed and run, and do nothing.")
    var dryRun = false

    @Argument(
        help: ArgumentHelp(
            "The Info.plist of the app; with --remove, what was installed goes by its CFBundleIdentifier, too.",
            valueName: "info-plist"
        ),
        completion: .file(extensions: ["plist"])
    )
    var propertyList: String

    func validate() throws {
        if output != nil, let action {
            throw ValidationError("--output and --\(action.rawValue) do not go together: use one of them.")
        }
        if program != nil, action == .remove {
            throw ValidationError("--program and --remove do not go together: what was installed is known.")
        }
    }

    func run() throws {
        let steps = dryRun ? Steps.announcing : Steps.performing
        switch action {
        case .remove:
            try remove(steps)
        case .install:
            let app = try read()
            var files = app.package.icons(beside: app.file.url).map { (path: $0.relativePath, contents: $0.contents) }
            if let entry = app.entry {
                files += app.icons.map { ($0.relativePath, $0.contents) }
                files.append((DesktopEntryCache.path(name: app.file.name), Data("\(entry.text)\n".utf8)))
            }
            try DesktopInstallation(name: app.file.name, in: UserDataDirectory(), steps: steps)
                .install(app.package, with: files, propertyList: app.file.data)
            try StandardOutput.write(OutputText.name(app.mimeTypeLine) + "\n")
        case nil:
            let app = try read()
            let text = app.entry?.text ?? app.mimeTypeLine
            if let output {
                let base = "\(output)/\(app.file.name)"
                try steps.write(Data(app.package.xml.utf8), to: "\(base).xml")
                try steps.write(Data("\(text)\n".utf8), to: "\(base).\(app.entry == nil ? "mimetype" : "desktop")")
            } else {
                try StandardOutput.write(OutputText.text("\(app.package.xml)\n\(text)\n"))
            }
        }
    }

    /// An app that is declared.
    private struct DeclaredApp {
        let file: DeclarationFile
        let package: MIMEPackage
        let entry: DesktopEntry?
        let icons: [DeclaredIcon]
        let mimeTypeLine: String
    }

    private func read() throws -> DeclaredApp {
        let file = try DeclarationFile(path: propertyList)
        let package = MIMEPackage(file.declarations, translations: file.translations)
        let names = MIMENames(file.declarations)
        var (entry, warnings) = try file.desktopEntry(program: program, names)
        for warning in file.warnings + package.warnings + warnings {
            StandardError.writeWarning(warning)
        }
        let icons = entry == nil ? [] : file.appIcons()
        if !icons.isEmpty { entry?.icon = file.name }
        let line = DesktopEntry.mimeTypeLine(file.openedMIMETypes(names).mimeTypes)
        return DeclaredApp(file: file, package: package, entry: entry, icons: icons, mimeTypeLine: line)
    }

    private func remove(_ steps: Steps) throws {
        let directory = try UserDataDirectory()
        var name = propertyList
        if FileManager.default.fileExists(atPath: propertyList) {
            name = try DeclarationFile.name(ofPropertyListAt: propertyList)
        } else if !DeclarationFile.isName(name) {
            throw CommandFailure("\(propertyList.quoted) is neither a file nor the name of what was installed.")
        }
        let isRemoved = try DesktopInstallation(name: name, in: directory, steps: steps).remove()
        if !isRemoved {
            StandardError.writeWarning("Nothing is installed for \(name.quoted), so there is nothing to remove.")
        }
    }
}
