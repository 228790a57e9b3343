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
            do {
                try command.run()
            } catch let mistake as ValidationError {
                // ArgumentParser knows which command it is about only while it parses.
                let name = name(of: type(of: command)) ?? TransferableCommand._commandName
                throw CommandFailure.usage("\(mistake.message) See “\(name) --help”.")
            }
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

    /// Returns the words that name a command: its own name after those of the commands that it belongs to.
    private static func name(
        of command: any ParsableCommand.Type,
        in parent: any ParsableCommand.Type = TransferableCommand.self
    ) -> String? {
        if command == parent { return parent._commandName }
        return parent.configuration.subcommands.lazy.compactMap { name(of: command, in: $0) }.first
            .map { "\(parent._commandName) \($0)" }
    }
}
