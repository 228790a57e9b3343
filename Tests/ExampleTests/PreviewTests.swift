import Foundation
import Testing
import TransferTestSupport

/// An app, built in the debug configuration, that is asked for its previews.
@Suite("Previews of an app", .timeLimit(.minutes(20)))
struct PreviewTests {
    private func environment(_ previews: String) -> [String: String] {
        ProcessInfo.processInfo.environment.merging(["SWIFTUI_PREVIEW": previews]) { $1 }
    }

    @Test func previewsAreListedWithoutADisplay() async throws {
        var environment = environment("list")
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] { environment[name] = nil }
        let catalog = try await run(BuiltProduct.path(of: "Catalog"), environment: environment)
        #expect(catalog.standardOutput.lines.contains { $0.hasPrefix("A person\tCatalog/ProfilePreview.swift:") })
        #expect(catalog.standardError.text == "")
    }

    @Test func aNameThatNoPreviewHasIsToldWithThoseThatThereAre() async throws {
        let catalog = try RunningProgram(BuiltProduct.path(of: "Catalog"), environment: environment("Nobody"))
        #expect(try await catalog.waitForExit() == .exited(1))
        #expect(catalog.standardError.text.contains("No preview has “Nobody” in its name or file."))
        #expect(catalog.standardError.text.contains("A person"))
    }

    @Test func aPreviewOpensInPlaceOfTheScenes() async throws {
        try await XServer.run { desktop in
            let catalog = try desktop.launch(
                BuiltProduct.path(of: "Catalog"),
                environment: ["SWIFTUI_PREVIEW": "A person"]
            )
            _ = try await desktop.window(titled: "Previews", of: catalog)
            #expect(try await desktop.windows().filter { $0.processIdentifier == catalog.processIdentifier }.count == 1)
        }
    }
}
