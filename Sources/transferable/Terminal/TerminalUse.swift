import Foundation

/// Whether the clipboard of the terminal is used.
enum TerminalUse {
    /// Where there is no window system and the environment chooses no clipboard, but the command has a terminal.
    case automatic
    /// Wherever there is a window system or not.
    case always
    case never

    /// Returns whether a terminal may know what to do with the control sequences. One that is not known by its name
    /// does.
    static func isCapable(_ name: String?) -> Bool {
        guard let name, !name.isEmpty else { return false }
        return !incapable.contains(name)
    }

    /// What has no clipboard: no terminal at all, and the consoles of Linux and BSD.
    private static let incapable: Set = ["dumb", "linux", "cons25", "vt100", "vt220"]

    /// How long to wait for text.
    ///
    /// A terminal that asks its window system for the text answers a moment later; one that asks the person, when the person has
    /// answered; and one that gives nothing out, never.
    /// - Parameter version: The terminal's name and version, where it told them.
    static func patience(with version: String?) -> Duration {
        let name = version?.lowercased() ?? ""
        return terminals.first { name.hasPrefix($0.name) }?.patience ?? .seconds(1)
    }

    /// Terminals by how their names begin. VTE's give nothing out.
    private static let terminals: [(name: String, patience: Duration)] = [
        ("kitty", patienceOfPerson), ("ghostty", patienceOfPerson), ("iterm2", patienceOfPerson), ("vte", .zero),
    ]

    /// How long to wait for the answer of a user to the terminal's question.
    static let patienceOfPerson = Duration.seconds(30)
}
