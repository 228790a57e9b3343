import CommandSupport
import Foundation
import SystemSupport

/// The program that shows the windows of the command line. It loads GTK, for which commands without a window need not wait.
enum WindowProgram {
    /// Becomes the program.
    ///
    /// - Throws: ``CommandFailure`` when the program is not there. Otherwise this process goes on as the program.
    static func show(_ request: WindowRequest) throws -> Never {
        var request = request
        request.declarations = InstalledDeclarations.propertyLists
        let path = try self.path()
        let file = try open(request.encoded())
        execute(path, [WindowRequest.program, "/proc/self/fd/\(file.number)"])
        throw CommandFailure("\(path.quoted) cannot be started: \(String(cString: strerror(errno))).")
    }

    private static func path() throws -> String {
        let command = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(fileURLWithPath: command).deletingLastPathComponent()
            .appendingPathComponent(WindowRequest.program).path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandFailure(
                """
                \(path.quoted) is missing, the program that shows windows. Install it beside transferable; from the \
                sources it is made by: swift build -c release --product \(WindowRequest.program)
                """
            )
        }
        return path
    }

    /// A file without a name that the program inherits.
    private static func open(_ contents: Data) throws -> Descriptor {
        let file = try Descriptor.memoryFile("transferable")
        try contents.withUnsafeBytes { try file.write($0) }
        _ = fcntl(file.number, F_SETFD, fcntl(file.number, F_GETFD) & ~FD_CLOEXEC)
        return file
    }

    private static func execute(_ path: String, _ arguments: [String]) {
        var pointers = arguments.map { strdup($0) } + [nil]
        execv(path, &pointers)
        for pointer in pointers { free(pointer) }
    }
}
