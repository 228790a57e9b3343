import Foundation
import Testing
import TransferTestSupport

@Suite("The names of Apple's toolkits", .timeLimit(.minutes(20)))
struct CanImportTests {
    @Test("are found by no target that does not ask for them", arguments: ["AppKit", "Cocoa", "CoreGraphics", "UIKit"])
    func neighbours(_ name: String) async throws {
        let directory = try TemporaryDirectory()
        let source = directory.file("source.swift")
        let contents = "#if canImport(\(name))\n#error(\"there\")\n#endif\n"
        try Data(contents.utf8).write(to: URL(filePath: source))
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = [tests, CommandLine.arguments[0]].map { URL(filePath: $0).deletingLastPathComponent() }
            .flatMap { [$0.appending(path: "Modules").path(), $0.path()] }
            .first { FileManager.default.fileExists(atPath: "\($0)/TransferAppKit.swiftmodule") }
        let modules = try #require(folder)
        let compiler = try await run("swiftc", ["-typecheck", "-I", modules, source])
        #expect(compiler.standardError.text == "")
    }
}
