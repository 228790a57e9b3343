/// Runs a program to its end and returns what it wrote.
///
/// - Parameters:
///   - program: A path, or a name to look for in `PATH`.
///   - environment: Its whole environment; `nil` passes this process's on.
///   - timeout: When it has not ended by then it is killed, and the error says what it wrote.
/// - Returns: The program, which has ended with success.
/// - Throws: ``TestSupportError`` when it cannot be started, does not end in time or fails.
@discardableResult
package func run(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String]? = nil,
    timeout: Duration = .patience
) async throws -> RunningProgram {
    let running = try RunningProgram(program, arguments, environment: environment)
    guard try await running.waitForExit(timeout: timeout).isSuccess else {
        throw TestSupportError("failed: \(program) \(arguments.joined(separator: " ")): \(running.transcript)")
    }
    return running
}
