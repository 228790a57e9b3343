import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// Finds mistakes in declarations, all of them at once, in the words of the `Info.plist`.
///
/// The module `UniformTypeIdentifiers` passes over what it cannot use, as an app wants it at run time. Whoever declares
/// types wants to hear of it.
enum DeclarationCheck {
    /// What the value of a key may be.
    private enum Shape: String {
        case text = "a string"
        case texts = "a string or an array of strings"
        case textOrNumber = "a string or a number"
        case dictionary = "a dictionary"
        case tags = "a dictionary of strings or arrays of strings"

        func fits(_ value: Any) -> Bool {
            switch self {
            case .text: value is String
            case .texts: value is String || (value as? [Any])?.allSatisfy { $0 is String } == true
            case .textOrNumber: value is String || value is NSNumber
            case .dictionary: value is [String: Any]
            case .tags: (value as? [String: Any])?.values.allSatisfy(Shape.texts.fits) == true
            }
        }
    }

    private static let shapes: [(key: String, shape: Shape)] = [
        ("UTTypeDescription", .text), ("UTTypeConformsTo", .texts), ("UTTypeTagSpecification", .tags),
        ("UTTypeReferenceURL", .text), ("UTTypeVersion", .textOrNumber), ("UTTypeIconFile", .text),
        ("UTTypeIconFiles", .texts), ("UTTypeIconName", .text), ("UTTypeIcons", .dictionary),
    ]

    /// Values of wrong types, by the place at which they stand.
    static func mistakes(in root: [String: Any]) -> [String] {
        var mistakes: [String] = []
        if let identifier = root["CFBundleIdentifier"], !(identifier is String) {
            mistakes.append("CFBundleIdentifier is not a string")
        }
        for list in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for (position, entry) in (root[list] as? [Any] ?? []).enumerated() {
                guard let entry = entry as? [String: Any] else { continue }
                for (key, shape) in shapes {
                    guard let value = entry[key], !shape.fits(value) else { continue }
                    mistakes.append("\(list)[\(position)]: \(key) is not \(shape.rawValue)")
                }
                if let tags = entry["UTTypeTagSpecification"] as? [String: Any] {
                    mistakes += self.mistakes(inTags: tags).map { "\(list)[\(position)]: \($0)" }
                }
            }
        }
        return mistakes
    }

    private static func mistakes(inTags tags: [String: Any]) -> [String] {
        func texts(_ tagClass: UTTagClass) -> [String] {
            let value = tags[tagClass.rawValue]
            return (value as? String).map { [$0] } ?? (value as? [Any] ?? []).compactMap { $0 as? String }
        }
        let extensions = texts(.filenameExtension).compactMap { text -> String? in
            if text.hasPrefix(".") {
                return "the extension \(text.quoted) begins with a full stop: write \(text.dropFirst().quoted)"
            }
            let isPossible =
                !text.isEmpty && text.utf8.count <= 200
                && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
            return isPossible ? nil : "\(text.quoted) cannot be the extension of a file"
        }
        let mimeTypes = texts(.mimeType).compactMap { text -> String? in
            guard let name = MIMETypeName(text), name.essence == text else {
                return "\(text.quoted) is not a MIME type such as application/x-recipe"
            }
            return nil
        }
        return extensions + mimeTypes
    }

    /// Declarations that contradict each other or that have no name on the desktop.
    static func mistakes(in declarations: [UTTypeDeclaration]) -> [String] {
        var mistakes: [String] = []
        var scopes: [String: Set<UTTypeDeclaration.Scope>] = [:]
        for declaration in declarations {
            if !scopes[declaration.identifier.lowercased(), default: []].insert(declaration.scope).inserted {
                mistakes.append("\(declaration.identifier.quoted) is declared twice")
            }
            if declaration.identifier.utf8.count > 200 {
                mistakes.append("\(declaration.identifier.quoted) is longer than 200 bytes, too long for a MIME type")
            }
        }
        return mistakes + cycles(in: declarations)
    }

    /// Types that conform to themselves: readers of the desktop's database may search such parents for ever.
    private static func cycles(in declarations: [UTTypeDeclaration]) -> [String] {
        var parents: [String: [String]] = [:]
        for declaration in declarations {
            parents[declaration.identifier.lowercased(), default: []] += declaration.conformsTo
        }
        return declarations.compactMap { declaration in
            guard let path = path(from: declaration.identifier, parents) else { return nil }
            let steps = path.map { String($0.prefix(80)) }.joined(separator: " → ")
            return "\(declaration.identifier.quoted) conforms to itself: \(steps)"
        }
    }

    /// A shortest way from an identifier over its parents back to it.
    private static func path(from start: String, _ parents: [String: [String]]) -> [String]? {
        let goal = start.lowercased()
        var origins: [String: String] = [:]
        var queue = [start]
        var position = 0
        while position < queue.count {
            let current = queue[position]
            position += 1
            for parent in parents[current.lowercased()] ?? [] {
                if parent.lowercased() == goal {
                    var path = [parent, current]
                    while let last = path.last, last != start, let origin = origins[last.lowercased()] {
                        path.append(origin)
                    }
                    return path.reversed()
                }
                if origins[parent.lowercased()] == nil {
                    origins[parent.lowercased()] = current
                    queue.append(parent)
                }
            }
        }
        return nil
    }

    /// Parents that nobody declares, and types by which the desktop can name no file.
    static func warnings(about declarations: [UTTypeDeclaration]) -> [String] {
        let declared = Set(declarations.map { $0.identifier.lowercased() })
        return declarations.flatMap { declaration -> [String] in
            var warnings = declaration.conformsTo
                .filter { !declared.contains($0.lowercased()) && UTType($0)?.isDeclared != true }
                .map { "\(declaration.identifier.quoted) conforms to \($0.quoted), which is not declared." }
            if declaration.tags[.filenameExtension] == nil {
                warnings.append("\(declaration.identifier.quoted) has no filename extension: no file goes by it.")
            }
            return warnings
        }
    }
}
