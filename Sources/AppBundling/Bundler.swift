import CommandSupport
import DesktopDeclarations
import Foundation

/// A maker of packages of an app for its users.
package struct Bundler {
    /// A kind of package.
    package enum Format: String, CaseIterable, Sendable {
        case deb, flatpak, appdir
    }

    /// The developer's options.
    package struct Options {
        /// The product to package; nil for the only one.
        package var product: String?
        /// The path of a program that has already been built.
        package var program: String?
        /// The path of the `Info.plist`; nil to search for it.
        package var informationFile: String?
        /// The path of a picture for the icon; nil for that of the `Info.plist`.
        package var icon: String?
        /// The maintainer of the packages.
        package var maintainer: Maintainer?
        /// The version, if the `Info.plist` has none.
        package var version: String?
        /// The languages whose formats and names the app includes; nil for all.
        package var languages: Set<String>?
        /// Additional options for `swift build`, such as traits.
        package var buildOptions: [String] = []
        /// The environment variables.
        package var environment = ProcessInfo.processInfo.environment

        package init() {}
    }

    package let app: BundledApp
    private let source: SourcePackage
    private let target: PackageManifest.Target
    private let product: String
    private let options: Options
    private let icon: AppIcon?
    private let maintainer: Maintainer

    /// Reads a package and its app's `Info.plist`.
    /// - Throws: ``CommandFailure``.
    package init(_ source: SourcePackage, _ options: Options) throws {
        let (product, target) = try source.program(named: options.product)
        let path = try options.informationFile ?? source.informationFile(of: target)
        let declaration = try DeclarationFile(path: path, requiresTypes: false)
        let date = Self.date(of: source.folder, options.environment)
        let folder = "\(source.folder)/\(target.folder)"
        let origin = BundledApp.Origin(
            program: product,
            changelog: Self.text("\(source.folder)/CHANGELOG.md"),
            license: LicenseFile.names.lazy.compactMap { Self.text("\(source.folder)/\($0)") }.first,
            version: options.version,
            date: date,
            hasDocuments: DocumentScenes.areUsed(in: folder)
        )
        var app = try BundledApp(declaration, origin)
        let resources = (target.resources ?? []).map { $0.path.hasPrefix("/") ? $0.path : "\(folder)/\($0.path)" }
        icon =
            try options.icon.map { try AppIcon(picture: $0) }
            ?? AppIcon.find(for: declaration, in: [folder] + resources)
        if icon == nil {
            app.warn(
                "The app has no icon: name one with --icon, or as CFBundleIconFile or CFBundleIconName in the Info.plist."
            )
        }
        if let known = try options.maintainer ?? Maintainer(options.environment)
            ?? declaration.desktop.maintainer.map({ try Maintainer($0) })
        {
            maintainer = known
        } else {
            maintainer = try Maintainer("\(Self.plain(app.developer ?? app.name)) <root@localhost>")
            app.warn("The Debian package has no maintainer's address: give one with --maintainer, or as DEBEMAIL.")
        }
        (self.app, self.source, self.target, self.product, self.options) = (app, source, target, product, options)
    }

    /// Creates packages.
    /// - Parameters:
    ///   - formats: The kinds of packages.
    ///   - directory: The directory for them, which is made.
    ///   - drawing: Draws the icon.
    ///   - made: Called with the path of each package.
    /// - Throws: ``CommandFailure``.
    package func make(
        _ formats: [Format],
        in directory: String,
        drawing: (_ path: String, _ sizes: [Int]) throws -> [Int: Data],
        made: (String) throws -> Void
    ) throws {
        let icons = try icon?.pictures(drawing: drawing) ?? []
        var built: BuiltApp?
        if formats.contains(where: { $0 != .flatpak }) {
            var build = AppBuild(package: source, program: product)
            build.languages = options.languages
            build.moreOptions = options.buildOptions
            let program = try options.program ?? build.run()
            built = try BuiltApp(programAt: program, of: target, in: source.manifest)
        }
        do {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(directory.quoted) cannot be made: \(error.localizedDescription)")
        }
        for format in formats {
            let files = InstalledFiles(app: app, build: format == .flatpak ? nil : built, icons: icons)
            switch format {
            case .deb: try made(DebianPackage(app: app, files: files, maintainer: maintainer).make(in: directory))
            case .appdir:
                let libraries = try built.map { try NeededLibraries.ofProgram(at: $0.program) } ?? []
                try made(AppDirectory(app: app, files: files, libraries: libraries).make(in: directory))
            case .flatpak: try made(makeFlatpak(files, in: directory))
            }
        }
    }

    private func makeFlatpak(_ files: InstalledFiles, in directory: String) throws -> String {
        let resolved = "\(source.folder)/Package.resolved"
        let packages = try source.localPackages()
        let hasRepositories = packages.contains { $0.manifest.dependencies.contains { $0.fileSystem == nil } }
        let pins: PinnedSources
        if let data = SmallFile.contents(resolved, upTo: Self.largestText) {
            pins = try PinnedSources(data)
        } else if hasRepositories {
            throw CommandFailure(
                "There is no Package.resolved: run “swift package resolve” in \(source.folder.quoted)."
            )
        } else {
            pins = PinnedSources()
        }
        let manifest = FlatpakManifest(
            app: app,
            program: product,
            packages: packages,
            pins: pins.pins,
            buildOptions: options.buildOptions
        )
        let folder = URL(fileURLWithPath: directory).resolvingSymlinksInPath().path + "/\(app.command).flatpak"
        try ReplaceableFolder.check(folder, knownBy: FlatpakManifest.script, beginning: FlatpakManifest.scriptMark)
        try ReplaceableFolder.write(manifest.tree(in: folder, installed: files.tree(prefix: "/app")), to: folder)
        return "\(folder)/\(app.identifier).json"
    }

    // MARK: What is not in the Info.plist

    /// The largest text that is read, in bytes.
    private static let largestText = 4 << 20

    private static func text(_ path: String) -> String? {
        SmallFile.beginning(of: path, count: largestText).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The time of the sources, so that the same sources make the same packages: of the environment, of the last commit, or of the
    /// manifest.
    private static func date(of folder: String, _ environment: [String: String]) -> Date {
        let commit = try? Program(named: "git")?.output(["-C", folder, "log", "-1", "--format=%ct"])
        let seconds = (environment["SOURCE_DATE_EPOCH"] ?? commit).flatMap {
            Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        if let seconds, (0...253_402_300_799).contains(seconds) { return Date(timeIntervalSince1970: Double(seconds)) }
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/Package.swift")
        return attributes?[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0)
    }

    private static func plain(_ text: String) -> String {
        String(text.map { "<>,".contains($0) || $0.isNewline ? " " : $0 })
    }
}
