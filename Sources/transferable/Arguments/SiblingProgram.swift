import CommandSupport
import Foundation
import SystemSupport

/// A program beside this one that performs some commands, so the others need not load its libraries.
enum SiblingProgram {
    /// Replaces this process with the program.
    ///
    /// - Throws: ``CommandFailure`` if the program does not exist. Otherwise this process continues as the program.
    static func become(_ request: some ProgramRequest) throws -> Never {
        var request = request
        request.declarations = InstalledDeclarations.propertyLists
        let name = type(of: request).program
        let path = try self.path(of: name)
        let file = try open(request.encoded())
        file.withPath { execute(path, [name, $0]) }
        throw CommandFailure("\(path.quoted) cannot be started: \(String(cString: strerror(errno))).")
    }

    /// Runs the program beside this process, to its end.
    ///
    /// - Throws: ``CommandFailure`` if the program does not exist or fails, with what it wrote.
    static func run(_ request: some ProgramRequest) throws {
        let path = try self.path(of: type(of: request).program)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("transferable-\(UUID().uuidString)")
        try request.encoded().write(to: file, options: .withoutOverwriting)
        defer { try? FileManager.default.removeItem(at: file) }
        guard let program = Program(named: path) else { return }
        do {
            _ = try program.output([file.path])
        } catch let failure as CommandFailure {
            // The program has said it as this command says it.
            let lines = failure.description.split(whereSeparator: \.isNewline)
            let reason = lines.last { $0.hasPrefix("Error: ") }.map { String($0.dropFirst("Error: ".count)) }
            throw CommandFailure(reason ?? failure.description)
        }
    }

    /// Returns whether the program is there.
    static func isInstalled(_ program: String) -> Bool {
        (try? candidates(for: program).contains(where: isExecutable)) ?? false
    }

    private static func isExecutable(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

    /// Returns the possible locations of the program: beside this one in a build, or among the internal programs of an
    /// installation.
    private static func candidates(for program: String) throws -> [String] {
        guard let command = OwnProgram.path else { throw CommandFailure("The path of this program is not found.") }
        let directory = URL(fileURLWithPath: command).deletingLastPathComponent()
        return [directory, directory.deletingLastPathComponent().appendingPathComponent("libexec/transferable")].map {
            $0.appendingPathComponent(program).path
        }
    }

    private static func path(of program: String) throws -> String {
        let candidates = try candidates(for: program)
        guard let path = candidates.first(where: isExecutable) else {
            throw CommandFailure(
                """
                \(candidates[0].quoted) is missing, a part of this command. Install it beside transferable; from the sources it \
                is made by: swift build -c release --product \(program)
                """
            )
        }
        return path
    }

    /// Returns a file without a name that the program inherits.
    private static func open(_ contents: Data) throws -> Descriptor {
        let file = try Descriptor.memoryFile("transferable")
        try contents.withUnsafeBytes { try file.write($0) }
        file.withNumber { _ = fcntl($0, F_SETFD, fcntl($0, F_GETFD) & ~FD_CLOEXEC) }
        return file
    }

    private static func execute(_ path: String, _ arguments: [String]) {
        var pointers = arguments.map { strdup($0) } + [nil]
        execv(path, &pointers)
        for pointer in pointers { free(pointer) }
    }
}
