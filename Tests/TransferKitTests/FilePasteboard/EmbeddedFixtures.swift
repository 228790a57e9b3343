import CoreTransferable
import TransferTestSupport

@testable import FilePasteboard
@testable import TransferKit

/// A runtime directory for one test, and the pasteboards in it.
final class EmbeddedFixture {
    let directory: TemporaryDirectory
    let runtime: RuntimeDirectory

    init() throws {
        directory = try TemporaryDirectory(prefix: "run")
        runtime = RuntimeDirectory(variable: directory.path)
    }

    func pasteboard(_ name: String = "general") -> EmbeddedPasteboard { EmbeddedPasteboard(name: name, in: runtime) }

    /// The path of something in the directory of a pasteboard.
    func path(_ entry: String = "", of name: String = "general") -> String {
        "\(directory.path)/swift-transferable/pasteboards/\(name)/\(entry)"
    }

    /// Returns the entries of the directory of a pasteboard.
    func entries(of name: String = "general") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(of: name)).sorted()
    }

    /// The contents as another process sees them.
    func contents(_ name: String = "general") throws -> IncomingOffer? {
        guard let directory = try PasteboardDirectory(name: name, in: runtime).open(isMade: false),
            let contents = try StoredContents.current(in: directory)
        else { return nil }
        return IncomingOffer(names: contents.names) { name, sink in try await contents.send(name, to: sink) }
    }

    /// The items as another process sees them.
    func items(_ name: String = "general") async throws -> [NSItemProvider] {
        try await contents(name)?.items() ?? []
    }

    /// Starts a program that uses the same runtime directory.
    func probe(_ arguments: String..., at path: String? = nil) throws -> RunningProgram {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = directory.path
        return try RunningProgram(path ?? BuiltProduct.path(of: "PasteboardProbe"), arguments, environment: environment)
    }

    /// Runs such a program to its end, with success.
    @discardableResult
    func run(_ arguments: String...) async throws -> [String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = directory.path
        let program = try await TransferTestSupport.run(
            BuiltProduct.path(of: "PasteboardProbe"),
            arguments,
            environment: environment,
            timeout: .patience
        )
        return program.standardOutput.lines
    }
}

extension EmbeddedPasteboard {
    /// Copies values as items.
    func copy(_ items: NSItemProvider..., marks: OfferMarks = []) async throws {
        try await publish(TransferOffer(items, marks: marks))
    }
}
