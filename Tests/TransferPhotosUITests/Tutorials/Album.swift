import PhotosUI
import SwiftUI

/// Several pictures, whose bytes are loaded in order.
struct AlbumView: View {
    @State private var isPresented = false
    @State private var items = [PhotosPickerItem]()
    @State private var sizes: [Int] = []

    var body: some View {
        VStack {
            Button("Add Pictures") { isPresented = true }
                .photosPicker(
                    isPresented: $isPresented,
                    selection: $items,
                    maxSelectionCount: 2,
                    selectionBehavior: .ordered,
                    matching: .any(of: [.images, .not(.videos)]),
                    preferredItemEncoding: .current,
                    photoLibrary: .shared()
                )
            Text(sizes.map(String.init).joined(separator: ", "))
        }
        .task(id: items) {
            sizes.removeAll()
            for item in items {
                if let data = try? await item.loadTransferable(type: Data.self) { sizes.append(data.count) }
            }
        }
    }
}

/// All forms in which a picker is made, which compile.
struct AllForms: View {
    @Binding var item: PhotosPickerItem?
    @Binding var items: [PhotosPickerItem]
    let title: String

    var body: some View {
        PhotosPicker(selection: $item) { Text("Label") }
        PhotosPicker(selection: $item, matching: .livePhotos, photoLibrary: .shared()) { Text("Label") }
        PhotosPicker("Title", selection: $item)
        PhotosPicker(title, selection: $item, matching: .screenshots, preferredItemEncoding: .compatible)
        PhotosPicker(selection: $items, maxSelectionCount: 4, selectionBehavior: .continuousAndOrdered) {
            Label("Pictures", systemImage: "photo")
        }
        PhotosPicker(title, selection: $items, matching: .all(of: [.images, .not(.panoramas)]))
        PhotosPicker("Title", selection: $items, maxSelectionCount: nil, matching: .playbackStyle(.imageAnimated))
            .photosPickerStyle(.presentation)
            .photosPickerAccessoryVisibility(.hidden, edges: [.top, .bottom])
            .photosPickerDisabledCapabilities([.search, .collectionNavigation])
        Text("Modifier")
            .photosPicker(isPresented: .constant(false), selection: $item, matching: .bursts)
    }
}
