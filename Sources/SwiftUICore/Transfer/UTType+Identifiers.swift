import UniformTypeIdentifiers

extension UTType {
    /// Returns the types of identifiers in an app's source.
    ///
    /// An undeclared type is identified by its identifier alone. That is logged once, because the identifier may be
    /// misspelled.
    static func types(of identifiers: [String]) -> [UTType] {
        identifiers.map { identifier in
            if let type = UTType(identifier) { return type }
            if ReportedOnce.first("identifier \(identifier)") {
                BackgroundLogger(label: "SwiftUI.Transfer").warning(
                    "No type has the identifier \(identifier), so only items of that very identifier are taken. Declare the type, or correct the identifier."
                )
            }
            return UTType(importedAs: identifier)
        }
    }
}
