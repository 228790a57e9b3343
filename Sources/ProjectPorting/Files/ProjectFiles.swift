import Foundation

/// An entry of a folder.
package struct ProjectEntry: Equatable, Sendable {
    /// The kind of an entry.
    package enum Kind: Sendable { case file, folder }

    package let name: String
    package let kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// The files of a project, by path relative to its folder.
package protocol ProjectFiles: Sendable {
    /// Returns the entries of a folder, sorted by name.
    func entries(of folder: String) -> [ProjectEntry]

    /// Returns the kind of entry at a path; `nil` if there is none that belongs to the project.
    func kind(of path: String) -> ProjectEntry.Kind?

    /// Returns the contents of a file; `nil` if it can't be read or is larger than ``ProjectLimits/fileSize``.
    func contents(of path: String) -> Data?
}

/// Bounds on what is read of a project.
enum ProjectLimits {
    /// The size of a file, in bytes. Project files of large apps have about ten million.
    static let fileSize = 32 << 20
    /// The number of values in a project file.
    static let values = 1 << 20
    /// The number of files and folders that are listed.
    static let entries = 50_000
    /// The depth of folders and groups.
    static let depth = 32
    /// The bytes of all texts of an `Info.plist` after variables are replaced.
    static let replacedText = 1 << 20
    /// The number of targets of a project.
    static let targets = 500
}

extension ProjectFiles {
    /// Returns the text of a file in UTF-8.
    func text(of path: String) -> String? {
        contents(of: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
