import Foundation
import Testing
import TransferTestSupport

/// The resources of an app that Foundation's `Bundle.main` finds; see `Tests/TransferProbe/BundleProbe.swift`.
@Suite("The main bundle of an app", .timeLimit(.minutes(20)))
struct MainBundleTests {
    private let resources = "swift-transferable_TransferProbe.resources"

    private func lines(ofProgramAt path: String) async throws -> [String] {
        var environment = ProcessInfo.processInfo.environment
        environment["PROBE"] = "bundle"
        let output = try await run(path, environment: environment)
        #expect(output.standardError.text == "")
        return output.standardOutput.lines.map { String($0) }
    }

    /// Copies a file or a folder. Another process does it: what this one starts meanwhile would have a new program open for writing,
    /// which then does not run.
    private func copy(_ path: String, to copy: String) async throws {
        _ = try await run("cp", ["--recursive", path, copy])
    }

    private func expectAllResources(_ lines: [String]) {
        #expect(
            lines == [
                "url: A greeting.",
                "path: A greeting.",
                "in a folder: The first level.",
                "all: first.level second.level",
                "below resourceURL: The second level.",
                "of a class: A greeting.",
                "text: A very good morning",
                "identifier: org.example.transfer-probe",
                "version: 2.5",
                "missing: nothing",
            ]
        )
    }

    @Test func aBuiltProgramHasTheResourcesOfItsTarget() async throws {
        expectAllResources(try await lines(ofProgramAt: BuiltProduct.path(of: "TransferProbe")))
    }

    @Test func anInstalledProgramHasThemBesideItOrInShare() async throws {
        let program = URL(fileURLWithPath: try BuiltProduct.path(of: "TransferProbe"))
        let built = program.deletingLastPathComponent().appending(path: resources)
        for place in ["bin/\(resources)", "share/TransferProbe"] {
            let directory = try TemporaryDirectory()
            for folder in ["bin", "share"] { _ = try directory.makeDirectory(folder) }
            try await copy(program.path, to: directory.file("bin/TransferProbe"))
            try await copy(built.path, to: directory.file(place))
            expectAllResources(try await lines(ofProgramAt: directory.file("bin/TransferProbe")))
        }
    }

    @Test func aProgramWithoutResourcesFindsNone() async throws {
        let directory = try TemporaryDirectory()
        let program = directory.file("TransferProbe")
        try await copy(BuiltProduct.path(of: "TransferProbe"), to: program)
        let lines = try await lines(ofProgramAt: program)
        #expect(lines.contains("url: nothing"))
        #expect(lines.contains("all: "))
        #expect(lines.contains("text: A greeting of the probe"))
        #expect(lines.contains("identifier: nothing"))
    }
}
