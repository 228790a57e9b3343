import Foundation
import UniformTypeIdentifiers

extension FileDialogRequest {
    /// Creates the request for a panel that no view presents.
    /// - Parameters:
    ///   - kind: The kind of choice.
    ///   - title: The title of the dialog.
    ///   - confirmationLabel: The title of the button that confirms the choice.
    package static func panel(_ kind: Kind, title: String, confirmationLabel: String) -> FileDialogRequest {
        FileDialogRequest(kind, title: title, confirmationLabel: confirmationLabel, FileDialogOptions())
    }

    /// Creates the request for the folder of files that are placed there.
    /// - Parameters:
    ///   - verb: The word for what is done with the files, such as “Move”.
    ///   - files: The files.
    package static func placing(_ verb: String, _ files: [URL]) -> FileDialogRequest {
        let what = files.count == 1 ? "“\(files[0].lastPathComponent)”" : "\(files.count) Files"
        return panel(.saveInFolder, title: "\(verb) \(what)", confirmationLabel: verb)
    }

    /// Validates the user's choice.
    /// - Parameters:
    ///   - urls: The chosen files.
    ///   - contentType: The type that the user chose for a file to be written; nil for none.
    /// - Returns: The files, or the request with which the user is asked once more.
    @MainActor
    package func checked(_ urls: [URL], contentType: UTType?) -> (urls: [URL], again: FileDialogRequest?) {
        switch review(urls, contentType: contentType) {
        case .accepted(let choice): (choice.urls, nil)
        case .again(let request): ([], request)
        }
    }
}
