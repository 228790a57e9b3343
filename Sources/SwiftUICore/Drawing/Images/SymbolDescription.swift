import SymbolDrawings

/// The spoken text for a symbol.
enum SymbolDescription {
    /// The text for a symbol: that of the table, where variants such as `star.circle.fill` have that of the name without
    /// its endings, or of its drawing, or the words of the name.
    /// - Parameter name: The name of a symbol, such as `star.fill`.
    static func of(_ name: String) -> String? {
        if let description = descriptions[name] { return description }
        let symbol = Symbol(name)
        if let symbol, symbol.isDrawnWhole, let word = symbol.word { return word }
        let parts = name.split(separator: ".").map(String.init)
        for count in stride(from: parts.count - 1, to: 0, by: -1) {
            if let description = descriptions[parts.prefix(count).joined(separator: ".")] { return description }
        }
        if let word = symbol?.word { return word }
        let words = parts.filter { !variants.contains($0) }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Parts of names that describe the drawing and not the subject.
    private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash", "inverse"]

    private static let descriptions: [String: String] = [
        "archivebox": "Archive", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo", "arrow.down": "Down",
        "arrow.down.doc": "Download", "arrow.left": "Left", "arrow.right": "Right", "arrow.up": "Up",
        "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo", "bell": "Notifications",
        "bookmark": "Bookmark", "calendar": "Calendar", "camera": "Camera", "cart": "Shopping cart",
        "chart.bar": "Bar chart", "checkmark": "Selected", "chevron.down": "Down", "chevron.left": "Back",
        "chevron.right": "Forward", "chevron.up": "Up", "clipboard": "Clipboard", "clock": "Clock", "cloud": "Cloud",
        "creditcard": "Payment card", "doc": "Document", "doc.on.clipboard": "Paste", "doc.on.doc": "Copy",
        "ellipsis": "More", "envelope": "Mail", "exclamationmark.triangle": "Warning", "eye": "Show",
        "eye.slash": "Hide", "face.smiling": "Smiling face", "film": "Film", "flag": "Flag", "folder": "Folder",
        "folder.badge.plus": "New folder", "gear": "Settings", "gearshape": "Settings", "globe": "Globe",
        "hand.raised": "Privacy", "hand.thumbsup": "Like", "heart": "Love", "house": "Home", "info": "Info",
        "key": "Key", "keyboard": "Keyboard", "lightbulb": "Light bulb", "line.3.horizontal": "Menu",
        "link": "Link", "list.bullet": "List", "lock": "Locked", "lock.open": "Unlocked", "magnifyingglass": "Search",
        "map": "Map", "message": "Message", "mic": "Microphone", "minus": "Remove", "moon": "Moon",
        "music.note": "Music", "paintbrush": "Paintbrush", "paintpalette": "Palette", "paperclip": "Attachment",
        "paperplane": "Send", "pause": "Pause", "pencil": "Edit", "person": "Person", "person.2": "People",
        "person.3": "People", "person.badge.plus": "Add person", "phone": "Phone", "photo": "Picture",
        "play": "Play", "plus": "Add", "printer": "Print", "questionmark": "Help",
        "rectangle.portrait.and.arrow.right": "Log out", "scissors": "Cut", "server.rack": "Server",
        "square.and.arrow.down": "Save", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
        "star": "Favorite", "stop": "Stop", "sun.max": "Sun", "tag": "Tag", "terminal": "Terminal", "trash": "Delete",
        "tray": "Tray", "video": "Video", "wifi": "Wi-Fi", "wrench": "Wrench", "xmark": "Close",
    ]
}

extension Image {
    /// Returns the spoken text for a picture of a bundle: the words of its file name.
    nonisolated static func readableName(ofResource name: String) -> String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
        return stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    }
}
