import CommandSupport
import UniformTypeIdentifiers

/// The information about an app that only Linux desktops need, from the dictionary `LinuxDesktop` of an `Info.plist`.
///
/// Apple's systems ignore the key. Each value can be left out.
package struct LinuxDesktopKeys {
    /// The name of the dictionary.
    package static let key = "LinuxDesktop"

    /// A one-line description of the app without a period at its end.
    package var summary: String?
    /// A description of the app in paragraphs separated by empty lines.
    package var description: String?
    /// The licence of the app, as an SPDX expression.
    package var license: String?
    /// The address of the app's page.
    package var homepage: String?
    /// The name of the person or organisation that develops the app.
    package var developer: String?
    /// The maintainer of the packages, in the form `Name <address>`.
    package var maintainer: String?
    /// The addresses of screenshots of the app.
    package var screenshots: [String] = []
    /// A Boolean value that indicates whether the app is started by the message bus; nil to determine it automatically.
    package var isActivatedByBus: Bool?
    /// The permissions that the app needs in a Flatpak sandbox in addition to those for windows.
    package var sandboxPermissions: [String] = []
    /// The share targets.
    package var shareTargets: [ShareDeclaration] = []
    /// The defects in the values, which are omitted.
    package private(set) var mistakes: [String] = []

    /// Reads the dictionary.
    /// - Parameter root: The values of the `Info.plist`.
    package init(_ root: [String: PropertyList]) {
        guard let value = root[Self.key] else { return }
        guard let values = value.dictionary else {
            mistakes.append("\(Self.key) is not a dictionary")
            return
        }
        for key in values.keys.sorted() where !Self.known.contains(key) {
            mistakes.append(
                "\(Self.key): there is no key \(key.quoted); there are \(Self.known.joined(separator: ", "))"
            )
        }
        summary = line("Summary", values)
        description = text("Description", values)
        license = line("License", values)
        homepage = address("Homepage", values)
        developer = line("Developer", values)
        maintainer = line("Maintainer", values)
        screenshots = texts("Screenshots", values).filter { address in
            guard !Self.isAddress(address) else { return true }
            mistakes.append("\(Self.key): \(address.quoted) in Screenshots is no address that begins with https://")
            return false
        }
        sandboxPermissions = texts("FlatpakPermissions", values).filter { permission in
            let isOption = permission.hasPrefix("--") && permission.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
            guard !isOption else { return true }
            mistakes.append("\(Self.key): \(permission.quoted) in FlatpakPermissions is none, such as --share=network")
            return false
        }
        isActivatedByBus = boolean("DBusActivatable", values)
        // The app itself reads it while it runs: see `DesktopChoices`.
        _ = boolean("PrimaryMenu", values)
        readShareTargets(values["ShareTargets"])
    }

    private static let known = [
        "DBusActivatable", "Description", "Developer", "FlatpakPermissions", "Homepage", "License", "Maintainer",
        "PrimaryMenu", "Screenshots", "ShareTargets", "Summary",
    ]

    private mutating func readShareTargets(_ value: PropertyList?) {
        guard let value else { return }
        guard let entries = value.array else {
            mistakes.append("\(Self.key): ShareTargets is not an array")
            return
        }
        var identifiers: Set<String> = []
        for (position, entry) in entries.enumerated() {
            do throws(ShareTargetError) {
                let target = try ShareDeclaration(entry)
                guard identifiers.insert(target.identifier).inserted else {
                    throw ShareTargetError(reason: "\(target.identifier.quoted) is there twice")
                }
                shareTargets.append(target)
            } catch {
                mistakes.append("\(Self.key): ShareTargets[\(position)]: \(error.reason)")
            }
        }
        if shareTargets.count > ShareDeclaration.mostTargets {
            mistakes.append("\(Self.key): there are more than \(ShareDeclaration.mostTargets) ShareTargets")
        }
    }

    /// Returns the text of a key in one line.
    private mutating func line(_ key: String, _ values: [String: PropertyList]) -> String? {
        guard let text = text(key, values) else { return nil }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            mistakes.append("\(Self.key): \(key) has line breaks or control characters")
            return nil
        }
        return text
    }

    private mutating func text(_ key: String, _ values: [String: PropertyList]) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value.string, text.contains(where: { !$0.isWhitespace }) else {
            mistakes.append("\(Self.key): \(key) is not a text")
            return nil
        }
        return text
    }

    private mutating func boolean(_ key: String, _ values: [String: PropertyList]) -> Bool? {
        guard let value = values[key] else { return nil }
        guard case .boolean(let isTrue) = value else {
            mistakes.append("\(Self.key): \(key) is not a Boolean")
            return nil
        }
        return isTrue
    }

    private mutating func address(_ key: String, _ values: [String: PropertyList]) -> String? {
        guard let text = line(key, values) else { return nil }
        guard Self.isAddress(text) else {
            mistakes.append("\(Self.key): \(key) is no address that begins with https://")
            return nil
        }
        return text
    }

    private mutating func texts(_ key: String, _ values: [String: PropertyList]) -> [String] {
        guard let value = values[key] else { return [] }
        guard let items = value.array, items.allSatisfy({ $0.string != nil }) else {
            mistakes.append("\(Self.key): \(key) is not an array of strings")
            return []
        }
        return items.compactMap(\.string)
    }

    private static func isAddress(_ text: String) -> Bool {
        ["https://", "http://"].contains { text.hasPrefix($0) && text.count > $0.count }
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}
