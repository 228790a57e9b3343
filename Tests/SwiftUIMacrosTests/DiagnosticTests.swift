import Foundation
import Testing
import TransferTestSupport

/// The messages of macros about source that they cannot expand. The compiler runs them, as it does for an app.
@Suite("Macro diagnostics", .timeLimit(.minutes(20)))
struct DiagnosticTests {
    private func errors(of source: String) async throws -> [String] {
        let directory = try TemporaryDirectory()
        let file = directory.file("Source.swift")
        try Data("import SwiftUI\n\(source)\n".utf8).write(to: URL(filePath: file))
        let plugin = try BuiltProduct.path(of: "SwiftUIMacros-tool")
        let modules = URL(filePath: plugin).deletingLastPathComponent().appending(path: "Modules").path
        let compiler = try RunningProgram(
            "swiftc",
            [
                "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules,
                "-load-plugin-executable", "\(plugin)#SwiftUIMacros", file,
            ]
        )
        #expect(try await compiler.waitForExit() == .exited(1))
        return compiler.standardError.lines.compactMap { line in
            guard line.hasPrefix(file), let start = line.range(of: "error: ")?.upperBound else { return nil }
            // The compiler adds which macro says it.
            return String(line[start...].prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func aPreviewNeedsAClosure() async throws {
        #expect(
            try await errors(of: "@MainActor func make() -> any View { Text(\"a\") }\n#Preview(body: make)")
                == ["“#Preview” needs a closure that makes the view to show"]
        )
    }

    @Test func previewableMarksProperties() async throws {
        #expect(
            try await errors(of: "@Previewable func f() {}")
                == ["“@Previewable” belongs to a property in the closure of “#Preview”"]
        )
    }

    @Test(arguments: [
        (
            "extension EnvironmentValues { @Entry var a: Int }",
            "“@Entry” needs a default value, such as “var a: Int = …”"
        ),
        (
            "extension FocusedValues { @Entry var a: Int = 1 }",
            "“@Entry” of FocusedValues needs an optional type, such as “String?”"
        ),
        (
            "struct Values { @Entry var a = 1 }",
            "“@Entry” belongs to a property in an extension of ContainerValues, EnvironmentValues, FocusedValues, Transaction"
        ),
    ])
    func entriesSayWhatTheyNeed(source: String, message: String) async throws {
        #expect(try await errors(of: source) == [message])
    }
}
