import Foundation
import Synchronization

/// A selection of an X server as another program has it: `xclip` offers and asks.
package final class XClipboard: Sendable {
    private let selection: String
    private let environment: [String: String]
    private let directory: TemporaryDirectory
    private let owner = Mutex<RunningProgram?>(nil)

    init(selection: String, environment: [String: String], directory: TemporaryDirectory) {
        self.selection = selection
        self.environment = environment
        self.directory = directory
    }

    /// Offers text, until another program takes the selection or ``releaseOwnership()``.
    package func setText(_ text: String) async throws {
        try await set(Data(text.utf8), as: "UTF8_STRING")
    }

    /// Offers bytes under one target, such as `image/png`.
    package func set(_ data: Data, as target: String) async throws {
        try await set(contentsOf: directory.write(data, to: "\(selection)-\(UUID().uuidString)"), as: target)
    }

    /// Offers the contents of a file under one target.
    package func set(contentsOf path: String, as target: String) async throws {
        await releaseOwnership()
        // -quiet: stay in the foreground, so that this program can be ended.
        let program = try RunningProgram(
            "xclip",
            ["-quiet", "-selection", selection, "-target", target, "-in", path],
            environment: environment
        )
        owner.withLock { $0 = program }
        try await program.waitForLine(containing: "Waiting for", in: program.standardError)
        try await waitUntil("\(target) on the \(selection)") { try await targets().contains(target) }
    }

    /// Ends the program that offers what `set…` was given. Afterwards nobody owns the selection, unless another took it.
    package func releaseOwnership() async {
        let program = owner.withLock { owner in
            defer { owner = nil }
            return owner
        }
        await program?.terminate()
    }

    /// The targets that the owner of the selection lists; none when there is no owner.
    package func targets() async throws -> [String] {
        do {
            return try await data(as: "TARGETS").split(separator: UInt8(ascii: "\n")).map {
                String(decoding: $0, as: UTF8.self)
            }
        } catch let error as TestSupportError where error.description.contains("not available") {
            return []
        }
    }

    /// What the owner gives for a target.
    ///
    /// - Throws: ``TestSupportError`` when there is no owner, it has no such target, or it does not answer in time.
    package func data(as target: String, timeout: Duration = .seconds(15)) async throws -> Data {
        let program = try await run(
            "xclip",
            ["-selection", selection, "-target", target, "-out"],
            environment: environment,
            timeout: timeout
        )
        return program.standardOutput.data
    }

    /// What the owner gives for a text target.
    package func text(as target: String = "UTF8_STRING") async throws -> String {
        String(decoding: try await data(as: target), as: UTF8.self)
    }
}
