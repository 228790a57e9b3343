/// A window of an editor that people use, whose empty text has keyboard focus: Mousepad, with GTK 3's clipboard.
package struct TextEditorPeer<Screen: Desktop>: Sendable {
    private let program: RunningProgram
    private let desktop: Screen

    /// Starts the editor.
    ///
    /// - Parameters:
    ///   - desktop: Where the window appears.
    ///   - position: The window's place.
    package static func start(on desktop: Screen, at position: Point) async throws -> TextEditorPeer {
        let program = try desktop.launch("mousepad", ["--disable-server"])
        let window = try await desktop.window(titled: untouched, of: program, movedTo: position)
        try await desktop.activate(window)
        try await desktop.input.click(window.frame.center)
        return TextEditorPeer(program: program, desktop: desktop)
    }

    /// Pastes into the text, which nobody has changed yet.
    ///
    /// The editor continues while it waits for the clipboard's owner, and what is typed meanwhile stands around what is pasted. Its title
    /// tells when the text has changed.
    package func paste() async throws {
        try await desktop.input.key("ctrl+v")
        try await desktop.window(titled: "*" + Self.untouched, of: program)
    }

    /// Types at the end of the text, copies all of it, and leaves the editor asking for the name of a file.
    /// - Parameters:
    ///   - addition: What is typed.
    ///   - whole: What the clipboard has in the end, which may still be another program's after the keys.
    package func type(_ addition: String, andCopy whole: String) async throws {
        try await desktop.input.type(addition)
        try await desktop.input.key("ctrl+a", "ctrl+c", "ctrl+s")
        // Its dialog shows that the editor has copied. See WaylandClipboard about reading before that.
        try await desktop.window(titled: "Save As", of: program)
        var held = ""
        try await waitUntil("“\(whole)” of the editor on the clipboard, which has “\(held)”") {
            held = (try? await desktop.clipboard.text()) ?? ""
            return held == whole
        }
    }

    private static var untouched: String { "Untitled 1 - Mousepad" }
}
