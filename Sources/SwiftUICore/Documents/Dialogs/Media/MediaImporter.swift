import Foundation
import UniformTypeIdentifiers

extension View {
    /// Presents a file dialog for choosing pictures and films when a binding becomes true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before the answer is reported.
    ///   - types: The types of the files.
    ///   - mostFiles: The greatest number of files; nil for any number.
    ///   - isEnabled: Returns whether a file of these types can be chosen.
    ///   - onCompletion: Called with the files, or with the reason why there is no dialog.
    ///   - onCancellation: Called when the user cancels.
    nonisolated package func mediaImporter(
        isPresented: Binding<Bool>,
        types: [UTType],
        mostFiles: Int?,
        isEnabled: @escaping @MainActor (URL) -> Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileDialogPresenter(
                isPresented: isPresented,
                action: FileDialogAction(
                    request: { options in
                        let title = mostFiles == 1 ? "Choose a Picture" : "Choose Pictures"
                        var request = FileDialogRequest(.open, title: title, confirmationLabel: "Add", options)
                        (request.contentTypes, request.mostFiles) = (types, mostFiles)
                        request.allowsMultipleSelection = mostFiles != 1
                        request.isEnabled = isEnabled
                        return request
                    },
                    perform: { $0.urls },
                    complete: onCompletion,
                    cancel: onCancellation
                )
            )
        )
    }
}
