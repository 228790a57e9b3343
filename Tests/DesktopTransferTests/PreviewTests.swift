import Foundation
import Testing
import TransferTestSupport

/// An app, built in the release configuration, that is asked for its previews.
@Suite("Previews of a released app", .timeLimit(.minutes(20)))
struct PreviewTests {
    @Test(.enabled(if: BuiltProduct.isReleased)) func aReleaseBuildSaysWhereItsPreviewsAre() async throws {
        let environment = ProcessInfo.processInfo.environment.merging(["SWIFTUI_PREVIEW": "all"]) { $1 }
        let catalog = try RunningProgram(BuiltProduct.path(of: "Catalog"), environment: environment)
        #expect(try await catalog.waitForExit() == .exited(1))
        #expect(catalog.standardError.text.contains("build the program in the debug configuration"))
    }
}
