import CommandSupport
import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("Flatpak manifests")
struct FlatpakTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private static let address = "https://packages.invalid/cooks/spices.git"

    /// Makes a repository with a package, and returns its commit.
    private func makeDependency() async throws -> String {
        try directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "spices", products: [.library(name: "Spices", targets: ["Spices"])], targets: [.target(name: "Spices")]
            )
            """,
            to: "spices/Package.swift"
        )
        try directory.write("public let salt = \"salt\"\n", to: "spices/Sources/Spices/Salt.swift")
        let git = ["-C", directory.file("spices"), "-c", "user.name=Cook", "-c", "user.email=cook@example.org"]
        try await run("git", ["-C", directory.file("spices"), "init", "--quiet", "--initial-branch", "trunk"])
        try await run("git", git + ["add", "."])
        try await run("git", git + ["commit", "--quiet", "--message", "Salt"])
        return try await run("git", git + ["rev-parse", "HEAD"]).standardOutput.text.trimmingCharacters(
            in: .whitespacesAndNewlines
        )
    }

    private func makeApp(revision: String) throws {
        try directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "kitchen",
                dependencies: [.package(url: "\(Self.address)", from: "1.0.0"), .package(path: "../my pots")],
                targets: [
                    .executableTarget(
                        name: "Kitchen",
                        dependencies: [.product(name: "Spices", package: "spices"), .product(name: "Pots", package: "my pots")],
                        exclude: ["Info.plist"]
                    )
                ]
            )
            """,
            to: "work/apps/kitchen/Package.swift"
        )
        try directory.write(
            """
            import Pots
            import Spices

            @main struct Kitchen {
                static func main() {
                    #if SALTED
                        print(pot, salt)
                    #endif
                }
            }
            """,
            to: "work/apps/kitchen/Sources/Kitchen/Kitchen.swift"
        )
        try directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "swift-transferable", products: [.library(name: "Pots", targets: ["Pots"])], targets: [.target(name: "Pots")]
            )
            """,
            to: "work/apps/my pots/Package.swift"
        )
        try directory.write("public let pot = \"pot\"\n", to: "work/apps/my pots/Sources/Pots/Pot.swift")
        try directory.write("functionThatNoProgramHas\n", to: "work/apps/my pots/\(FunctionOrder.file)")
        try directory.write(
            """
            {"originHash": "", "version": 3, "pins": [{"identity": "spices", "kind": "remoteSourceControl",
             "location": "\(Self.address)", "state": {"revision": "\(revision)", "version": "1.0.0"}}]}
            """,
            to: "work/apps/kitchen/Package.resolved"
        )
        let plist: [String: Any] = [
            "CFBundleIdentifier": "org.example.Kitchen", "CFBundleName": "Kitchen", "CFBundleShortVersionString": "1.0",
            "LinuxDesktop": ["FlatpakPermissions": ["--share=network"]],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        try directory.write(data, to: "work/apps/kitchen/Sources/Kitchen/Info.plist")
    }

    private struct Manifest: Decodable {
        struct Module: Decodable {
            struct Source: Decodable {
                let type: String
                let path, url, commit, dest: String?
            }

            let name: String
            let buildCommands: [String]?
            let sources: [Source]

            enum CodingKeys: String, CodingKey {
                case name, sources
                case buildCommands = "build-commands"
            }
        }

        let id: String
        let finishArgs, cleanup: [String]
        let modules: [Module]

        enum CodingKeys: String, CodingKey {
            case id, cleanup, modules
            case finishArgs = "finish-args"
        }
    }

    /// The folder of Swift's programs.
    private var toolchain: String {
        get throws {
            try SwiftResources.folder(of: #require(Program(named: "swiftc"))) + "/../../bin"
        }
    }

    /// Does with the sources of a manifest as flatpak-builder does, but for the prefix, and builds in a home without caches. The host
    /// of the repository does not exist, so that nothing can be fetched.
    @Test("The commands of a manifest build the app from its sources, without the network")
    func build() async throws {
        let revision = try await makeDependency()
        try makeApp(revision: revision)
        let source = try SourcePackage(at: directory.file("work/apps/kitchen"))
        var path = ""
        var options = Bundler.Options()
        options.buildOptions = ["-Xswiftc", "-DSALTED"]
        try Bundler(source, options)
            .make([.flatpak], in: directory.file("made"), drawing: MadeUpApp.draw) { path = $0 }
        #expect(path.hasSuffix("/made/kitchen.flatpak/org.example.Kitchen.json"))
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(manifest.id == "org.example.Kitchen" && manifest.finishArgs.contains("--share=network"))
        // Headers of libraries are not for users.
        #expect(manifest.cleanup.contains("/include"))
        let module = try #require(manifest.modules.last)

        let place = try directory.makeDirectory("place")
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        for source in module.sources {
            let target = "\(place)/\(source.dest ?? ".")"
            try await run("mkdir", ["-p", target])
            switch source.type {
            case "dir": try await run("cp", ["-r", "\(folder)/\(try #require(source.path))/.", target])
            case "file": try await run("cp", ["\(folder)/\(try #require(source.path))", target])
            default:
                #expect(source.type == "git" && source.url == Self.address)
                // The builder leaves a repository at the commit, without a branch.
                try await run("git", ["clone", "--quiet", directory.file("spices"), target])
                try await run("git", ["-C", target, "checkout", "--quiet", "--detach", try #require(source.commit)])
                try await run("git", ["-C", target, "branch", "--quiet", "-D", "trunk"])
            }
        }
        let commands = try #require(module.buildCommands).joined(separator: " &&\n")
            .replacing("/app", with: directory.file("prefix"))
            .replacing("/usr/lib/sdk/swift6/bin", with: try toolchain)
        let environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
            "HOME": try directory.makeDirectory("home"),
        ]
        try await run("sh", ["-c", "cd '\(place)' && \(commands)"], environment: environment, timeout: .seconds(600))
        let program = try await run(directory.file("prefix/bin/kitchen"))
        #expect(program.standardOutput.text == "pot salt\n")
        let linkers = try await run("readelf", ["-p", ".comment", directory.file("prefix/bin/kitchen")])
        #expect(linkers.standardOutput.text.contains("LLD"))
        #expect(
            FileManager.default.fileExists(
                atPath: directory.file("prefix/share/metainfo/org.example.Kitchen.metainfo.xml")
            )
        )
    }

    @Test(
        "Sources that the builder cannot fetch are named",
        arguments: [
            ("localSourceControl", "/home/me/spices"), ("remoteSourceControl", "git@example.org:spices.git"),
            ("remoteSourceControl", "https://example.org/x\ny"), ("registry", "cooks.spices"),
        ]
    )
    func pins(kind: String, location: String) throws {
        let pin: [String: Any] = [
            "identity": "spices", "kind": kind, "location": location,
            "state": ["revision": String(repeating: "a", count: 40), "version": "1.0.0"],
        ]
        let data = try JSONSerialization.data(withJSONObject: ["version": 3, "pins": [pin]])
        let failure = #expect(throws: CommandFailure.self) { try PinnedSources(data) }
        #expect(failure?.description.contains("spices") == true)
    }

    @Test("The way between two folders is relative")
    func way() {
        #expect(FlatpakManifest.way(from: "/a/b/c", to: "/a/x") == "../../x")
        #expect(FlatpakManifest.way(from: "/a", to: "/a") == ".")
        #expect(ShellText.quoted("it's $HOME") == "'it'\\''s $HOME'")
        #expect(ShellText.quoted("plain/name-1.0") == "plain/name-1.0")
    }
}
