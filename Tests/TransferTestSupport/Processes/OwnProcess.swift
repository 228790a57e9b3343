import Foundation
import Testing

/// Does what a test measures in a process where nothing else runs: the test is run again there, by itself.
///
/// The exit tests of the testing library do not serve for that here. They wait for whichever child of the process ends next, which is
/// forever the same one where somebody else has not asked for its end yet.
/// - Parameter body: The whole test.
/// - Throws: What the body throws; in the first process, ``TestSupportError`` for a test that is not found again.
package func inOwnProcess(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async throws {
    let variable = "TEST_HAS_OWN_PROCESS"
    guard ProcessInfo.processInfo.environment[variable] == nil else { return try await body() }
    let test = try #require(Test.current, sourceLocation: sourceLocation)
    let name = NSRegularExpression.escapedPattern(for: String(describing: test.id))
    let program = try RunningProgram(
        FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
        ["--testing-library", "swift-testing", "--filter", name],
        environment: ProcessInfo.processInfo.environment.merging([variable: "yes"]) { $1 }
    )
    guard try await program.waitForExit(timeout: .seconds(600)).isSuccess else {
        Issue.record("\(program.transcript)", sourceLocation: sourceLocation)
        return
    }
    guard program.transcript.contains("Test run with 1 test ") else {
        throw TestSupportError("\(test.id) is not one test: \(program.transcript)")
    }
}
