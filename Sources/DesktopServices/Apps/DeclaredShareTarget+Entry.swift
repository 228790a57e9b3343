import CGIO
import Foundation
import UniformTypeIdentifiers

extension DeclaredShareTarget {
    /// The file of an entry that declares targets. What of it is not as it should be is passed over.
    final class Declaration {
        private let file: OpaquePointer
        private let id: String

        /// Reads the file of an entry; nil if it cannot be read, or is not for this desktop.
        convenience init?(_ entry: InstalledEntry) {
            guard let id = g_app_info_get_id(entry.pointer).map({ String(cString: $0) }),
                g_desktop_app_info_get_show_in(entry.pointer, nil) != 0,
                let path = g_desktop_app_info_get_filename(entry.pointer).map({ String(cString: $0) }),
                let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= largestFile,
                let contents = try? Data(contentsOf: URL(fileURLWithPath: path))
            else { return nil }
            self.init(contents, id: id)
        }

        /// Reads the contents of a file; nil for a file that is not a desktop entry.
        /// - Parameter id: The entry's name.
        init?(_ contents: Data, id: String) {
            guard id.isOneLine else { return nil }
            (self.id, file) = (id, g_key_file_new())
            let isRead = contents.withUnsafeBytes { bytes in
                let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                return g_key_file_load_from_data(file, text, gsize(bytes.count), G_KEY_FILE_KEEP_TRANSLATIONS, nil) != 0
            }
            guard isRead else { return nil }
        }

        deinit { g_key_file_unref(file) }

        var targets: [DeclaredShareTarget] {
            names.compactMap { name in
                let group = groupPrefix + name
                let named = list("Types", in: group).prefix(mostTypes)
                let types = named.compactMap(AcceptedType.init)
                guard !types.isEmpty, let program = program(of: name) else { return nil }
                // Scalars, not characters: a character may have any number of marks.
                let title = String(String.UnicodeScalarView(program.name.unicodeScalars.prefix(longestTitle)))
                guard title.isOneLine else { return nil }
                var target = DeclaredShareTarget(
                    id: "\(idPrefix)\(id):\(name)",
                    title: title,
                    icon: program.icon,
                    types: types
                )
                target.takesItems = string("TakesItems", in: group) == "true"
                if types.count == named.count {
                    target.mostOfTypes = list("MaxCounts", in: group).map { Int($0).flatMap { $0 > 0 ? $0 : nil } }
                }
                let least = string("MinCount", in: group).flatMap(Int.init) ?? 1
                let most = string("MaxCount", in: group).flatMap(Int.init) ?? .max
                if least <= most { target.count = least...most }
                return target
            }
        }

        /// The names of the targets, without duplicates.
        private var names: [String] {
            var seen: Set<String> = []
            let isPossible = { (name: String) in
                !name.isEmpty && name.utf8.count <= 50
                    && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
            }
            let names = list(listKey, in: G_KEY_FILE_DESKTOP_GROUP).filter {
                isPossible($0) && seen.insert($0).inserted
            }
            return Array(names.prefix(mostTargets))
        }

        /// Returns the program of a target as a desktop entry. Missing values are those of the program.
        func program(of name: String) -> InstalledEntry? {
            let group = groupPrefix + name
            guard let line = string("Exec", in: group) else { return nil }
            let own = g_key_file_new()!
            defer { g_key_file_unref(own) }
            func set(_ key: String, _ value: String?) {
                if let value { g_key_file_set_value(own, G_KEY_FILE_DESKTOP_GROUP, key, value) }
            }
            set("Type", "Application")
            set("Exec", line)
            set("Name", localized("Name", in: group) ?? localized("Name", in: G_KEY_FILE_DESKTOP_GROUP))
            set("Icon", localized("Icon", in: group) ?? localized("Icon", in: G_KEY_FILE_DESKTOP_GROUP))
            for key in ["TryExec", "Path", "Terminal", "StartupNotify"] {
                set(key, string(key, in: G_KEY_FILE_DESKTOP_GROUP))
            }
            // GIO gives none where the program is not there.
            return g_desktop_app_info_new_from_keyfile(own).map(InstalledEntry.init)
        }

        /// Returns a value as it is in the file, with its escapes.
        private func string(_ key: String, in group: String) -> String? {
            take(g_key_file_get_value(file, group, key, nil))
        }

        /// Returns a value in the user's language, escaped as it would stand in a file.
        private func localized(_ key: String, in group: String) -> String? {
            guard let text = take(g_key_file_get_locale_string(file, group, key, nil, nil)), text.isOneLine else {
                return nil
            }
            return text.replacing("\\", with: "\\\\")
        }

        private func list(_ key: String, in group: String) -> [String] {
            var count: gsize = 0
            guard let texts = g_key_file_get_string_list(file, group, key, &count, nil) else { return [] }
            defer { g_strfreev(texts) }
            return (0..<Int(count)).compactMap { texts[$0].map { String(cString: $0) } }
        }

        private func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
            guard let text else { return nil }
            defer { g_free(text) }
            return text.pointee == 0 ? nil : String(cString: text)
        }
    }
}

extension DeclaredShareTarget.AcceptedType {
    /// - Parameter name: The identifier of a type, or a MIME type; nil for anything else.
    fileprivate init?(_ name: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        switch parts.count {
        case 1:
            guard let type = UTType(name) else { return nil }
            self = .type(type)
        case 2 where parts.allSatisfy({ !$0.isEmpty }) && !parts[0].contains("*"):
            self = .mimeType(name.lowercased())
        default: return nil
        }
    }
}

extension String {
    /// A Boolean value that indicates whether the text can stand in a line: it has no control characters, and something else.
    fileprivate var isOneLine: Bool {
        contains { !$0.isWhitespace } && !unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
