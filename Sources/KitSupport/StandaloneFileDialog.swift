import Foundation
import SwiftUICore

/// A file dialog that no view presents. It is there until it is answered or closed.
@MainActor
package final class StandaloneFileDialog {
    private var dialog: AnyObject?

    nonisolated package init() {}

    /// Shows the dialog over the active window, and shows it again where the choice needs another question.
    /// - Parameters:
    ///   - request: The request.
    ///   - completion: Called with the files, nil if the user cancelled or the program has no windows, or the reason why the dialog was not
    ///     shown.
    package func show(
        _ request: FileDialogRequest,
        completion: @escaping @MainActor (Result<[URL]?, any Error>) -> Void
    ) {
        guard let host = RunningHost.services else { return completion(.success(nil)) }
        dialog = host.show(request) { answer in
            switch answer {
            case .chosen(let urls, let contentType):
                let checked = request.checked(urls, contentType: contentType)
                if let again = checked.again { return self.show(again, completion: completion) }
                completion(.success(checked.urls))
            case .cancelled: completion(.success(nil))
            case .failed(let error): completion(.failure(error))
            }
        }
    }

    /// Closes the dialog.
    package func close() { dialog = nil }
}
