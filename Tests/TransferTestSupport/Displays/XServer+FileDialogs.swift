extension XServer {
    /// Chooses a file or folder by its path in the dialog of GTK that has keyboard focus and asks for an existing one.
    ///
    /// The path is pasted, because GTK 4.18 can leave the text of its inline completion among characters that are typed within
    /// 200 ms of each other. It is confirmed once the field holds it: GTK offers selected text as the primary selection.
    package func choosePath(_ path: String) async throws {
        try await clipboard.setText(path)
        try await input.key("ctrl+l")
        try await input.key("ctrl+a")
        try await input.key("ctrl+v")
        var held: String?
        try await waitUntil("“\(path)” in the dialog, which holds “\(held ?? "")”", interval: .milliseconds(200)) {
            try await input.key("ctrl+a")
            // There is no primary selection before text is selected.
            held = try? await primarySelection.text()
            // Completion ends the path of a folder with a slash.
            return held == path || held == path + "/"
        }
        try await input.key("End")
        try await input.key("Return")
    }
}
