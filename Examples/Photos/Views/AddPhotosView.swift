import SwiftUI

/// The pictures that another program shares, which the user adds or not.
struct AddPhotosView: View {
    let context: NSExtensionContext
    @Binding var photos: [Photo]
    @State private var received: [Photo]?
    @State private var failure: String?
    /// Return adds the pictures, whatever has been pressed before.
    @FocusState private var isAddFocused: Bool
    @Environment(\.openWindow) private var openWindow

    private var items: [NSExtensionItem] { context.inputItems.compactMap { $0 as? NSExtensionItem } }

    var body: some View {
        VStack(spacing: 12) {
            if let title = items.first?.attributedTitle?.string { Text(title).font(.headline) }
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            HStack {
                Button("Cancel", role: .cancel) { context.cancelRequest(withError: CocoaError(.userCancelled)) }
                    .keyboardShortcut(.cancelAction)
                Spacer()
                Button("Add") { add() }
                    .keyboardShortcut(.defaultAction)
                    .disabled(received?.isEmpty ?? true)
                    .focused($isAddFocused)
                    .accessibilityIdentifier("add-photos")
            }
        }
        .padding()
        .task { await load() }
    }

    @ViewBuilder private var content: some View {
        if let failure {
            Label(failure, systemImage: "exclamationmark.triangle").foregroundStyle(.secondary)
        } else if let received {
            HStack(spacing: 8) {
                ForEach(received.prefix(3)) { PhotoCell(photo: $0, isSelected: false) }
                if received.count > 3 { Text("and \(received.count - 3) more").foregroundStyle(.secondary) }
            }
        } else {
            ProgressView()
        }
    }

    /// Copies the pictures from the program that shares them.
    private func load() async {
        do {
            var received: [Photo] = []
            for attachment in items.flatMap({ $0.attachments ?? [] }) {
                received.append(try await attachment.loadTransferable(type: Photo.self))
            }
            self.received = received
            isAddFocused = true
        } catch {
            failure = error.localizedDescription
        }
    }

    private func add() {
        photos.insert(contentsOf: received ?? [], at: 0)
        openWindow(id: "photos")
        context.completeRequest(returningItems: nil)
    }
}
