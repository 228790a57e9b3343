import Foundation
import UniformTypes

/// The `Info.plist` of an app: the project's, with variables replaced and with what Xcode adds from settings.
enum InformationFile {
    /// The keys that Xcode's settings of the form `INFOPLIST_KEY_…` may bring and that mean something here.
    private static let prefixes = ["CFBundle", "LSApplicationCategoryType", "NSHumanReadableCopyright"]

    /// Returns the keys and values.
    static func values(of target: XcodeTarget, executable: String, in files: some ProjectFiles) -> [String:
        PropertyList]
    {
        let settings = target.settings
        var values: [String: PropertyList] = [:]
        var room = ProjectLimits.replacedText
        let base = settings["SRCROOT"] ?? ""
        if var path = settings["INFOPLIST_FILE"] {
            if path.hasPrefix(base + "/"), !base.isEmpty { path = String(path.dropFirst(base.count + 1)) }
            if path.hasPrefix("/") { path.removeFirst() }
            if let place = ProjectPath.join(base, path), let data = files.contents(of: place),
                let list = try? PropertyList(reading: data, mostValues: 100_000)
            {
                values = expand(.dictionary(list.dictionary ?? [:]), settings, depth: 0, room: &room).dictionary ?? [:]
            }
        }
        for key in settings.names where key.hasPrefix("INFOPLIST_KEY_") {
            let name = String(key.dropFirst("INFOPLIST_KEY_".count))
            guard prefixes.contains(where: name.hasPrefix) else { continue }
            let text = settings.expand("$(\(key))", room: &room)
            if !text.isEmpty { values[name] = .string(text) }
        }
        let usual: [(key: String, text: String?)] = [
            ("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"]), ("CFBundleName", settings["PRODUCT_NAME"]),
            ("CFBundleShortVersionString", settings["MARKETING_VERSION"]),
            ("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"]),
            ("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"]),
        ]
        for (key, text) in usual where values[key]?.string?.isEmpty ?? true {
            values[key] = text.map(PropertyList.string)
        }
        values["CFBundleExecutable"] = .string(executable)
        return values
    }

    /// - Parameter room: The number of bytes that texts with variables may still have together.
    private static func expand(
        _ value: PropertyList,
        _ settings: BuildSettings,
        depth: Int,
        room: inout Int
    ) -> PropertyList {
        guard depth < ProjectLimits.depth else { return .string("") }
        switch value {
        case .string(let text): return .string(text.contains("$") ? settings.expand(text, room: &room) : text)
        case .array(let items): return .array(items.map { expand($0, settings, depth: depth + 1, room: &room) })
        case .dictionary(let values):
            // In order, so that the same texts are left out each time where there are too many.
            let pairs = values.sorted { $0.key < $1.key }
            return .dictionary(
                Dictionary(
                    uniqueKeysWithValues: pairs.map {
                        ($0.key, expand($0.value, settings, depth: depth + 1, room: &room))
                    }
                )
            )
        default: return value
        }
    }

    // MARK: - XML

    static func file(_ values: [String: PropertyList], in folder: String) -> GeneratedFile {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
            "<plist version=\"1.0\">",
        ]
        write(.dictionary(values), indent: "", to: &lines)
        lines.append("</plist>")
        return GeneratedFile(path: "\(folder)/Resources/Info.plist", lines: lines, style: .xml)
    }

    private static func write(_ value: PropertyList, indent: String, to lines: inout [String]) {
        switch value {
        case .string(let text): lines.append("\(indent)<string>\(MarkupText.escapedContent(text))</string>")
        case .integer(let number): lines.append("\(indent)<integer>\(number)</integer>")
        case .real(let number): lines.append("\(indent)<real>\(number)</real>")
        case .boolean(let value): lines.append("\(indent)<\(value)/>")
        case .date(let date): lines.append("\(indent)<date>\(date.ISO8601Format())</date>")
        case .data(let data): lines.append("\(indent)<data>\(data.base64EncodedString())</data>")
        case .array(let items):
            lines.append("\(indent)<array>")
            for item in items { write(item, indent: indent + "\t", to: &lines) }
            lines.append("\(indent)</array>")
        case .dictionary(let values):
            lines.append("\(indent)<dict>")
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                lines.append("\(indent)\t<key>\(MarkupText.escapedContent(key))</key>")
                write(value, indent: indent + "\t", to: &lines)
            }
            lines.append("\(indent)</dict>")
        }
    }
}
