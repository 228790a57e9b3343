import CommandSupport
import Foundation

/// A manifest with which flatpak-builder builds an app from its sources, without the network.
///
/// The builder fetches the repositories of packages beforehand, at the commits of `Package.resolved`. A script among the sources
/// names their copies as mirrors, by which SwiftPM finds a package at another place.
///
/// See <https://docs.flatpak.org/en/latest/manifests.html>.
struct FlatpakManifest {
    let app: BundledApp
    let program: String
    /// The packages in folders of this machine, the app's first.
    let packages: [SourcePackage]
    let pins: [PinnedSources.Pin]
    /// Additional options for `swift build`, such as traits.
    let buildOptions: [String]

    /// The runtime, which has GTK, and the toolchain of the same base.
    private static let runtime = (name: "org.gnome", version: "48", toolchain: "swift6")

    /// The folder of the toolchain.
    private static let tools = "/usr/lib/sdk/\(runtime.toolchain)"

    /// The permissions that an app with windows needs in the sandbox. Files are opened and saved through portals.
    private static let permissions = ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"]

    /// The names of the files beside the manifest.
    static let script = "use-fetched-packages.sh"
    private static let exports = "exports"
    static let installedFolder = "installed"

    /// The first lines of the script, by which a folder is known that was made here.
    static let scriptMark =
        "#!/bin/sh\n# Has SwiftPM take the packages that were fetched before, so that the build needs no network."

    /// Returns the manifest and the files that it names, below a folder.
    /// - Parameters:
    ///   - folder: The folder in which they will be, from which the manifest has the way to the sources.
    ///   - installed: The files of the app beside its program.
    func tree(in folder: String, installed: FileTree) throws -> FileTree {
        var tree = FileTree()
        tree.add(try json(in: folder), to: "\(app.identifier).json")
        tree.add(AppBuild.exports, to: Self.exports)
        tree[Self.script] = .data(Data(script.utf8), isProgram: true)
        tree.add(installed, below: Self.installedFolder)
        return tree
    }

    // MARK: The manifest

    private struct Manifest: Encodable {
        let id, runtime, sdk, command: String
        let runtimeVersion: String
        let sdkExtensions: [String]
        let finishArgs: [String]
        let buildOptions: [String: String]
        let cleanup: [String]
        let modules: [Module]

        enum CodingKeys: String, CodingKey {
            case id, runtime, sdk, command, cleanup, modules
            case runtimeVersion = "runtime-version"
            case sdkExtensions = "sdk-extensions"
            case finishArgs = "finish-args"
            case buildOptions = "build-options"
        }
    }

    private struct Module: Encodable {
        let name: String
        let buildsystem: String
        var configOpts: [String]?
        var buildCommands: [String]?
        let sources: [Source]

        enum CodingKeys: String, CodingKey {
            case name, buildsystem, sources
            case configOpts = "config-opts"
            case buildCommands = "build-commands"
        }
    }

    private struct Source: Encodable {
        let type: String
        var path: String?
        var url: String?
        var tag: String?
        var commit: String?
        var dest: String?
        var skip: [String]?
        var isComplete: Bool?

        enum CodingKeys: String, CodingKey {
            case type, path, url, tag, commit, dest, skip
            case isComplete = "disable-shallow-clone"
        }
    }

    private func json(in folder: String) throws -> String {
        let manifest = Manifest(
            id: app.identifier,
            runtime: "\(Self.runtime.name).Platform",
            sdk: "\(Self.runtime.name).Sdk",
            command: app.command,
            runtimeVersion: Self.runtime.version,
            sdkExtensions: ["org.freedesktop.Sdk.Extension.\(Self.runtime.toolchain)"],
            finishArgs: Self.permissions + app.declaration.desktop.sandboxPermissions,
            buildOptions: ["append-path": "\(Self.tools)/bin", "prepend-ld-library-path": "\(Self.tools)/lib"],
            // What the library of QR codes installs for compilers.
            cleanup: ["/include", "/lib/pkgconfig"],
            modules: [Self.codes, module(in: folder)]
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(manifest), as: UTF8.self) + "\n"
    }

    /// The library of QR codes, which runtimes do not have. The tag and the commit are those of its latest release.
    private static let codes = Module(
        name: "libqrencode",
        buildsystem: "cmake-ninja",
        configOpts: ["-DWITH_TOOLS=NO", "-DBUILD_SHARED_LIBS=ON"],
        sources: [
            Source(
                type: "git",
                url: "https://github.com/fukuchi/libqrencode.git",
                tag: "v4.1.1",
                commit: "715e29fd4cd71b6e452ae0f4e36d917b43122ce8"
            )
        ]
    )

