/// Looks for the URL of a received file in the item that was made from it.
enum KeptReceivedFile {
    /// The greatest depth of nested properties that are searched.
    private static let deepestProperty = 3

    /// Says it if an item keeps the URL of a file that is removed now.
    ///
    /// - Parameters:
    ///   - item: The item that the importing closure made from the file.
    ///   - directory: The directory that is about to be removed.
    ///   - label: The representation, for the message.
    static func check<Item: Transferable>(_ item: Item, within directory: URL, label: String) {
        guard let property = property(of: item, within: directory.path + "/", depth: 0) else { return }
        MistakeLog.say(
            Mistake(
                kind: .keptReceivedFile,
                problem: """
                    \(Item.self): \(label) keeps the URL of the received file in \(property), and the file is removed when \
                    the importing closure returns.
                    """,
                remedy: "Copy or move the file in the closure, and keep the URL of the copy."
            )
        )
    }

    private static func property(of value: Any, within directory: String, depth: Int) -> String? {
        if let url = value as? URL { return url.isFileURL && url.path.hasPrefix(directory) ? "" : nil }
        guard depth < deepestProperty else { return nil }
        let mirror = Mirror(reflecting: value)
        // The properties of a class or an actor may be changing on another thread.
        guard mirror.displayStyle != .class, mirror.displayStyle != nil else { return nil }
        for child in mirror.children.prefix(100) {
            guard let found = property(of: child.value, within: directory, depth: depth + 1) else { continue }
            let label = child.label ?? "a value"
            return found.isEmpty ? label : "\(label).\(found)"
        }
        return nil
    }
}
