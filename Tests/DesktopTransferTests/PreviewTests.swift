import Foundation
import Testing
import TransferTestSupport

/// An app that is asked for its previews.
@Suite("Previews of an app", .timeLimit(.minutes(20)))
struct PreviewTests {
    private func environment(_ previews: String) -> [String: String] {
        ProcessInfo.processInfo.environment.merging(["SWIFTUI_PREVIEW": previews]) { $1 }
    }

    @Test(.disabled(if: BuiltProduct.isReleased)) func previewsAreListedWithoutADisplay() async throws {
        var environment = environment("list")
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] { environment[name] = nil }
        let catalog = try await run(BuiltProduct.path(of: "Catalog"), environment: environment)
        #expect(catalog.standardOutput.lines.contains { $0.hasPrefix("A person\tCatalog/ProfilePreview.swift:") })
        #expect(catalog.standardError.text == "")
    }

    @Test(.disabled(if: BuiltProduct.isReleased)) func aNameThatNoPreviewHasIsToldWithThoseThatThereAre() async throws {
        let catalog = try RunningProgram(BuiltProduct.path(of: "Catalog"), environment: environment("Nobody"))
        #expect(try await catalog.waitForExit() == .exited(1))
        #expect(catalog.standardError.text.contains("No preview has “Nobody” in its name or file."))
        #expect(catalog.standardError.text.contains("A person"))
    }

    @Test(.disabled(if: BuiltProduct.isReleased)) func aPreviewOpensInPlaceOfTheScenes() async throws {
        try await XServer.run { desktop in
            let catalog = try desktop.launch(
                BuiltProduct.path(of: "Catalog"),
                environment: ["SWIFTUI_PREVIEW": "A person"]
            )
            _ = try await desktop.window(titled: "Previews", of: catalog)
            #expect(try await desktop.windows().filter { $0.processIdentifier == catalog.processIdentifier }.count == 1)
        }
    }

    @Test(.enabled(if: BuiltProduct.isReleased)) func aReleaseBuildSaysWhereItsPreviewsAre() async throws {
        let catalog = try RunningProgram(BuiltProduct.path(of: "Catalog"), environment: environment("all"))
        #expect(try await catalog.waitForExit() == .exited(1))
        #expect(catalog.standardError.text.contains("build the program in the debug configuration"))
    }
}
