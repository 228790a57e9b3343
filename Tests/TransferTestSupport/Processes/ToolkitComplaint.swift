import Foundation

/// A warning, a criticism or an error of GLib or of a library on it, such as GTK, in what a program wrote to standard error.
package struct ToolkitComplaint: Hashable, Sendable {
    /// The name of the process that wrote it: the program whose stream it is, or one that this program started.
    package let process: String
    /// The library, such as `Gtk`; empty where the line does not say.
    package let domain: String
    package let message: String
    /// All of it.
    package let line: String

    /// Reads a line; nil where it is anything else.
    ///
    /// GLib writes `(process:number): domain-LEVEL **: time: message`; see
    /// <https://docs.gtk.org/glib/func.log_writer_default.html>.
    package init?(_ line: String) {
        guard line.contains(" **: ") else { return nil }
        let form = /(?:\*\* )?\((.+?):\d+\): (?:(\S+)-)?(?:WARNING|CRITICAL|ERROR) \*\*: (?:[\d:.]+: )?(.*)/
        guard let match = line.wholeMatch(of: form) else { return nil }
        (process, domain, message) = (String(match.1), match.2.map(String.init) ?? "", String(match.3))
        self.line = line
    }

    /// Returns the complaints of programs of this package, without harmless ones.
    package static func found(in lines: [String]) -> [ToolkitComplaint] {
        lines.compactMap { ToolkitComplaint($0) }.filter { BuiltProduct.names.contains($0.process) && !$0.isHarmless }
    }

    /// A Boolean value that indicates whether it says something of the desktop or of another program, and nothing of this one.
    package var isHarmless: Bool {
        Self.harmless.contains { $0.domain == domain && message.hasPrefix($0.beginning) }
    }

    /// The beginnings of messages that are due to the desktop of a test, or to what another program asked.
    private static let harmless: [(domain: String, beginning: String)] = [
        // GDK says it of each dialog that is to be over a window, on compositors such as weston's without that protocol.
        ("Gdk", "Server is missing xdg_foreign support"),
        // GTK says it where a test names a language whose locale is not installed.
        ("Gtk", "Locale not supported by C library"),
        // GTK says it of each app, where a screen reader asks for a place on the screen: a window does not know its own.
        ("Gtk", "Screen coordinates not supported"),
    ]
}
