/// The desktop's symbols under the names that Apple's systems have for theirs.
@MainActor
enum Symbols {
    /// Icons of the freedesktop naming specification and of the Adwaita theme that show what a symbol shows. A variant
    /// such as `star.circle.fill` falls back to the name without its endings.
    private static let icons: [String: String] = [
        "archivebox": "package-x-generic", "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo",
        "arrow.down": "go-down", "arrow.down.doc": "document-save", "arrow.left": "go-previous",
        "arrow.right": "go-next", "arrow.up": "go-up", "arrow.uturn.backward": "edit-undo",
        "arrow.uturn.forward": "edit-redo", "atom": "applications-science", "bell": "preferences-system-notifications",
        "book": "accessories-dictionary", "bookmark": "user-bookmarks", "brain.head.profile": "applications-science",
        "calendar": "x-office-calendar", "camera": "camera-photo", "cart": "emblem-default",
        "chart.bar": "x-office-spreadsheet",
        "checkmark": "object-select", "chevron.backward": "go-previous", "chevron.down": "pan-down",
        "chevron.forward": "go-next", "chevron.left": "go-previous", "chevron.right": "go-next", "chevron.up": "pan-up",
        "clipboard": "edit-paste", "clock": "document-open-recent",
        "cloud": "weather-overcast", "creditcard": "emblem-documents", "cross.case": "emblem-default",
        "doc": "text-x-generic", "doc.on.clipboard": "edit-paste", "doc.on.doc": "edit-copy",
        "doc.richtext": "x-office-document", "doc.text": "x-office-document", "ellipsis": "view-more",
        "envelope": "mail-unread", "exclamationmark.triangle": "dialog-warning", "eye": "view-reveal",
        "eye.slash": "view-conceal", "face.smiling": "face-smile", "film": "video-x-generic", "flag": "mark-location",
        "flask": "applications-science", "folder": "folder", "folder.badge.plus": "folder-new",
        "function": "accessories-calculator",
        "gear": "emblem-system", "gearshape": "emblem-system", "globe": "web-browser",
        "graduationcap": "accessories-dictionary", "hand.raised": "process-stop", "hand.thumbsup": "emblem-ok",
        "heart": "emote-love", "house": "go-home", "info": "dialog-information", "key": "dialog-password",
        "keyboard": "input-keyboard", "laptopcomputer": "computer", "leaf": "emoji-nature",
        "lightbulb": "dialog-information",
        "line.3.horizontal": "open-menu", "link": "insert-link", "list.bullet": "view-list", "lock": "changes-prevent",
        "lock.open": "changes-allow", "magnifyingglass": "system-search", "map": "find-location",
        "message": "user-available",
        "mic": "audio-input-microphone", "minus": "list-remove", "moon": "weather-clear-night",
        "music.note": "audio-x-generic",
        "paintbrush": "applications-graphics", "paintpalette": "preferences-color", "paperclip": "mail-attachment",
        "paperplane": "document-send", "pause": "media-playback-pause", "pencil": "document-edit",
        "person": "avatar-default",
        "person.2": "system-users", "person.3": "system-users", "person.badge.plus": "contact-new",
        "person.crop.circle": "avatar-default", "phone": "call-start", "photo": "image-x-generic",
        "photo.on.rectangle": "image-x-generic", "play": "media-playback-start", "plus": "list-add",
        "printer": "printer", "qrcode": "view-app-grid",
        "questionmark": "dialog-question", "quote.bubble": "user-available", "quote.opening": "format-text-italic",
        "rectangle.portrait.and.arrow.right": "system-log-out", "scissors": "edit-cut", "server.rack": "network-server",
        "shippingbox": "package-x-generic", "slider.horizontal.3": "preferences-system", "sparkles": "starred",
        "speaker.wave.2": "audio-volume-high", "square": "checkbox", "square.and.arrow.down": "document-save",
        "square.and.arrow.up": "emblem-shared", "square.and.pencil": "document-edit", "square.grid.2x2": "view-grid",
        "star": "non-starred", "star.fill": "starred", "stop": "media-playback-stop", "sun.max": "weather-clear",
        "tag": "user-bookmarks", "terminal": "utilities-terminal", "text.alignleft": "format-justify-left",
        "textformat": "preferences-desktop-font", "trash": "user-trash", "tray": "folder-download",
        "tray.and.arrow.down": "document-save", "video": "camera-video", "wand.and.stars": "applications-graphics",
        "waveform": "audio-x-generic", "wifi": "network-wireless", "wrench": "applications-engineering",
        "xmark": "window-close",
    ]

    /// The icon for a symbol: of the table, or of the theme where it has one of the very name.
    static func iconName(for symbol: String) -> String {
        var parts = symbol.split(separator: ".").map(String.init)
        while !parts.isEmpty {
            if let icon = icons[parts.joined(separator: ".")] { return icon + "-symbolic" }
            parts.removeLast()
        }
        return symbol
    }
}
