import AppBundling
import ArgumentParser
import CommandSupport
import Foundation

/// `transferable bundle`: makes packages of an app for its users.
struct BundleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Make a Debian package, a Flatpak manifest and an AppImage directory of an app.",
        discussion: """
            PACKAGE is the folder of a Swift package with an app, whose target has an Info.plist. The app is built for \
            release with Swift's libraries in the program, so that it runs on machines without Swift. These are made in \
            the directory of --output:

              deb      COMMAND_VERSION_ARCHITECTURE.deb, for Debian and Ubuntu. The libraries that the program needs are \
            dependencies, in the versions of this machine or later ones: build on the oldest release that is to be served.
              flatpak  COMMAND.flatpak/IDENTIFIER.json, a manifest with which flatpak-builder builds the app from its \
            sources, without the network. Packages of Swift are taken at the commits of Package.resolved.
              appdir   COMMAND.AppDir, a directory that runs from any place; appimagetool makes one file of it. GTK is that \
            of the machine.

            Each has what a desktop wants of an app: the desktop entry and the types that “transferable declare” makes of \
            the Info.plist, the icon in all sizes from one PNG or SVG or from AppIcon of an asset catalog, the names in \
            all languages of InfoPlist.strings, a description for software centres with the releases of CHANGELOG.md, and \
            for an app of documents the service by which the message bus starts its one process.

            What only Linux asks for is in the dictionary LinuxDesktop of the Info.plist: Summary, Description, License, \
            Homepage, Developer, Maintainer, Screenshots, ShareTargets, FlatpakPermissions, DBusActivatable and \
            PrimaryMenu. The article “Shipping an app” describes them.

            EXAMPLES
              Make everything of the package in this folder, in .build/bundles:
                transferable bundle
              Make a Debian package, and install it:
                transferable bundle --format deb --output made
                sudo apt install ./made/recipes_1.0.0_amd64.deb
              Make a Flatpak of one program of a package:
                transferable bundle --product Recipes --format flatpak
                cd .build/bundles/recipes.flatpak
                flatpak-builder --user --install build com.example.Recipes.json
              Name an icon, and a program that is built already:
                transferable bundle --icon leaf.svg --program .build/release/Recipes
              Give options to “swift build”, such as a trait of the package:
                transferable bundle -- --traits Offline
            """
    )

    @Option(
        help: ArgumentHelp("The program to bundle, of a package with several.", valueName: "name")
    )
    var product: String?

    @Option(
        name: .shortAndLong,
        help: "Make one kind of package: deb, flatpak or appdir. Can be repeated; all are made unless it is given."
    )
    var format: [Bundler.Format] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The directory for the packages (default: .build/bundles in the package).",
            valueName: "directory"
        ),
        completion: .directory
    )
    var output: String?

    @Option(
        help: ArgumentHelp("The Info.plist, if it is not among the resources of the target.", valueName: "path"),
        completion: .file(extensions: ["plist"])
    )
    var infoPlist: String?

    @Option(
        help: ArgumentHelp("A PNG or an SVG of the icon, instead of that of the Info.plist.", valueName: "path"),
        completion: .file(extensions: ["png", "svg"])
    )
    var icon: String?

    @Option(
        help: ArgumentHelp("A program that is built already, with its resources beside it.", valueName: "path"),
        completion: .file()
    )
    var program: String?

    @Option(
        help: ArgumentHelp(
            """
            The maintainer of the Debian package, as “Name <address>”, instead of Maintainer in the Info.plist or of \
            DEBFULLNAME and DEBEMAIL.
            """,
            valueName: "name"
        )
    )
    var maintainer: String?

    @Option(
        help: ArgumentHelp(
            "The version, for an Info.plist without CFBundleShortVersionString.",
            valueName: "version"
        )
    )
    var appVersion: String?

    @Option(
        help: ArgumentHelp(
            """
            Leave out the formats and names of all languages but these and English, such as de,fr. They take 20 MB \
            of an app. Not for Flatpak.
            """,
            valueName: "codes"
        )
    )
    var languages: String?

    @Argument(help: "The folder of the package.", completion: .directory)
    var package = "."

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("Options for “swift build”, after two hyphens.", valueName: "build-option")
    )
    var buildOptions: [String] = []

    func validate() throws {
        guard buildOptions.isEmpty || program == nil else {
            throw ValidationError(
                "--program and options for “swift build” do not go together: the program is built already."
            )
        }
        guard let languages else { return }
        let codes = languages.split(separator: ",", omittingEmptySubsequences: false)
        let areCodes = codes.allSatisfy { code in
            (2...3).contains(code.count) && code.allSatisfy { $0.isASCII && $0.isLowercase }
        }
        guard areCodes else { throw ValidationError("--languages takes codes such as de,fr.") }
        guard program == nil else {
            throw ValidationError("--languages and --program do not go together: the program is built already.")
        }
    }

    func run() throws {
        let source = try SourcePackage(at: package)
        var options = Bundler.Options()
        (options.product, options.program, options.icon) = (product, program, icon)
        (options.informationFile, options.version) = (infoPlist, appVersion)
        options.languages = languages.map { Set($0.split(separator: ",").map(String.init)) }
        options.buildOptions = buildOptions
        options.maintainer = try maintainer.map { try Maintainer($0) }
        let bundler = try Bundler(source, options)
        for warning in bundler.app.warnings { StandardError.writeWarning(warning) }
        try bundler.make(
            format.isEmpty ? Bundler.Format.allCases : format,
            in: output ?? "\(source.folder)/.build/bundles",
            drawing: Self.draw
        ) { path in
            try StandardOutput.write("\(OutputText.name(path))\n")
        }
    }

    /// Has the program with the desktop's loaders draw an icon.
    private static func draw(_ picture: String, _ sizes: [Int]) throws -> [Int: Data] {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
            "transferable-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = URL(fileURLWithPath: picture).path
        try SiblingProgram.run(
            WindowProgramRequest(.icons(IconRequest(picture: path, sizes: sizes, directory: directory.path)))
        )
        return sizes.reduce(into: [:]) { drawn, size in
            drawn[size] = FileManager.default.contents(atPath: directory.appendingPathComponent("\(size).png").path)
        }
    }
}

extension Bundler.Format: ExpressibleByArgument {}
