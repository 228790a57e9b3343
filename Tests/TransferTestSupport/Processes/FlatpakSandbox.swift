import Foundation

/// Runs programs as Flatpak does: with file systems of their own, and the files by which the desktop's portals know a sandbox.
///
/// The sandbox has all of the machine's files but those of some folders, so that a test sees what came through a portal.
package struct FlatpakSandbox {
    /// The identifier of the app in the sandbox.
    package static let appIdentifier = "org.example.Probe"

    /// The number of the sandbox among those that run.
    private static let instance = "1"

    private let information: String
    /// The file in which `bwrap` names the process in the sandbox.
    private let processInformation: String
    private let documents: String
    private let hidden: [String]

    /// - Parameters:
    ///   - desktop: The desktop whose portals the sandbox has.
    ///   - folder: Where the file is put by which the sandbox is known.
    ///   - hidden: The folders that are empty in the sandbox.
    package init(on desktop: some Desktop, keptIn folder: TemporaryDirectory, hiding hidden: [String]) throws {
        information = try folder.write(
            """
            [Application]
            name=\(Self.appIdentifier)
            runtime=runtime/org.example.Platform/x86_64/1

            [Instance]
            instance-id=\(Self.instance)
            """,
            to: "flatpak-info"
        )
        let runtime = desktop.environment["XDG_RUNTIME_DIR"] ?? "/nowhere"
        documents = runtime + "/doc"
        // Portals since 1.20 find the sandbox's processes by it (xdg-desktop-portal, src/xdp-app-info-flatpak.c).
        let instances = runtime + "/.flatpak/" + Self.instance
        try FileManager.default.createDirectory(atPath: instances, withIntermediateDirectories: true)
        processInformation = instances + "/bwrapinfo.json"
        self.hidden = hidden
    }

    /// The folder in the sandbox with the files that a portal has given its programs.
    package var documentFolder: String { documents + "/" }

    /// The program and its arguments as they are run.
    /// - Returns: A command that becomes `bwrap`.
    package func command(running program: [String]) throws -> [String] {
        // bwrap writes the file before it lets the program start (`--info-fd`).
        var arguments = ["/bin/sh", "-c", #"exec bwrap --info-fd 3 "$@" 3> "$0""#, processInformation]
        arguments += ["--die-with-parent", "--dev-bind", "/dev", "/dev", "--bind", "/proc", "/proc"]
        let own: Set = ["dev", "proc", ".flatpak-info"]
        for name in try FileManager.default.contentsOfDirectory(atPath: "/").sorted() where !own.contains(name) {
            let path = "/" + name
            if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                arguments += ["--symlink", destination, path]
            } else {
                arguments += ["--bind", path, path]
            }
        }
        for folder in hidden { arguments += ["--tmpfs", folder] }
        arguments += ["--bind", "\(documents)/by-app/\(Self.appIdentifier)", documents]
        return arguments + ["--ro-bind", information, "/.flatpak-info"] + program
    }

    /// A Boolean value that indicates whether programs can be run in sandboxes here.
    package static let hasNamespaces: Bool = {
        guard
            let trial = try? Process.run(
                URL(fileURLWithPath: "/usr/bin/bwrap"),
                arguments: ["--bind", "/", "/", "true"]
            )
        else { return false }
        trial.waitUntilExit()
        return trial.terminationStatus == 0
    }()

    /// A Boolean value that indicates whether there are sandboxes here, and the file system of the portal that gives files to them.
    package static let canRun =
        access("/dev/fuse", R_OK | W_OK) == 0
        && FileManager.default.isExecutableFile(atPath: "/usr/libexec/xdg-document-portal") && hasNamespaces
}
