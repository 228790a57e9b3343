import Foundation

extension UTTypeDeclaration {
    /// Reads the declarations of an `Info.plist`, and what is wrong with those that are left out, without reporting it.
    ///
    /// - Parameter url: A property list in XML or binary form.
    /// - Throws: ``ReadingError`` when the file cannot be read or is not a property list.
    package static func declarationsAndProblems(
        inPropertyListAt url: URL
    ) throws -> (declarations: [UTTypeDeclaration], problems: [String]) {
        try read(url)
    }
}
