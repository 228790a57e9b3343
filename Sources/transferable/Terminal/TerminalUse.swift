import Foundation

/// The use of the clipboard of the terminal.
enum TerminalUse {
    /// The terminal is used if there is no window system and the environment chooses no clipboard, but the command has
    /// a terminal.
    case automatic
    /// Wherever there is a window system or not.
    case always
    case never

    /// Returns whether a terminal may support the control sequences. An unknown terminal counts as capable.
    static func isCapable(_ name: String?) -> Bool {
        guard let name, !name.isEmpty else { return false }
        return !incapable.contains(name)
    }

    /// The terminals without a clipboard: a missing one, and the consoles of Linux and BSD.
    private static let incapable: Set = ["dumb", "linux", "cons25", "vt100", "vt220"]

    /// Returns the time to wait for text.
    ///
    /// A terminal that asks its window system for the text answers a moment later, one that asks the person answers
    /// after the person, and one that refuses never answers.
    /// - Parameter version: The terminal's name and version, if it reported them.
    static func patience(with version: String?) -> Duration {
        let name = version?.lowercased() ?? ""
        return terminals.first { name.hasPrefix($0.name) }?.patience ?? .seconds(1)
    }

    /// Terminals by how their names begin. VTE's give nothing out.
    private static let terminals: [(name: String, patience: Duration)] = [
        ("kitty", patienceOfPerson), ("ghostty", patienceOfPerson), ("iterm2", patienceOfPerson), ("vte", .zero),
    ]

    /// The time to wait for the user's answer to the terminal's question.
    static let patienceOfPerson = Duration.seconds(30)
}
