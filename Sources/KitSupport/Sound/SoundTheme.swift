import Foundation

/// The sounds of the desktop's theme, by the names that sounds have on Apple's systems and on desktops.
package enum SoundTheme {
    /// The names of the desktop's sounds (the Sound Naming Specification of freedesktop.org) for those of a Mac.
    private static let names = [
        "Basso": "dialog-error", "Blow": "message", "Bottle": "message-new-instant", "Frog": "dialog-warning",
        "Funk": "dialog-error", "Glass": "complete", "Hero": "complete", "Morse": "message", "Ping": "bell",
        "Pop": "message-new-instant", "Purr": "message", "Sosumi": "dialog-warning", "Submarine": "dialog-information",
        "Tink": "bell",
    ]
    private static let extensions = ["oga", "ogg", "wav"]

    /// Returns the file of a sound; nil if the desktop has none of that name.
    package static func file(named name: String) -> URL? {
        guard !name.contains("/") else { return nil }
        let names = [Self.names[name], name].compactMap { $0 }
        let directories = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
        let paths = (directories ?? "/usr/local/share:/usr/share").split(separator: ":")
        let folders = paths.map { URL(filePath: String($0)) }
        let candidates = folders.lazy.flatMap { folder in
            names.lazy.flatMap { name in
                extensions.lazy.map { folder.appending(path: "sounds/freedesktop/stereo/\(name).\($0)") }
            }
        }
        return candidates.first { (try? RegularFile.open($0)) != nil }
    }
}
