import Foundation
import SystemPasteboard

/// The program that shows several terminals in one, in which the command runs.
enum TerminalMultiplexer: Equatable, Sendable {
    case tmux, screen

    /// Returns the multiplexer in the environment. If the environment has traces of both, the name of the terminal
    /// decides, which the inner one sets.
    static func current(_ environment: [String: String]) -> TerminalMultiplexer? {
        let isTmux = environment["TMUX"]?.isEmpty == false
        let isScreen = environment["STY"]?.isEmpty == false
        if isTmux, isScreen { return environment["TERM"]?.hasPrefix("tmux") == true ? .tmux : .screen }
        return isTmux ? .tmux : isScreen ? .screen : nil
    }

    /// The ways to pass text to the terminal that shows tmux.
    enum TmuxWay: Equatable {
        /// tmux lets programs write to the terminal (`allow-passthrough on`).
        case passthrough
        /// tmux takes the sequence and hands it on (`set-clipboard on`).
        case sequence
        /// tmux hands its own buffer on (`set-clipboard external`, which is tmux's default).
        case buffer
    }

    /// Returns the way that tmux's options permit, from the output of ``tmuxQuery``; the passthrough if tmux does not
    /// answer.
    ///
    /// The passthrough takes precedence: tmux 3.3 names no clipboard in the sequences that it sends itself, and xterm then
    /// uses its primary selection.
    static func way(_ options: String) -> TmuxWay {
        let values = options.split(separator: " ", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .newlines)
        }
        guard values.count == 2 else { return .passthrough }
        switch (values[0], values[1]) {
        case (_, "1"), (_, "2"), (_, "on"), (_, "all"): return .passthrough
        case ("on", _): return .sequence
        case ("external", _): return .buffer
        default: return .passthrough
        }
    }

    static let tmuxQuery = ["display-message", "-p", "#{set-clipboard} #{allow-passthrough}"]
    /// Makes standard input a buffer and hands it to the terminal.
    static let tmuxCopy = ["load-buffer", "-w", "-"]
}
