import Foundation

extension UTTypeDeclaration {
    /// Reads the declarations of an `Info.plist` without localizing them, together with the defects of those that are omitted, which are
    /// not reported otherwise.
    ///
    /// - Parameter url: A property list in XML or binary form.
    /// - Throws: ``ReadingError`` when the file cannot be read or is not a property list.
    package static func declarationsAndProblems(
        inPropertyListAt url: URL
    ) throws -> (declarations: [UTTypeDeclaration], problems: [String]) {
        try read(url, languages: [])
    }

    /// Returns a property list of limited size that is stored in a regular file.
    ///
    /// - Throws: ``ReadingError`` when the file cannot be read or is too large, or ``PropertyListError`` when it is no
    ///   property list.
    package static func propertyList(at url: URL) throws -> (data: Data, root: PropertyList) {
        let data = try contents(of: url)
        return (data, try PropertyList(reading: data))
    }
}
