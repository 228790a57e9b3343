import ArgumentParser
import CommandSupport
import Glibc
import Logging

@main
enum Main {
    static func main() {
        StandardDescriptors.reserve()
        LoggingSystem.bootstrap { _ in CommandLogHandler() }
        let arguments = Array(CommandLine.arguments.dropFirst())
        SecretArguments.hide()
        guard arguments.first == "paste", let paste = PasteRequest(commonArguments: arguments.dropFirst()) else {
            return run(arguments)
        }
        do {
            try paste.run()
        } catch {
            StandardError.fail("\(error)")
        }
    }

    /// Runs a command as ArgumentParser does, except that the message of a failure is written like all others.
    private static func run(_ arguments: [String]) {
        do {
            var command = try TransferableCommand.parseAsRoot(arguments)
            try command.run()
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
