import SwiftUI
import TransferPhotosUI
import TransferQuickLook

/// Pickers of pictures, which say what was chosen and loaded.
struct PhotosPickerProbe: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var presentsController = false

    var body: some View {
        VStack(spacing: 16) {
            Button("Controller") { presentsController = true }
                .accessibilityIdentifier("controller")
                .sheet(isPresented: $presentsController) {
                    PickerController { sizes in say("controller: \(sizes)") }
                }
            PhotosPicker("One", selection: $item, matching: .images, preferredItemEncoding: .compatible)
                .accessibilityIdentifier("one")
            PhotosPicker("Several", selection: $items, maxSelectionCount: 3, selectionBehavior: .ordered)
                .accessibilityIdentifier("several")
        }
        .frame(width: 300, height: 200)
        .onChange(of: item) {
            Task {
                guard let item, let picture = try? await item.loadTransferable(type: Image.self),
                    let data = try? await item.loadTransferable(type: Data.self)
                else { return say("nothing loaded") }
                _ = picture
                // The first bytes of JPEG.
                say(
                    "one: \(item.supportedContentTypes.map(\.identifier)) \(data.starts(with: [0xFF, 0xD8]) ? "JPEG" : "other")"
                )
            }
        }
        .onChange(of: items) {
            Task {
                var counts: [String] = []
                for item in items {
                    counts.append("\((try? await item.loadTransferable(type: Data.self))?.count ?? -1)")
                }
                say("several: \(counts.joined(separator: " "))")
            }
        }
    }

    private func say(_ text: String) {
        print(text)
        fflush(nil)
    }
}

/// A picker as a view controller, which loads the files that were chosen.
private struct PickerController: UIViewControllerRepresentable {
    let loaded: @MainActor ([Int]) -> Void

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 2
        let controller = PHPickerViewController(configuration: configuration)
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(loaded: loaded) }

    final class Coordinator: PHPickerViewControllerDelegate {
        private let loaded: @MainActor ([Int]) -> Void
        private var sizes: [Int] = []

        init(loaded: @escaping @MainActor ([Int]) -> Void) { self.loaded = loaded }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            if results.isEmpty { loaded([]) }
            for result in results {
                result.itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { file, _ in
                    let size = file.flatMap { try? Data(contentsOf: $0).count } ?? -1
                    DispatchQueue.main.async {
                        self.sizes.append(size)
                        if self.sizes.count == results.count { self.loaded(self.sizes.sorted()) }
                    }
                }
            }
        }
    }
}

/// Previews of the files in the folder that `PROBE_FOLDER` names.
struct QuickLookProbe: View {
    @State private var shown: URL?
    private let files: [URL]

    init() {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PROBE_FOLDER"] ?? "/tmp")
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        files = (found ?? []).sorted { $0.path < $1.path }
    }

    var body: some View {
        VStack(spacing: 8) {
            ForEach(files, id: \.self) { file in
                Button(file.lastPathComponent) { shown = file }.accessibilityIdentifier(
                    "show-\(file.lastPathComponent)"
                )
            }
        }
        .frame(width: 300)
        .quickLookPreview($shown, in: files)
        .onChange(of: shown) {
            print("shown: \(shown?.lastPathComponent ?? "nothing")")
            fflush(nil)
        }
    }
}
