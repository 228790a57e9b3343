/// The names that Xcode makes of asset catalogs: `Image(.logo)`, `Color(.brand)` and `Color.brand`.
struct AssetSymbols {
    /// An asset, with the name of its constant.
    struct Asset: Comparable {
        let symbol: String
        let name: String

        static func < (first: Asset, second: Asset) -> Bool {
            (first.symbol, first.name) < (second.symbol, second.name)
        }
    }

    /// A Boolean value that indicates whether colours are constants of `Color`, too, which a setting says.
    let hasExtensions: Bool
    private(set) var images: [Asset] = []
    private(set) var colors: [Asset] = []

    var isEmpty: Bool { images.isEmpty && colors.isEmpty }

    /// Lists the assets of catalogs.
    init(catalogs: [String], hasExtensions: Bool, in files: some ProjectFiles) {
        self.hasExtensions = hasExtensions
        var left = ProjectLimits.entries
        for catalog in catalogs { read(catalog, prefix: "", files, depth: 0, left: &left) }
        images = Self.unique(images)
        colors = Self.unique(colors)
    }

    private mutating func read(
        _ folder: String,
        prefix: String,
        _ files: some ProjectFiles,
        depth: Int,
        left: inout Int
    ) {
        guard depth < ProjectLimits.depth else { return }
        for entry in files.entries(of: folder) where entry.kind == .folder {
            left -= 1
            guard left > 0 else { return }
            let place = "\(folder)/\(entry.name)"
            let kind = ProjectPath.fileExtension(of: entry.name)
            let name = String(entry.name.dropLast(kind.isEmpty ? 0 : kind.count + 1))
            switch kind {
            case "imageset", "symbolset": images.append(Self.asset(prefix + name, suffix: "image"))
            case "colorset": colors.append(Self.asset(prefix + name, suffix: "color"))
            case "":
                // The assets of a folder that provides a namespace have names with a slash, and constants in a type of
                // their own, which is not made here.
                let contents = files.text(of: "\(place)/Contents.json") ?? ""
                let isNamespace = contents.contains("\"provides-namespace\"") && contents.contains("true")
                if !isNamespace { read(place, prefix: prefix, files, depth: depth + 1, left: &left) }
            default: break
            }
        }
    }

    private static func unique(_ assets: [Asset]) -> [Asset] {
        var symbols: Set<String> = []
        return assets.sorted().filter { symbols.insert($0.symbol).inserted }
    }

    /// Returns an asset with the constant's name that Xcode makes: words in camel case, without the kind at the end.
    private static func asset(_ name: String, suffix: String) -> Asset {
        var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        if let last = words.last, last.lowercased().hasSuffix(suffix), last.count > suffix.count || words.count > 1 {
            let rest = String(last.dropLast(suffix.count))
            words.removeLast()
            if !rest.isEmpty { words.append(rest) }
        }
        var symbol = ""
        for (index, word) in words.enumerated() {
            if index > 0 {
                symbol += word.prefix(1).uppercased() + word.dropFirst()
                continue
            }
            // A name of capitals alone stays as it is.
            if word == name, word.count > 1, word.allSatisfy(\.isUppercase) {
                symbol = word
                continue
            }
            // A run of capitals at the beginning becomes small, but for the one that begins the next word.
            let capitals = word.prefix { $0.isUppercase }.count
            let small = capitals <= 1 || capitals == word.count ? capitals : capitals - 1
            symbol += word.prefix(small).lowercased() + word.dropFirst(small)
        }
        symbol = SwiftName.identifier(symbol)
        return Asset(symbol: symbol, name: name)
    }

    // MARK: - The file

    /// Colours that SwiftUI has itself, for which Xcode makes no second constant.
    private static let known: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]
    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
    ]

    private static func declared(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

    /// Returns the file with the constants; on Apple's systems Xcode makes them.
    func file(in folder: String, isApp: Bool) -> GeneratedFile {
        let bundle = isApp ? ".main" : ".module"
        var lines = [
            "// The constants that Xcode makes of the asset catalogs.", "", "#if os(Linux)", "    import Foundation",
            "    import SwiftUI",
        ]
        func add(_ type: String, _ assets: [Asset]) {
            guard !assets.isEmpty else { return }
            lines += ["", "    extension \(type) {"]
            for asset in assets {
                let name = SwiftName.literal(asset.name)
                lines.append(
                    "        nonisolated static let \(Self.declared(asset.symbol)) = \(type)(name: \(name), bundle: \(bundle))"
                )
            }
            lines.append("    }")
        }
        add("ImageResource", images)
        add("ColorResource", colors)
        let named = colors.map { Self.declared($0.symbol) }.filter { !Self.known.contains($0) }
        if hasExtensions, !named.isEmpty {
            lines += ["", "    extension Color {"]
            lines += named.map { "        nonisolated static var \($0): Color { Color(ColorResource.\($0)) }" }
            lines += ["    }", "", "    extension ShapeStyle where Self == Color {"]
            lines += named.map { "        nonisolated static var \($0): Color { Color(ColorResource.\($0)) }" }
            lines.append("    }")
        }
        lines.append("#endif")
        return GeneratedFile(path: "\(folder)/AssetSymbols.swift", lines: lines, style: .swift)
    }
}
