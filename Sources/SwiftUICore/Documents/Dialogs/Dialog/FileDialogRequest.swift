import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The request of a file dialog.
package struct FileDialogRequest {
    /// The kind of choice.
    package enum Kind: Equatable, Sendable {
        /// A file that is there.
        case open
        /// A folder that is there.
        case openFolder
        /// The name and the folder of a file to be written. The dialog asks before an existing file is replaced.
        case save
        /// A folder in which files are written.
        case saveInFolder
    }

    package var kind: Kind
    package var title: String
    /// The title of the button that confirms the choice.
    package var confirmationLabel: String
    /// The types of the files, the preferred first; empty for all.
    package var contentTypes: [UTType] = []
    package var allowsMultipleSelection = false
    /// The greatest number of files that can be chosen; nil for any number.
    package var mostFiles: Int?
    /// The name that the dialog suggests for a file to be written.
    package var filename: String?
    /// The label before the name, if the dialog can show one.
    package var filenameLabel: String?
    /// The initial folder of the dialog; nil for the desktop's default, such as recent files.
    package var directory: URL?
    /// The identifier that dialogs share to begin with the folder of the last one.
    package var customizationID: String?
    package var browserOptions = FileDialogBrowserOptions()
    /// Returns whether a file can be chosen; nil for all files.
    package var isEnabled: (@MainActor (URL) -> Bool)?
    /// A Boolean value that indicates whether symbolic links are imported as they are.
    var importsLinks = false

    init(_ kind: Kind, title: String, confirmationLabel: String, _ options: FileDialogOptions) {
        self.kind = kind
        self.title = options.message ?? title
        self.confirmationLabel = options.confirmationLabel ?? confirmationLabel
        filenameLabel = options.filenameLabel
        directory = options.defaultDirectory ?? (kind == .open ? nil : .standardFolder)
        customizationID = options.customizationID
        browserOptions = options.browserOptions
        isEnabled = options.isEnabled
        importsLinks = options.importsUnresolvedAliases
    }
}

extension FileDialogRequest {
    /// Asks for a folder in which files are saved.
    package static func savingInFolder(_ title: String) -> FileDialogRequest {
        FileDialogRequest(.saveInFolder, title: title, confirmationLabel: "Save", FileDialogOptions())
    }
}

/// The answer of a file dialog.
package enum FileDialogAnswer {
    /// The user chose files, folders, or the place of a file to be written.
    /// - Parameters:
    ///   - urls: The files. One that is there and is to be written may be replaced: the user was asked.
    ///   - contentType: The type that the user chose for a file to be written; nil if none was chosen.
    case chosen([URL], contentType: UTType?)
    case cancelled
    /// The dialog could not be shown, or gave something that is no file here.
    case failed(any Error)
}

/// The user's choice after its check.
struct FileDialogChoice {
    let request: FileDialogRequest
    var urls: [URL]
    /// The type of a file to be written.
    var contentType: UTType?
    /// A Boolean value that indicates whether the file is replaced that is in the place of the one to be written.
    var replacesExisting = false
}

extension FileDialogRequest {
    enum Review {
        case accepted(FileDialogChoice)
        /// The choice cannot be taken as it is: the user is asked once more.
        case again(FileDialogRequest)
    }

    /// Checks the user's choice.
    @MainActor
    func review(_ urls: [URL], contentType: UTType?) -> Review {
        switch kind {
        case .save: urls.first.map { review($0, contentType: contentType) } ?? .again(self)
        case .open:
            if let isEnabled, let url = urls.first(where: { !isEnabled($0) }) {
                .again(asking("“\(url.lastPathComponent)” cannot be chosen here. Choose another file.", in: url))
            } else if let mostFiles, let url = urls.first, urls.count > mostFiles {
                .again(asking("Choose no more than \(mostFiles) files.", in: url))
            } else {
                .accepted(FileDialogChoice(request: self, urls: urls))
            }
        case .openFolder, .saveInFolder: .accepted(FileDialogChoice(request: self, urls: urls))
        }
    }

    /// Looks at the place that the user chose for a file, which gets the extension of its type where the name has none.
    /// The dialog knew nothing of the new name, so it asks again where a file has it.
    @MainActor
    private func review(_ url: URL, contentType: UTType?) -> Review {
        let exists = Self.exists(url)
        let own = FileName.fileExtension(of: url.lastPathComponent).flatMap { UTType(filenameExtension: String($0)) }
        if let own, let type = contentTypes.first(where: { own.conforms(to: $0) }) {
            return .accepted(FileDialogChoice(request: self, urls: [url], contentType: type, replacesExisting: exists))
        }
        let type = contentType ?? contentTypes.first
        let name = type.map { FileName.extended(url.lastPathComponent, existing: nil, contentType: $0) }
        let complete = name.map { url.deletingLastPathComponent().appendingPathComponent($0) } ?? url
        guard complete.lastPathComponent != url.lastPathComponent, !Self.isInDocumentPortal(url) else {
            return .accepted(FileDialogChoice(request: self, urls: [url], contentType: type, replacesExisting: exists))
        }
        guard Self.exists(complete) else {
            return .accepted(FileDialogChoice(request: self, urls: [complete], contentType: type))
        }
        var again = self
        (again.filename, again.directory) = (complete.lastPathComponent, complete.deletingLastPathComponent())
        return .again(again)
    }

    private func asking(_ title: String, in url: URL) -> FileDialogRequest {
        var request = self
        (request.title, request.directory) = (title, url.deletingLastPathComponent())
        return request
    }

    private static func exists(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0
    }

    /// Returns whether a file is one that a sandbox was given, which may have that name and no other.
    private static func isInDocumentPortal(_ url: URL) -> Bool {
        url.path.hasPrefix("/run/user/\(getuid())/doc/") || url.path.hasPrefix("/run/flatpak/doc/")
    }
}
