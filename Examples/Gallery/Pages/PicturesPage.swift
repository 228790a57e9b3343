import SwiftUI
import TransferPhotosUI
import TransferQuickLook

/// Pictures that the user chooses, and previews of files.
struct PicturesPage: View {
    @State private var item: PhotosPickerItem?
    @State private var portrait: Image?
    @State private var items: [PhotosPickerItem] = []
    @State private var pictures: [Image] = []
    @State private var inlineItems: [PhotosPickerItem] = []
    @State private var files: [URL] = []
    @State private var shown: URL?

    var body: some View {
        Sample("A picture") {
            HStack(spacing: 12) {
                if let portrait { portrait.resizable().scaledToFill().frame(width: 64, height: 64).clipShape(Circle()) }
                PhotosPicker("Choose a Portrait…", selection: $item, matching: .images)
            }
        }
        .onChange(of: item) {
            Task { portrait = try? await item?.loadTransferable(type: Image.self) }
        }
        Sample("Several, in order") {
            PhotosPicker(
                selection: $items,
                maxSelectionCount: 5,
                selectionBehavior: .ordered,
                matching: .any(of: [.images, .videos])
            ) {
                Label("Add up to Five…", systemImage: "photo.on.rectangle")
            }
            HStack {
                ForEach(pictures.indices, id: \.self) { index in
                    pictures[index].resizable().scaledToFit().frame(width: 72, height: 72)
                }
            }
        }
        .task(id: items) {
            var loaded: [Image] = []
            for item in items {
                if let picture = try? await item.loadTransferable(type: Image.self) { loaded.append(picture) }
            }
            pictures = loaded
        }
        Sample("A row in the window: \(inlineItems.count) selected") {
            PhotosPicker("Pictures", selection: $inlineItems, selectionBehavior: .continuous)
                .photosPickerStyle(.compact)
                .photosPickerAccessoryVisibility(.hidden)
        }
        Sample("Previews") {
            ForEach(files, id: \.self) { file in
                Button(file.lastPathComponent) { shown = file }.buttonStyle(.link)
            }
        }
        .quickLookPreview($shown, in: files)
        .onAppear {
            let folder =
                ProcessInfo.processInfo.environment["GALLERY_FILES"].map { URL(filePath: $0) } ?? .picturesDirectory
            let found =
                (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            files = Array(found.sorted { $0.path < $1.path }.prefix(12))
        }
    }
}
