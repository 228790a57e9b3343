import CommandSupport
import CoreTransferable
import Foundation
import ProjectPorting

/// A value that builds a ported project and collects the errors.
struct BuildCheck {
    let folder: ProjectFolder
    /// Modules that source imports and that no package has.
    let missingModules: EmptyModules

    /// - Throws: ``CommandFailure`` if there is no Swift.
    func run() throws -> BuildErrors {
        guard let swift = Program(named: "swift") else {
            throw CommandFailure("--check needs Swift in PATH, as “swift”.")
        }
        // The place is the same each time, so that the compiler need not begin anew.
        guard let directory = folder.placeForWriting(".build/empty-modules") else {
            throw CommandFailure("The folder .build is a symbolic link, so nothing was built.")
        }
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        var errors = BuildErrors()
        for module in missingModules.names { errors.add("\(folder.path): error: no such module '\(module)'") }
        // One import that is not there would hide all other errors of its target.
        try Data(missingModules.map.utf8).write(to: URL(fileURLWithPath: "\(directory)/module.modulemap"))
        StandardError.writeLine("Building \(folder.path), which takes some minutes the first time.")
        let isBuilt = try build(swift, emptyModules: missingModules.names.isEmpty ? nil : directory, into: &errors)
        if !isBuilt, errors.entries.isEmpty { errors.add("error: the build failed without a message") }
        return errors
    }

    /// Runs the build, and returns whether it succeeded.
    private func build(_ swift: Program, emptyModules: String?, into errors: inout BuildErrors) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: swift.path)
        process.arguments = ["build", "--package-path", folder.path]
        var environment = ProcessInfo.processInfo.environment
        environment[Manifest.emptyModulesVariable] = emptyModules
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let pipe = try ProgramPipe()
        (process.standardOutput, process.standardError) = (pipe.writing, pipe.writing)
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(swift.path.printable) cannot be started: \("\(error)".printable)")
        }
        try pipe.writing.close()
        var rest = Data()
        while let part = try pipe.reading.read(upToCount: 1 << 16), !part.isEmpty {
            rest += part
            guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            let text = String(decoding: rest[..<end], as: UTF8.self)
            for line in text.split(whereSeparator: \.isNewline) { errors.add(line) }
            rest = Data(rest[rest.index(after: end)...])
        }
        errors.add(String(decoding: rest, as: UTF8.self))
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
