import ArgumentParser
import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// `transferable type`: describes files, extensions, MIME types and identifiers.
struct TypeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "type",
        abstract: "Tell the type of a file, extension, MIME type or identifier.",
        discussion: """
            Each QUERY is a path if that exists, an extension if it begins with a full stop, a MIME type if it contains a \
            slash, and else an identifier or an extension.

            Of each type you see the identifier, a description, the extensions and MIME types that stand for it, and the \
            types it conforms to. Of a file you also see whether its name or its content told. An extension or MIME type \
            that nothing declares has a dynamic identifier (dyn.…), the same as on Apple's systems; the desktop's MIME \
            database may still know what it is.

            EXAMPLES
              What is this file, what are files with this extension?
                transferable type photo.jpg .heic
              What is this MIME type, what conforms to what?
                transferable type image/svg+xml public.movie
              The file “png”, whatever else that may be:
                transferable type ./png
              A table of files and their types:
                transferable type --json * | jq -r '.[] | [.query, .identifier] | @tsv'

            The exit status is 1 when there is no answer to a query; the others are answered all the same.

            With --json the output is an array of an object for each answer, with the keys query, identifier, \
            description, isDynamic, isDeclared, preferredFilenameExtension, preferredMIMEType, extensions, mimeTypes \
            and supertypes. What a type does not have is null or empty.
            """
    )

    @Flag(help: "Print a JSON array.")
    var json = false

    @Argument(
        help: ArgumentHelp("A path, an extension, a MIME type or an identifier.", valueName: "query"),
        completion: .file()
    )
    var queries: [String]

    func run() throws {
        var answers: [TypeAnswer] = []
        var isComplete = true
        for query in queries {
            do {
                answers.append(try TypeQuery(query).answer())
            } catch {
                StandardError.writeError("\(error)")
                isComplete = false
            }
        }
        if json {
            try StandardOutput.write(TypeReport.json(answers.map(TypeReport.init)) + "\n")
        } else {
            try StandardOutput.write(answers.map(TypeText.text).joined(separator: "\n"))
        }
        if !isComplete { throw ExitCode.failure }
    }
}
