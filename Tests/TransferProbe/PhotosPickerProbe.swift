import SwiftUI
import TransferPhotosUI
import TransferQuickLook

/// Pickers of pictures, which say what was chosen and loaded.
struct PhotosPickerProbe: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
        VStack(spacing: 16) {
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
