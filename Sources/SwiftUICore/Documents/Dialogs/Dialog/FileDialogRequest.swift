import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A request to present a file dialog.
package struct FileDialogRequest {
    /// The kind of choice.
    package enum Kind: Equatable, Sendable {
        /// An existing file.
        case open
        /// An existing folder.
        case openFolder
        /// The name and the folder of a file to write. The dialog asks before replacing an existing file.
        case save
        /// A folder in which to write files.
        case saveInFolder
    }

    package var kind: Kind
    package var title: String
    /// The title of the button that confirms the choice.
    package var confirmationLabel: String
    /// The types of files that can be chosen, in order of preference; empty for all types.
    package var contentTypes: [UTType] = []
    package var allowsMultipleSelection = false
    /// The maximum number of files that can be chosen; nil for no limit.
    package var mostFiles: Int?
    /// The suggested name of a file to write.
    package var filename: String?
    /// The label in front of the file name, in dialogs that can show one.
    package var filenameLabel: String?
    /// The folder that the dialog initially shows; nil for the desktop's default, such as recent files.
    package var directory: URL?
    /// An identifier shared by dialogs that each start in the folder where the previous one ended.
    package var customizationID: String?
    package var browserOptions = FileDialogBrowserOptions()
    /// A closure that indicates whether a file can be chosen; nil to allow all files.
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
    /// Returns a request to choose a folder in which to save files.
    package static func savingInFolder(_ title: String) -> FileDialogRequest {
        FileDialogRequest(.saveInFolder, title: title, confirmationLabel: "Save", FileDialogOptions())
    }
}

/// The answer of a file dialog.
package enum FileDialogAnswer {
    /// The user chose files, folders or the location of a file to write.
    /// - Parameters:
    ///   - urls: The files. One that is there and is to be written may be replaced: the user was asked.
    ///   - contentType: The type that the user chose for a file to be written; nil if none was chosen.
    case chosen([URL], contentType: UTType?)
    case cancelled
    /// The dialog could not be shown, or returned something that is not a local file.
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

    /// Validates the user's choice.
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

extension URL {
    /// The default folder of a dialog: the user's documents, or the home directory if that folder does not exist.
    /// Otherwise GTK opens the working directory of the process.
    static var standardFolder: URL {
        let documents = URL.documentsDirectory
        let isThere = (try? documents.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        return isThere ? documents : FileManager.default.homeDirectoryForCurrentUser
    }
}
