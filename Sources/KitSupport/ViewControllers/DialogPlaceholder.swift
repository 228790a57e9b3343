import SwiftUICore

/// The contents of a sheet whose controller asks the user in a dialog of the desktop.
package struct DialogPlaceholder: View {
    private let cancel: @MainActor () -> Void

    /// - Parameter cancel: Called when the user takes the sheet away instead of answering the dialog.
    package init(cancel: @escaping @MainActor () -> Void) { self.cancel = cancel }

    package var body: some View {
        VStack(spacing: 12) {
            Text("Choose in the file dialog.").foregroundStyle(.secondary)
            Button("Cancel", role: .cancel, action: cancel).keyboardShortcut(.cancelAction)
        }
        .padding(24)
    }
}
