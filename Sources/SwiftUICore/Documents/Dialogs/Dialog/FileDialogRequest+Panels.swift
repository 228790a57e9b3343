import Foundation
import UniformTypeIdentifiers

extension FileDialogRequest {
    /// Creates the request of a panel that no view asks for.
    /// - Parameters:
    ///   - kind: The kind of choice.
    ///   - title: The title of the dialog.
    ///   - confirmationLabel: The title of the button that confirms the choice.
    package static func panel(_ kind: Kind, title: String, confirmationLabel: String) -> FileDialogRequest {
        FileDialogRequest(kind, title: title, confirmationLabel: confirmationLabel, FileDialogOptions())
    }

    /// Checks the user's choice.
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
