import ArgumentParser
import CommandSupport
import Glibc
import Logging
import SystemSupport

@main
enum Main {
    static func main() {
        StandardDescriptors.reserve()
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        let arguments = Self.arguments
        SecretArguments.hide()
        guard arguments.first == "paste", let paste = PasteRequest(commonArguments: arguments.dropFirst()) else {
            return run(arguments)
        }
        do {
            try paste.run()
        } catch {
            StandardError.fail(error)
        }
    }

    /// The arguments, in which names of files may be any bytes.
    private static var arguments: [String] {
        (1..<max(Int(CommandLine.argc), 1)).compactMap { CommandLine.unsafeArgv[$0] }.map { argument in
            String(fileName: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
        }
    }

    /// Runs a command as ArgumentParser does, except that the message of a failure is written like all others.
    private static func run(_ arguments: [String]) {
        do {
            try MisspelledWords.check(arguments)
            var command = try TransferableCommand.parseAsRoot(arguments)
            try command.run()
        } catch let failure as CommandFailure {
            StandardError.fail(failure)
        } catch {
            let code = TransferableCommand.exitCode(for: error)
            // Help, which is not a failure, is written to standard output.
            if code.isSuccess { TransferableCommand.exit(withError: error) }
            // An exit status may be all that there is to say.
            let message = TransferableCommand.fullMessage(for: error)
            if !message.isEmpty { StandardError.writeLine(message) }
            exit(code.rawValue)
        }
    }
}
