import CGTK

/// The desktop's symbols under the names that Apple's systems have for theirs.
@MainActor
enum ThemeSymbols {
    /// Icons of the freedesktop naming specification and of the Adwaita theme that correspond to symbols. A variant
    /// such as `star.circle.fill` falls back to the name without its endings.
    private static let icons: [String: String] = [
        "airplane": "airplane-mode", "alarm": "alarm", "archivebox": "package-x-generic",
        "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo", "arrow.down": "go-down",
        "arrow.down.doc": "document-save", "arrow.down.right.and.arrow.up.left": "view-restore",
        "arrow.left": "go-previous", "arrow.right": "go-next", "arrow.triangle.2.circlepath": "view-refresh",
        "arrow.up": "go-up", "arrow.up.arrow.down": "view-sort-ascending",
        "arrow.up.left.and.arrow.down.right": "view-fullscreen", "arrow.uturn.backward": "edit-undo",
        "arrow.uturn.forward": "edit-redo", "atom": "applications-science", "backward": "media-seek-backward",
        "backward.end": "media-skip-backward", "bell": "preferences-system-notifications", "bold": "format-text-bold",
        "bolt": "thunderbolt", "book": "accessories-dictionary", "bookmark": "user-bookmarks",
        "brain.head.profile": "applications-science", "bubble.left": "user-available",
        "calendar": "x-office-calendar", "camera": "camera-photo", "cart": "emblem-default",
        "chart.bar": "x-office-spreadsheet", "checklist": "selection-mode", "checkmark": "object-select",
        "chevron.backward": "go-previous", "chevron.down": "pan-down", "chevron.forward": "go-next",
        "chevron.left": "go-previous", "chevron.right": "go-next", "chevron.up": "pan-up", "clipboard": "edit-paste",
        "clock": "document-open-recent", "cloud": "weather-overcast", "command": "input-keyboard",
        "creditcard": "emblem-documents", "cross.case": "emblem-default", "cursorarrow": "input-mouse",
        "decrease.indent": "format-indent-less", "desktopcomputer": "computer", "display": "video-display",
        "doc": "text-x-generic", "doc.badge.plus": "document-new", "doc.on.clipboard": "edit-paste",
        "doc.on.doc": "edit-copy", "doc.richtext": "x-office-document", "doc.text": "x-office-document",
        "eject": "media-eject", "ellipsis": "view-more", "envelope": "mail-unread",
        "exclamationmark": "dialog-warning", "exclamationmark.triangle": "dialog-warning",
        "externaldrive": "drive-harddisk", "eye": "view-reveal", "eye.slash": "view-conceal",
        "eyedropper": "color-select", "face.smiling": "face-smile", "faceid": "auth-face", "film": "video-x-generic",
        "flag": "mark-location", "flask": "applications-science", "folder": "folder",
        "folder.badge.plus": "folder-new", "forward": "media-seek-forward", "forward.end": "media-skip-forward",
        "function": "accessories-calculator", "gamecontroller": "input-gaming", "gear": "emblem-system",
        "gearshape": "emblem-system", "globe": "web-browser", "graduationcap": "accessories-dictionary",
        "hammer": "applications-engineering", "hand.raised": "process-stop", "hand.tap": "input-touchpad",
        "hand.thumbsup": "emblem-ok", "headphones": "audio-headphones", "heart": "emote-love", "house": "go-home",
        "icloud": "weather-overcast", "increase.indent": "format-indent-more", "info": "dialog-information",
        "internaldrive": "drive-harddisk", "ipad": "tablet", "iphone": "phone", "italic": "format-text-italic",
        "key": "dialog-password", "keyboard": "input-keyboard", "laptopcomputer": "computer", "leaf": "emoji-nature",
        "lightbulb": "dialog-information", "line.3.horizontal": "open-menu", "link": "insert-link",
        "list.bullet": "view-list", "list.number": "view-list-ordered", "location": "find-location",
        "lock": "changes-prevent", "lock.open": "changes-allow", "macwindow": "focus-windows",
        "macwindow.badge.plus": "window-new", "magnifyingglass": "system-search", "map": "find-location",
        "mappin": "mark-location", "message": "user-available",
        "mic": "audio-input-microphone", "mic.slash": "microphone-disabled", "minus": "list-remove",
        "minus.magnifyingglass": "zoom-out", "moon": "weather-clear-night", "music.note": "audio-x-generic",
        "network": "network-workgroup", "note": "x-office-document", "note.text": "x-office-document",
        "number": "input-dialpad", "opticaldisc": "media-optical",
        "paintbrush": "applications-graphics", "paintpalette": "preferences-color", "paperclip": "mail-attachment",
        "paperplane": "mail-send", "pause": "media-playback-pause", "pencil": "document-edit",
        "person": "avatar-default", "person.2": "system-users", "person.3": "system-users",
        "person.badge.plus": "contact-new", "person.crop.circle": "avatar-default", "phone": "call-start",
        "photo": "image-x-generic", "photo.on.rectangle": "image-x-generic", "pin": "view-pin",
        "play": "media-playback-start", "plus": "list-add", "plus.magnifyingglass": "zoom-in",
        "power": "system-shutdown", "printer": "printer", "qrcode": "view-app-grid",
        "questionmark": "dialog-question", "quote.bubble": "user-available", "quote.opening": "format-text-italic",
        "record.circle": "media-record", "rectangle.portrait.and.arrow.right": "system-log-out",
        "rectangle.split.2x1": "view-dual", "rectangle.stack": "view-paged", "repeat": "media-playlist-repeat",
        "repeat.1": "media-playlist-repeat-song", "rotate.left": "object-rotate-left",
        "rotate.right": "object-rotate-right", "scanner": "scanner", "scissors": "edit-cut", "sdcard": "media-flash",
        "server.rack": "network-server", "shippingbox": "package-x-generic", "shuffle": "media-playlist-shuffle",
        "sidebar.leading": "sidebar-show", "sidebar.left": "sidebar-show", "sidebar.right": "sidebar-show-right",
        "sidebar.trailing": "sidebar-show-right", "slider.horizontal.3": "preferences-system", "sparkles": "starred",
        "speaker": "audio-volume-low", "speaker.slash": "audio-volume-muted", "speaker.wave.1": "audio-volume-medium",
        "speaker.wave.2": "audio-volume-high", "speaker.wave.3": "audio-volume-high", "square": "checkbox",
        "square.and.arrow.down": "document-save", "square.and.arrow.up": "emblem-shared",
        "square.and.pencil": "document-edit", "square.grid.2x2": "view-grid", "square.stack": "view-paged",
        "star": "non-starred", "star.fill": "starred", "stop": "media-playback-stop",
        "strikethrough": "format-text-strikethrough", "sun.max": "weather-clear", "sun.min": "display-brightness",
        "sunrise": "daytime-sunrise", "sunset": "daytime-sunset", "tag": "user-bookmarks",
        "terminal": "utilities-terminal", "text.aligncenter": "format-justify-center",
        "text.alignleft": "format-justify-left", "text.alignright": "format-justify-right",
        "text.bubble": "user-available", "textformat": "preferences-desktop-font", "touchid": "auth-fingerprint",
        "trash": "user-trash", "tray": "folder-download", "tray.and.arrow.down": "document-save", "tv": "tv",
        "underline": "format-text-underline", "video": "camera-video", "video.slash": "camera-disabled",
        "wand.and.stars": "applications-graphics", "waveform": "audio-x-generic", "wifi": "network-wireless",
        "wrench": "applications-engineering", "xmark": "window-close",
    ]

    /// Returns whether a symbol points the other way where the layout runs from right to left. Symbols that are named
    /// for a side of the screen do not, as on Apple's systems.
    static func turns(_ symbol: String) -> Bool {
        let parts = symbol.split(separator: ".")
        return !parts.contains("left") && !parts.contains("right")
    }

    /// The icon of the theme for a symbol; nil where it has none, or where there is no display.
    static func icon(for symbol: String) -> String? {
        guard let display = gdk_display_get_default() else { return nil }
        let name = iconName(for: symbol)
        return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0 ? name : nil
    }

    /// Returns the icon for a symbol: of the table, or of the theme where it has one of the very name.
    static func iconName(for symbol: String) -> String {
        var parts = symbol.split(separator: ".").map(String.init)
        while !parts.isEmpty {
            if let icon = icons[parts.joined(separator: ".")] { return icon + "-symbolic" }
            parts.removeLast()
        }
        return symbol
    }
}
