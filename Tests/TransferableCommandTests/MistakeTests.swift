import Testing
import TransferTestSupport

/// Command lines of people who do not know the command yet, with the messages that they get.
@Suite("Mistakes in a command line")
struct MistakeTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let status: Int32
        let words: [String]

        var testDescription: String { arguments.joined(separator: " ") }

        /// - Parameters:
        ///   - line: The words after the name of the command; “∅” is an empty one.
        ///   - words: Each of them is in the message.
        init(_ line: String, status: Int32 = 64, _ words: String...) {
            arguments = line.split(separator: " ").map { $0 == "∅" ? "" : String($0) }
            (self.status, self.words) = (status, words)
        }
    }

    private static let mistakes = [
        // Commands and options that there are not.
        Mistake("cpoy a.txt", "no command “transferable cpoy”", "Did you mean “copy”?"),
        Mistake("past", "Did you mean “paste”?"),
        Mistake("types .png", "Did you mean “type”?"),
        Mistake("shrae a.txt", "Did you mean “share”?"),
        Mistake("COPY a.txt", "Did you mean “copy”?"),
        Mistake("clipboard", "no command “transferable clipboard”", "transferable --help"),
        Mistake("help copyy", "Did you mean “copy”?"),
        Mistake("help cpoy", "Did you mean “copy”?"),
        Mistake("nearby pari Phone", "no command “transferable nearby pari”", "Did you mean “pair”?"),
        Mistake("--verison", "no option “--verison”", "Did you mean “--version”?"),
        Mistake("--hepl", "Did you mean “--help”?"),
        Mistake("copy --txt hello", "--txt", "--text"),
        Mistake("paste --ouput file", "--ouput", "--output"),
        Mistake("watch --onec", "--onec"),
        // What is missing.
        Mistake("share", "nothing to share", "--text", "transferable share --help"),
        Mistake("share --with ∅ --text hello", "--with", "--list"),
        Mistake("drag", "nothing to drag"),
        Mistake("type", "Missing expected argument"),
        Mistake("declare", "Missing expected argument"),
        Mistake("copy --text", "Missing value for '--text"),
        Mistake("copy --pasteboard ∅ --text hello", "--pasteboard"),
        Mistake("paste --pasteboard ∅", "--pasteboard"),
        Mistake("paste --output ∅", "--output"),
        Mistake("symbol --svg", "Name the symbols"),
        Mistake("symbol ∅", "The name of a symbol is empty"),
        // Words for types.
        Mistake("copy --type imge --text hello", "“imge” is not a type", "Did you mean “image”?"),
        Mistake("paste --type imge", "“imge” is not a type", "Did you mean “image”?"),
        Mistake("paste --type imge --output saved/", "“imge” is not a type"),
        Mistake("watch --type imge", "“imge” is not a type"),
        Mistake("drag --type imge --text hello", "“imge” is not a type"),
        Mistake("copy --type image --text hello", "“image” is a kind of type", "transferable copy --help"),
        // Options that do not go together.
        Mistake("copy --text hello a.txt", "either --text or files"),
        Mistake("copy --clear a.txt", "--clear copies nothing"),
        Mistake("paste --list --json", "--list and --json"),
        Mistake("paste --replace", "--replace belongs to --move"),
        // What is not there.
        Mistake("copy hello world", status: 1, "hello cannot be copied", "--text"),
        Mistake("copy ./hello", status: 1, "hello cannot be copied"),
        Mistake("share --with emial --text hello", status: 1, "no place “emial”", "Did you mean “Email”?"),
        Mistake("paste --pasteboard notes", status: 1, "The pasteboard “notes” is empty."),
        Mistake("paste --primary", status: 1, "The primary selection is empty."),
        Mistake("paste --move --pasteboard notes", status: 1, "The pasteboard “notes” is empty."),
        Mistake("paste --output saved/", status: 1, "The clipboard is empty."),
        Mistake("declare missing.plist", status: 1, "missing.plist"),
        Mistake("declare words.txt", status: 1, "is not a property list: it is not in XML"),
        Mistake("symbol personn", status: 1, "person"),
        Mistake("type nonsense", status: 1, "nonsense"),
        Mistake("watch -- nosuchprogram", status: 1, "no program “nosuchprogram” in PATH"),
        Mistake("drag words.txt", status: 1, "No display could be opened"),
        Mistake("drop", status: 1, "No display could be opened"),
        Mistake("port missing", status: 1, "missing"),
    ]

    @Test("get an answer that helps", arguments: mistakes)
    func mistake(_ mistake: Mistake) async throws {
        let tool = try CommandLineTool()
        try tool.directory.write("words, and no property list", to: "words.txt")
        try tool.directory.makeDirectory("run")
        try tool.directory.makeDirectory("home")
        let program = try await tool(
            mistake.arguments,
            environment: ["XDG_RUNTIME_DIR": tool.directory.file("run"), "TRANSFERABLE_PASTEBOARD": "embedded"]
        )
        #expect(program.exitStatus == .exited(mistake.status), "\(program.transcript)")
        let said = program.standardError.text + program.standardOutput.text
        for words in mistake.words { #expect(said.contains(words), "\(said)") }
        #expect(!said.contains("transferable-"), "A program inside the command is no name for people: \(said)")
    }
}
