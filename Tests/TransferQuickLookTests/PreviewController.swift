import QuickLook
import SwiftUI

/// The controller as tutorials wrap it.
struct PreviewController: UIViewControllerRepresentable {
    let urls: [URL]
    var start = 0
    var titles: [String] = []
    @Binding var isPresented: Bool

    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        controller.currentPreviewItemIndex = start
        return controller
    }

    func updateUIViewController(_ controller: QLPreviewController, context: Context) {
        context.coordinator.parent = self
        controller.reloadData()
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    class Coordinator: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        var parent: PreviewController

        init(parent: PreviewController) { self.parent = parent }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { parent.urls.count }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            parent.titles.isEmpty
                ? parent.urls[index] as NSURL : TitledItem(url: parent.urls[index], title: parent.titles[index])
        }

        func previewControllerDidDismiss(_ controller: QLPreviewController) { parent.isPresented = false }
    }
}

/// A file with a title of its own.
class TitledItem: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    let previewItemTitle: String?

    init(url: URL, title: String) {
        (previewItemURL, previewItemTitle) = (url, title)
        super.init()
    }
}

/// Files whose preview a button shows.
struct ControllerBrowser: View {
    let files: [URL]
    var start = 0
    var titles: [String] = []
    @State private var isPresented = false

    var body: some View {
        Button("Preview") { isPresented = true }
            .sheet(isPresented: $isPresented) {
                PreviewController(urls: files, start: start, titles: titles, isPresented: $isPresented)
            }
        Text(isPresented ? "open" : "closed")
    }
}
