import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// Finds all mistakes in declarations, in the terms of the `Info.plist`.
///
/// The module `UniformTypeIdentifiers` skips invalid declarations, which suits an app at run time. The author of a
/// declaration needs the reasons.
enum DeclarationCheck {
    /// The permitted form of a key's value.
    private enum Shape: String {
        case text = "a string"
        case texts = "a string or an array of strings"
        case textOrNumber = "a string or a number"
        case dictionary = "a dictionary"
        case tags = "a dictionary of strings or arrays of strings"

        func fits(_ value: PropertyList) -> Bool {
            switch self {
            case .text: value.string != nil
            case .texts: value.string != nil || value.array?.allSatisfy { $0.string != nil } == true
            case .textOrNumber: value.string != nil || value.isNumber
            case .dictionary: value.dictionary != nil
            case .tags: value.dictionary?.values.allSatisfy(Shape.texts.fits) == true
            }
        }
    }

    private static let shapes: [(key: String, shape: Shape)] = [
        ("UTTypeDescription", .text), ("UTTypeConformsTo", .texts), ("UTTypeTagSpecification", .tags),
        ("UTTypeReferenceURL", .text), ("UTTypeVersion", .textOrNumber), ("UTTypeIconFile", .text),
        ("UTTypeIconFiles", .texts), ("UTTypeIconName", .text), ("UTTypeIcons", .dictionary),
    ]

    /// Values of wrong types, by the place at which they stand.
    static func mistakes(in root: [String: PropertyList]) -> [String] {
        var mistakes: [String] = []
        if let identifier = root["CFBundleIdentifier"], identifier.string == nil {
            mistakes.append("CFBundleIdentifier is not a string")
        }
        for list in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for (position, entry) in (root[list]?.array ?? []).enumerated() {
                guard let entry = entry.dictionary else { continue }
                for (key, shape) in shapes {
                    guard let value = entry[key], !shape.fits(value) else { continue }
                    mistakes.append("\(list)[\(position)]: \(key) is not \(shape.rawValue)")
                }
                if let tags = entry["UTTypeTagSpecification"]?.dictionary {
                    mistakes += self.mistakes(inTags: tags).map { "\(list)[\(position)]: \($0)" }
                }
            }
        }
        return mistakes
    }

    private static func mistakes(inTags tags: [String: PropertyList]) -> [String] {
        func texts(_ tagClass: UTTagClass) -> [String] {
            let value = tags[tagClass.rawValue]
            return (value?.string).map { [$0] } ?? (value?.array ?? []).compactMap(\.string)
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
        let magic = texts(FileMagic.tagClass).filter { FileMagic($0) == nil }.map { text in
            "\(text.quoted) in \(FileMagic.tagClass) is no place in a file with its bytes, such as 0:RECIPE or 4-12:ab\\x20c"
        }
        return extensions + mimeTypes + magic
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

    /// The greatest number of circles that are reported individually.
    private static let mostCycles = 20

    /// Types that conform to themselves: readers of the desktop's database may search such parents for ever.
    ///
    /// Goes up from each type once, so it takes time in proportion to the number of declarations and parents.
    private static func cycles(in declarations: [UTTypeDeclaration]) -> [String] {
        var parents: [String: [String]] = [:]
        for declaration in declarations {
            parents[declaration.identifier.lowercased(), default: []] += declaration.conformsTo
        }
        var mistakes: [String] = []
        var visits: [String: Visit] = [:]
        for declaration in declarations {
            let key = declaration.identifier.lowercased()
            guard visits[key] == nil else { continue }
            visits[key] = .onWay(position: 0)
            var way = [Step(name: declaration.identifier, key: key)]
            while let step = way.last, mistakes.count < mostCycles {
                guard let names = parents[step.key], step.next < names.count else {
                    visits[step.key] = .done
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let next = Step(name: names[step.next], key: names[step.next].lowercased())
                switch visits[next.key] {
                case .done: break
                case .onWay(let position): mistakes.append(text(ofCycle: way[position...].map(\.name) + [next.name]))
                case nil:
                    visits[next.key] = .onWay(position: way.count)
                    way.append(next)
                }
            }
        }
        return mistakes
    }

    /// A type on the way up, and the number of its parents that have been looked at.
    private struct Step {
        let name: String
        let key: String
        var next = 0
    }

    private enum Visit {
        case onWay(position: Int)
        case done
    }

    private static func text(ofCycle names: [String]) -> String {
        let shown = names.count <= 12 ? names : names.prefix(10) + ["…", names[names.count - 1]]
        return "\(names[0].quoted) conforms to itself: \(shown.map { String($0.prefix(80)) }.joined(separator: " → "))"
    }

    /// Parents that are not declared, and types by which the desktop can name no file.
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
