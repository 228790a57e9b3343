import CGIO
import Foundation

@testable import DesktopServices

extension FuzzTarget {
    /// Desktop entries of programs that are installed.
    static let desktopEntries: [FuzzTarget] = [
        FuzzTarget(name: "desktop-entry") { data in
            if let entry = entry(data) { _ = (entry.name, entry.icon, entry.app) }
            let name = "a.desktop"
            guard let declaration = DeclaredShareTarget.Declaration(data, id: name) else { return }
            let targets = declaration.targets
            require(targets.count <= 8, "\(targets.count) targets")
            require(Set(targets.map(\.id)).count == targets.count, "two targets have the same name")
            for target in targets {
                require(target.id.hasPrefix("\(DeclaredShareTarget.idPrefix)\(name):"), target.id)
                require(
                    !target.title.isEmpty && target.title.unicodeScalars.count <= 100,
                    "a title that fills the sheet"
                )
                require(
                    !target.title.unicodeScalars.contains { $0.properties.generalCategory == .control },
                    target.title
                )
                require(!target.types.isEmpty && target.types.count <= 100, "\(target.types.count) types")
                let program = target.id.split(separator: ":", maxSplits: 2).last.flatMap {
                    declaration.program(of: String($0))
                }
                require(program != nil, "\(target.id) has no program")
            }
        }
    ]

    /// An entry as GIO reads it.
    private static func entry(_ data: Data) -> InstalledEntry? {
        let file = g_key_file_new()!
        defer { g_key_file_unref(file) }
        let isRead = data.withUnsafeBytes { bytes in
            let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            return g_key_file_load_from_data(file, text, gsize(bytes.count), G_KEY_FILE_KEEP_TRANSLATIONS, nil) != 0
        }
        return isRead ? g_desktop_app_info_new_from_keyfile(file).map(InstalledEntry.init) : nil
    }
}
