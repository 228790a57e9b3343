import Foundation

extension View {
    /// Presents a file dialog, which code without a view can also present, while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before the answer is reported.
    ///   - request: The request.
    ///   - perform: Performs the action for the chosen files, and returns the files for the program.
    ///   - onCompletion: Called with the files, or with the reason why there are none.
    ///   - onCancellation: Called when the user cancels.
    nonisolated package func fileDialog(
        isPresented: Binding<Bool>,
        _ request: FileDialogRequest,
        perform: @escaping @MainActor ([URL]) async throws -> [URL],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogPresenter(
                isPresented: isPresented,
                action: FileDialogAction(
                    request: { _ in request },
                    perform: { choice in try await perform(choice.urls) },
                    complete: onCompletion,
                    cancel: onCancellation
                )
            )
        )
    }
}
