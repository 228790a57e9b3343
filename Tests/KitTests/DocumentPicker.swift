import SwiftUI
import UIKit

/// The picker as tutorials wrap it: a representable in a sheet, with a coordinator.
struct DocumentPicker: UIViewControllerRepresentable {
    @Binding var text: String
    var asCopy = false

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let controller = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: asCopy)
        controller.allowsMultipleSelection = true
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ uiViewController: UIDocumentPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, UIDocumentPickerDelegate {
        let parent: DocumentPicker

        init(_ parent: DocumentPicker) { self.parent = parent }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            parent.text = urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined(separator: ", ")
            // A copy is the app's.
            if parent.asCopy { for url in urls { try? FileManager.default.removeItem(at: url) } }
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { parent.text = "cancelled" }
    }
}

/// A picker for a folder with the former delegate's method, and one that exports.
struct FolderPicker: UIViewControllerRepresentable {
    let controller: UIDocumentPickerViewController
    let picked: (URL) -> Void

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ uiViewController: UIDocumentPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(picked) }

    class Coordinator: NSObject, UIDocumentPickerDelegate {
        let picked: (URL) -> Void

        init(_ picked: @escaping (URL) -> Void) { self.picked = picked }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { picked(url) }
    }
}

struct DocumentsView: View {
    var asCopy = false
    @State private var text = "nothing"
    @State private var isPicking = false

    var body: some View {
        Text(text)
        Button("Open") { isPicking = true }
            .sheet(isPresented: $isPicking) { DocumentPicker(text: $text, asCopy: asCopy) }
    }
}

struct FoldersView: View {
    let makePicker: () -> UIDocumentPickerViewController
    @State private var name = "nothing"
    @State private var isPicking = false

    var body: some View {
        Text(name)
        Button("Choose") { isPicking = true }
            .sheet(isPresented: $isPicking) {
                FolderPicker(controller: makePicker()) { name = $0.lastPathComponent }
            }
    }
}
