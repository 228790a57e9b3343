import Foundation
import Synchronization

/// A selection of an X server, offered and asked for with `xclip`.
///
/// `xclip` lists one target but gives its bytes for every other one, too: what it offers says nothing about how a program
/// behaves that asks for what is not listed.
package final class XClipboard: ClipboardPeer {
    package static let textType = "UTF8_STRING"

    package let directory: TemporaryDirectory
    private let selection: String
    private let environment: [String: String]
    private let owner = Mutex<RunningProgram?>(nil)

    init(selection: String, environment: [String: String], directory: TemporaryDirectory) {
        self.selection = selection
        self.environment = environment
        self.directory = directory
    }

    package func set(contentsOf path: String, as type: String) async throws {
        await releaseOwnership()
        // -quiet: stay in the foreground, so that this program can be ended.
        let program = try RunningProgram(
            "xclip",
            ["-quiet", "-selection", selection, "-target", type, "-in", path],
            environment: environment
        )
        owner.withLock { $0 = program }
        try await program.waitForLine(containing: "Waiting for", in: program.standardError)
        try await waitUntil("\(type) on the \(selection)") { try await types().contains(type) }
    }

    package func releaseOwnership() async {
        let program = owner.withLock { owner in
            defer { owner = nil }
            return owner
        }
        await program?.terminate()
    }

    /// ICCCM, section 2.6.2: every owner answers the target `TARGETS` with a list of all.
    package func types() async throws -> [String] {
        do {
            let list = try await data(as: "TARGETS")
            return list.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        } catch let error as TestSupportError where error.description.contains("not available") {
            return []
        }
    }

    package func data(as type: String, timeout: Duration) async throws -> Data {
        let arguments = ["-selection", selection, "-target", type, "-out"]
        return try await run("xclip", arguments, environment: environment, timeout: timeout).standardOutput.data
    }
}
