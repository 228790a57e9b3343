import SwiftUI

/// Thousands of pictures, of which the selected ones are dragged and copied together.
struct PhotosView: View {
    @Binding var photos: [Photo]
    @State private var selection: Set<Photo.ID> = []
    /// The picture that was clicked last, from which a range is selected.
    @State private var anchor: Photo.ID?
    @State private var isTargeted = false

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 10)], spacing: 10) {
                ForEach(photos) { photo in
                    PhotoCell(photo: photo, isSelected: selection.contains(photo.id))
                        .gesture(
                            TapGesture().modifiers(.shift).onEnded { selectRange(to: photo) }
                                .exclusively(before: TapGesture().onEnded { toggle(photo) })
                        )
                        .draggable(containerItemID: photo.id) {
                            PhotoPicture(photo: photo)
                                .frame(width: 120, height: 90)
                                .clipShape(RoundedRectangle(cornerRadius: 8))
                        }
                        .contextMenu {
                            Button("Delete", systemImage: "trash", role: .destructive) { delete([photo.id]) }
                        }
                        .accessibilityElement(children: .combine)
                        .accessibilityAddTraits(selection.contains(photo.id) ? [.isButton, .isSelected] : .isButton)
                        .accessibilityAction { toggle(photo) }
                        .accessibilityIdentifier("photo-\(photo.title)")
                }
            }
            .padding(10)
        }
        .background(isTargeted ? Color.accentColor.opacity(0.12) : .clear)
        .dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
        .dragContainerSelection(Array(selection))
        .focusable()
        .copyable(photos.filter { selection.contains($0.id) })
        .pasteDestination(for: Photo.self) { add($0) }
        .onDeleteCommand { delete(selection) }
        .dropDestination(for: Photo.self) { dropped, _ in
            add(dropped)
            return true
        } isTargeted: {
            isTargeted = $0
        }
        .accessibilityIdentifier("photos")
        .navigationTitle("Photos")
        .navigationSubtitle(selection.isEmpty ? "\(photos.count) pictures" : "\(selection.count) selected")
        .toolbar {
            ToolbarItem(placement: .navigation) {
                Button("Deselect All", systemImage: "xmark") { selection = [] }
                    .disabled(selection.isEmpty)
                    .help("Deselect all")
                    .accessibilityIdentifier("deselect")
            }
        }
    }

    private func toggle(_ photo: Photo) {
        anchor = photo.id
        if selection.remove(photo.id) == nil { selection.insert(photo.id) }
    }

    /// Selects all from the one that was clicked last to another.
    private func selectRange(to photo: Photo) {
        guard let last = photos.firstIndex(where: { $0.id == photo.id }) else { return }
        let first = photos.firstIndex { $0.id == anchor } ?? last
        selection.formUnion(photos[min(first, last)...max(first, last)].map(\.id))
    }

    private func add(_ new: [Photo]) { photos.insert(contentsOf: new, at: 0) }

    private func delete(_ ids: Set<Photo.ID>) {
        photos.removeAll { ids.contains($0.id) }
        selection.subtract(ids)
    }
}

/// A picture in the grid.
struct PhotoCell: View {
    let photo: Photo
    let isSelected: Bool

    var body: some View {
        VStack(spacing: 4) {
            PhotoPicture(photo: photo)
                .frame(height: 112)
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .overlay {
                    RoundedRectangle(cornerRadius: 8)
                        .strokeBorder(isSelected ? Color.accentColor : .clear, lineWidth: 4)
                }
                .overlay(alignment: .bottomTrailing) {
                    if isSelected {
                        Image(systemName: "checkmark")
                            .foregroundStyle(.white)
                            .padding(5)
                            .background(Color.accentColor, in: Circle())
                            .padding(6)
                            .accessibilityHidden(true)
                    }
                }
            Text(photo.title).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}

/// The picture itself.
struct PhotoPicture: View {
    let photo: Photo

    var body: some View {
        switch photo.source {
        case .landscape(let number): LandscapeView(landscape: Landscape(number: number))
        case .file(let url): Image(contentsOf: url).resizable().scaledToFill()
        }
    }
}
