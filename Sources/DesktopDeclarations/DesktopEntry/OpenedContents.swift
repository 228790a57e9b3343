import CommandSupport
import UniformTypeIdentifiers

/// The contents that an app opens according to its `Info.plist`: files of certain types and URLs with certain schemes.
package struct OpenedContents {
    /// The identifiers of types.
    package let types: [String]
    /// MIME types without a type of the app.
    let mimeTypes: [String]
    /// Extensions of files without a type of the app.
    let extensions: [String]
    /// The URL schemes, in lowercase.
    package let schemes: [String]

    /// A Boolean value that indicates whether the app opens nothing.
    package var isEmpty: Bool { types.isEmpty && mimeTypes.isEmpty && extensions.isEmpty && schemes.isEmpty }

    init(_ root: [String: PropertyList]) {
        let documents = Self.entries("CFBundleDocumentTypes", in: root).filter { entry in
            // An app that only has icons for a type does not open it.
            entry["CFBundleTypeRole"]?.string != "None" && entry["LSHandlerRank"]?.string != "None"
        }
        types = documents.flatMap { Self.texts($0["LSItemContentTypes"]) }
        // The older keys count where there are no types (Apple's “Information Property List Key Reference”).
        let untyped = documents.filter { $0["LSItemContentTypes"] == nil }
        mimeTypes = untyped.flatMap { Self.texts($0["CFBundleTypeMIMETypes"]) }
        extensions = untyped.flatMap { Self.texts($0["CFBundleTypeExtensions"]) }.filter { $0 != "*" }
        schemes = Self.entries("CFBundleURLTypes", in: root)
            .flatMap { Self.texts($0["CFBundleURLSchemes"]) }.map { $0.lowercased() }
    }

    private static func entries(_ key: String, in root: [String: PropertyList]) -> [[String: PropertyList]] {
        (root[key]?.array ?? []).compactMap(\.dictionary)
    }

    private static func texts(_ value: PropertyList?) -> [String] { (value?.array ?? []).compactMap(\.string) }

    /// Returns the invalid values of the keys for documents and URLs.
    static func mistakes(in root: [String: PropertyList]) -> [String] {
        let lists = [
            "CFBundleDocumentTypes": ["LSItemContentTypes", "CFBundleTypeMIMETypes", "CFBundleTypeExtensions"],
            "CFBundleURLTypes": ["CFBundleURLSchemes"],
        ]
        var mistakes: [String] = []
        for (list, keys) in lists.sorted(by: { $0.key < $1.key }) {
            guard let value = root[list] else { continue }
            guard let entries = value.array else {
                mistakes.append("\(list) is not an array")
                continue
            }
            for (position, entry) in entries.enumerated() {
                guard let entry = entry.dictionary else {
                    mistakes.append("\(list)[\(position)] is not a dictionary")
                    continue
                }
                for key in keys {
                    guard let value = entry[key] else { continue }
                    if value.array?.allSatisfy({ $0.string != nil }) != true {
                        mistakes.append("\(list)[\(position)]: \(key) is not an array of strings")
                    }
                }
                mistakes += texts(entry["CFBundleTypeMIMETypes"]).filter { MIMETypeName($0)?.essence != $0 }.map {
                    "\(list)[\(position)]: \($0.quoted) is not a MIME type such as application/x-recipe"
                }
                mistakes += texts(entry["CFBundleURLSchemes"]).filter { !isScheme($0) }.map {
                    "\(list)[\(position)]: \($0.quoted) is not the scheme of a URL such as x-recipe"
                }
            }
        }
        return mistakes
    }

    /// Returns whether a text is a scheme (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
        return isPlain && text.first?.isLetter == true && text.count <= 100
            && text.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }
}
