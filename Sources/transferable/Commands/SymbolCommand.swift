import ArgumentParser
import CommandSupport
import SymbolDrawings

/// `transferable symbol`: finds symbols by name or word, and writes them as SVG.
struct SymbolCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbol",
        abstract: "Find the symbols that an app names, and write them as SVG.",
        discussion: """
            An app names symbols as on Apple's systems: Image(systemName: "folder.badge.plus"). The pictures are the \
            project's own. A name is drawn as a whole, or composed of a drawing and what the name adds: fill, slash, \
            circle and other enclosures, badges, numbers and letters.

            Of each NAME you see whether it is drawn, composed or unknown; of an unknown one also the names that are \
            most like it. Without a name you see all that are drawn, with the word that a screen reader says.

            EXAMPLES
              What shows a person?
                transferable symbol --find person
              Is there a symbol of this name?
                transferable symbol folder.badge.plus
              A picture of one:
                transferable symbol --svg folder.badge.plus > folder.svg

            The exit status is 1 when a name is unknown.
            """
    )

    @Flag(help: "Write the symbols as SVG.")
    var svg = false

    @Option(help: ArgumentHelp("List the drawn symbols with this text in their name or word.", valueName: "text"))
    var find: String?

    @Option(help: ArgumentHelp("The weight of the strokes, from 100 to 900; 400 is regular.", valueName: "weight"))
    var weight = 400.0

    @Argument(help: ArgumentHelp("The name of a symbol.", valueName: "name"))
    var names: [String] = []

    func validate() throws {
        guard (100...900).contains(weight) else { throw ValidationError("The weight is from 100 to 900.") }
        if names.contains("") { throw ValidationError("The name of a symbol is empty.") }
        if svg, names.isEmpty { throw ValidationError("Name the symbols to write as SVG.") }
        if find != nil, !names.isEmpty { throw ValidationError("Give either names or a text to find.") }
    }

    func run() throws {
        if names.isEmpty {
            try StandardOutput.write(list())
            return
        }
        var isComplete = true
        for name in names {
            let symbol = Symbol(name)
            if svg, let symbol {
                try StandardOutput.write(SymbolVector.svg(symbol, stroke: SymbolGrid.stroke(weight: weight)))
            } else if svg {
                StandardError.writeError("There is no symbol “\(name)”.\(Self.advice(for: name))")
            } else if let symbol {
                let words = Symbol.words(of: name)?.joined(separator: ", ") ?? ""
                try StandardOutput.write("\(name)\t\(symbol.isDrawnWhole ? "drawn" : "composed")\t\(words)\n")
            } else {
                try StandardOutput.write("\(name)\tunknown\t\(Symbol.names(like: name).joined(separator: " "))\n")
            }
            if symbol == nil { isComplete = false }
        }
        if !isComplete { throw ExitCode.failure }
    }

    private static func advice(for name: String) -> String {
        let names = Symbol.names(like: name)
        return names.isEmpty ? "" : " Names that are like it: \(names.joined(separator: ", "))."
    }

    /// The drawn names, with their words.
    private func list() -> String {
        let text = find?.lowercased()
        return Symbol.drawnNames.compactMap { name -> String? in
            let word = Symbol(name)?.word ?? ""
            if let text, !name.contains(text), !word.lowercased().contains(text) { return nil }
            return "\(name)\t\(word)\n"
        }
        .joined()
    }
}
