import CoreTransferable
import Testing
import TransferTestSupport

@testable import FilePasteboard
@testable import TransferKit

@Suite("The directory in which a user's programs meet", .timeLimit(.minutes(20)))
struct RuntimeDirectoryTests {
    private let directory: TemporaryDirectory
    private let temporary: String

    init() throws {
        directory = try TemporaryDirectory(prefix: "run")
        temporary = try directory.makeDirectory("tmp")
        chmod(temporary, 0o1777)
    }

    private func open(_ variable: String?, session: String = "/nonexistent") throws -> String? {
        try RuntimeDirectory(variable: variable, sessionDirectory: session, temporaryDirectory: temporary)
            .open(isMade: true)?.path
    }

    private var fallback: String { temporary + "/swift-transferable-\(geteuid())" }

    @Test("is in the one that the variable names")
    func variable() throws {
        let runtime = try directory.makeDirectory("runtime")
        #expect(try open(runtime) == runtime + "/swift-transferable")
        #expect(try open(runtime + "//") == runtime + "/swift-transferable")
        #expect(try RuntimeDirectory(variable: try directory.makeDirectory("other")).open(isMade: false) == nil)
    }

    @Test("is the session's without the variable, or where that names nothing")
    func session() throws {
        let session = try directory.makeDirectory("session")
        for variable in [nil, "", "relative/path", directory.file("missing")] {
            #expect(try open(variable, session: session) == session + "/swift-transferable")
            #expect(try open(variable) == fallback)
        }
    }

    @Test("is private, whatever the mask of the process is")
    func mode() throws {
        _ = try open(nil)
        var status = stat()
        lstat(fallback, &status)
        #expect(status.st_mode & 0o777 == 0o700)
    }

    @Test("is not one that is open to others, a link, or a file")
    func unsafe() throws {
        let runtime = try directory.makeDirectory("runtime")
        chmod(runtime, 0o755)
        #expect(
            throws: PasteboardError.unsafeDirectory(
                path: runtime,
                reason: "is open to other users",
                remedy: "Close it with: chmod 700 '\(runtime)'"
            )
        ) { try open(runtime) }
        chmod(runtime, 0o700)
        let link = directory.file("link")
        symlink(runtime, link)
        #expect(throws: PasteboardError.self) { try open(link) }
        #expect(throws: PasteboardError.self) { try open(link + "/") }
        let file = try directory.write("", to: "file")
        #expect(throws: PasteboardError.self) { try open(file) }
        // The directory itself, and the one in the directory for temporary files.
        symlink(runtime, runtime + "/swift-transferable")
        #expect(throws: PasteboardError.self) { try open(runtime) }
        symlink(runtime, fallback)
        #expect(throws: PasteboardError.self) { try open(nil) }
        unlink(fallback)
        mkdir(fallback, 0o777)
        chmod(fallback, 0o777)
        #expect(throws: PasteboardError.self) { try open(nil) }
        chmod(fallback, 0o700)
        #expect(try open(nil) == fallback)
    }

    @Test("is not below a directory in which others may replace it")
    func notSticky() {
        chmod(temporary, 0o777)
        #expect {
            try open(nil)
        } throws: { error in
            error.localizedDescription.contains("XDG_RUNTIME_DIR")
        }
    }

    @Test("is not somebody else's", .enabled(if: geteuid() == 0))
    func somebodyElses() async throws {
        let runtime = try directory.makeDirectory("runtime")
        chown(runtime, 65534, 65534)
        #expect {
            try open(runtime)
        } throws: { error in
            error.localizedDescription.contains("65534") && error.localizedDescription.contains(runtime)
                && error.localizedDescription.contains("Set XDG_RUNTIME_DIR")
        }
        // A session of somebody else's is not where this user's programs meet.
        #expect(try open(nil, session: runtime) == fallback)
        chown(fallback, 65534, 65534)
        #expect(throws: PasteboardError.self) { try open(nil) }
    }

    @Test("cannot be entered by another user", .enabled(if: geteuid() == 0))
    func otherUser() async throws {
        chmod(directory.path, 0o755)
        let runtime = try directory.makeDirectory("runtime")
        let pasteboard = EmbeddedPasteboard(in: RuntimeDirectory(variable: runtime))
        try await pasteboard.copy(NSItemProvider(of: "secret"))
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = runtime
        let program = try RunningProgram(
            "setpriv",
            [
                "--reuid=65534", "--regid=65534", "--clear-groups", BuiltProduct.path(of: "PasteboardProbe"), "paste",
                "general",
            ],
            environment: environment
        )
        #expect(try await program.waitForExit() != .exited(0))
        #expect(!program.standardOutput.text.contains("secret"))
    }
}
