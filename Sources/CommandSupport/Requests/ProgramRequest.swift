import Foundation
import UniformTypeIdentifiers

/// A request from the command line to a separate program, which replaces the command. That program loads libraries that the other commands
/// do not need.
///
/// The command line has already checked the arguments. The request is a JSON file, because the length of arguments is
/// limited. The program receives its path.
package protocol ProgramRequest: Codable, Sendable {
    /// The name of the program.
    static var program: String { get }
    /// The commands that use the program, for a message.
    static var commands: String { get }
    /// The paths of property lists that declare types.
    var declarations: [String] { get set }
}

extension ProgramRequest {
    /// Reads the request with which this process was started, and registers the types that it declares. Ends the process if there is none.
    package static func ofThisProcess() -> Self {
        guard CommandLine.arguments.count == 2 else {
            StandardError.fail("This is a part of the command line: use \(commands).")
        }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
            let request = try JSONDecoder().decode(Self.self, from: data)
            for path in request.declarations {
                // One app's broken declarations do not keep the others from working.
                _ = try? UTType.register(declarationsAt: URL(fileURLWithPath: path))
            }
            return request
        } catch {
            StandardError.fail(error)
        }
    }

    /// Returns the request as file data.
    package func encoded() throws -> Data { try JSONEncoder().encode(self) }
}