    private func module(in folder: String) -> Module {
        let sources =
            packages.map { package in
                Source(
                    type: "dir",
                    path: Self.way(from: folder, to: package.folder),
                    dest: place(of: package),
                    skip: [".build", ".git"]
                )
            }
            + pins.map { pin in
                Source(
                    type: "git",
                    url: pin.location,
                    commit: pin.revision,
                    dest: Self.place(of: pin),
                    isComplete: true
                )
            } + [
                Source(type: "file", path: Self.script), Source(type: "file", path: Self.exports),
                Source(type: "dir", path: Self.installedFolder, dest: Self.installedFolder),
            ]
        return Module(name: app.command, buildsystem: "simple", buildCommands: commands, sources: sources)
    }

    private var commands: [String] {
        let package = ShellText.quoted(place(of: packages[0]))
        let program = ShellText.quoted(program)
        let library = "/app/lib/\(app.command)"
        let target = ShellText.quoted("\(library)/\(app.program)")
        // SwiftPM makes a sandbox for manifests, which cannot be made in that of the builder, and fetches what macros need where an
        // option does not keep it from that.
        let options = [
            "--package-path \(package)", "--scratch-path build", "--product \(program)", "--disable-sandbox",
            "--disable-automatic-resolution", "--disable-experimental-prebuilts",
        ]
        let exports = "-Xlinker \(AppBuild.exportsOption)$PWD/\(Self.exports)"
        let build = options + AppBuild.options + [exports] + buildOptions.map(ShellText.quoted)
        // The runtime has glibc 2.40.
        let order = placeOfLibrary.map { "\"$PWD\"/" + ShellText.quoted("\($0)/\(FunctionOrder.file)") }
        let linking = LLVMLinker(hasShortRelocations: true).options(functionOrder: order).joined(separator: " ")
        return [
            "./\(Self.script)",
            """
            set -- && if test -x \(Self.tools)/bin/ld.lld; then set -- \(linking); fi && \
            swift build \(build.joined(separator: " ")) "$@"
            """,
            "install -D -m 755 build/release/\(program) \(target)",
            "find build/release/ -maxdepth 1 -name '*_*.resources' -exec cp -r {} \(library)/ ';'",
            "mkdir -p /app/bin", "ln -s ../lib/\(app.command)/\(ShellText.quoted(app.program)) /app/bin/\(app.command)",
            "cp -r \(Self.installedFolder)/share /app/",
        ]
    }

    // MARK: The sources

    /// The script that names the fetched repositories as mirrors of their addresses. SwiftPM clones a mirror, which takes a branch or
    /// a tag: the builder leaves a commit alone.
    private var script: String {
        let places = pins.map { "\(ShellText.quoted($0.location)) \(ShellText.quoted(Self.place(of: $0)))" }
        return """
            \(Self.scriptMark)
            set -e

            mirror() {
                git -C "$2" tag --force fetched >/dev/null
                swift package --package-path \(ShellText.quoted(place(of: packages[0]))) config set-mirror \\
                    --original "$1" --mirror "file://$PWD/$2"
            }

            \(places.map { "mirror \($0)" }.joined(separator: "\n"))

            """
    }

    /// The place of a package below the folder of the build. Packages keep their places relative to each other, which their manifests
    /// name.
    private func place(of package: SourcePackage) -> String {
        let folders = packages.map { $0.folder.split(separator: "/") }
        var shared = folders[0].dropLast()
        for folder in folders {
            let parent = folder.dropLast()
            shared = shared.prefix(zip(shared, parent).prefix { $0 == $1 }.count)
        }
        return (["packages"] + package.folder.split(separator: "/").dropFirst(shared.count).map(String.init))
            .joined(separator: "/")
    }

    /// The place of the package of this library; nil for an app without it.
    private var placeOfLibrary: String? {
        let local = packages.first { $0.manifest.name == FunctionOrder.library }.map(place)
        return local ?? pins.first { $0.identity == FunctionOrder.library }.map(Self.place)
    }

    private static func place(of pin: PinnedSources.Pin) -> String {
        // SwiftPM calls a package by the last part of its address.
        var name = pin.location.split(separator: "/").last.map(String.init) ?? pin.identity
        if name.hasSuffix(".git") { name.removeLast(4) }
        return "fetched/\(name)"
    }

    /// Returns the relative path from a folder to another.
    static func way(from start: String, to end: String) -> String {
        let (from, to) = (start.split(separator: "/"), end.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

/// Text in a script of a shell.
enum ShellText {
    /// Returns a text as one word.
    static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            byte < 0x80
                && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
                    || "/._-+:@".utf8.contains(byte))
        }
        return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
