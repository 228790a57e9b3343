import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// The program of an app, as started by its desktop entry.
package struct AppProgram {
    /// The path of the program, or a name to search for in `PATH`.
    package let command: String

    /// The name of the program's file.
    package var name: String { command.split(separator: "/").last.map(String.init) ?? command }

    /// Creates the program for the path that the user specifies.
    /// - Parameter path: The path of a program that is there, or the name of one that will be in `PATH`.
    /// - Throws: ``CommandFailure`` where it can be in no desktop entry.
    package init(_ path: String) throws {
        guard path.contains("/") else {
            try self.init(command: path)
            return
        }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard Self.isProgram(url.path) else { throw CommandFailure("\(path.quoted) is not a program that can be run.") }
        try self.init(command: url.path)
    }

    /// Looks for the program that an `Info.plist` names: where bundles and the Swift package manager put it, then in `PATH`.
    /// - Returns: Nil where it names none, or the program is not found.
    /// - Throws: ``CommandFailure`` where it can be in no desktop entry.
    init?(named value: PropertyList?, beside propertyList: URL) throws {
        guard let name = value?.string, !name.isEmpty, !name.contains("/") else { return nil }
        let directory = propertyList.deletingLastPathComponent()
        let candidates = ["", "MacOS", "../MacOS", "..", "../.."].map { place in
            directory.appendingPathComponent(place).appendingPathComponent(name).standardizedFileURL.path
        }
        if let path = candidates.first(where: Self.isProgram) {
            try self.init(command: path)
            return
        }
        guard Program(named: name) != nil else { return nil }
        try self.init(command: name)
    }

    private init(command: String) throws {
        let mistakes = [
            // The specification: “may not contain the equal sign”.
            ("an equals sign", command.contains("=")),
            // It could be written with two; GIO looks for a program of that name then.
            ("a per cent sign", command.contains("%")),
            ("control characters", command.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }),
            ("no letters", command.isEmpty),
        ]
        if let mistake = mistakes.first(where: \.1)?.0 {
            throw CommandFailure(
                "\(command.quoted) has \(mistake), which the program of a desktop entry cannot have. Link to it from another place, and name that with --program."
            )
        }
        self.command = command
    }

    private static func isProgram(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
