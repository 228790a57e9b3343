import UniformTypeIdentifiers

extension UTType {
    /// Returns the types of identifiers that an app wrote.
    ///
    /// A type that nothing declares is found by its identifier alone. That is said once, since the identifier may be misspelled.
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
