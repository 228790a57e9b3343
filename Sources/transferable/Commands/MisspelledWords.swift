import ArgumentParser
import CommandSupport
import SystemSupport

/// The names of commands and of the options that all have, as they are written. ArgumentParser refuses those that there are
/// not, and does not say which may be meant.
enum MisspelledWords {
    /// Checks the words of a command line that come before a command's own arguments.
    /// - Throws: ``CommandFailure`` that names what there is in place of a word.
    static func check(_ arguments: [String]) throws {
        try check(arguments[...], of: TransferableCommand.self, named: "transferable")
    }

    private static func check(
        _ arguments: ArraySlice<String>,
        of command: any ParsableCommand.Type,
        named name: String
    ) throws {
        let commands = command.configuration.subcommands
        guard let first = arguments.first, !commands.isEmpty else { return }
        let isRoot = command == TransferableCommand.self
        // ArgumentParser has further options of its own, for scripts of shells and for manuals.
        if first.hasPrefix("--"), isRoot, !rootOptions.contains(first),
            rootOptions.contains(where: { first.isMisspelling(of: $0) })
        {
            throw CommandFailure.usage(
                "There is no option \(first.quoted).\(rootOptions.suggestion(for: first)) See “transferable --help”."
            )
        }
        guard !first.hasPrefix("-") else { return }
        let rest = arguments.dropFirst()
        if let found = commands.first(where: { ([$0._commandName] + $0.configuration.aliases).contains(first) }) {
            return try check(rest, of: found, named: "\(name) \(first)")
        }
        if first == "help" { return try check(rest, of: command, named: name) }
        let names = commands.map { $0._commandName } + ["help"]
        throw CommandFailure.usage(
            "There is no command “\(name) \(first.printable)”.\(names.suggestion(for: first)) See “\(name) --help”."
        )
    }

    private static let rootOptions = ["--help", "--version", "--generate-completion-script", "--help-hidden"]
}
