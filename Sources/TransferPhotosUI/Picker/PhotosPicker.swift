import SwiftUICore

/// A control for choosing pictures and films.
///
/// ```swift
/// @State private var items: [PhotosPickerItem] = []
///
/// PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .images) {
///     Label("Add Photos", systemImage: "photo.badge.plus")
/// }
/// .onChange(of: items) { Task { await load(items) } }
/// ```
///
/// The picker shows the pictures and films in the user's Pictures and Videos folders and those that were opened lately, newest
/// first. “Other Files…” opens the desktop's file dialog. In a sandbox such as Flatpak's, where those folders are out of reach, the
/// picker is the file dialog of the desktop's portal.
///
/// The arrow keys move between pictures, Space selects one, Return adds the selection, and Escape closes the picker. The program
/// gets no access to files that the user does not choose.
@_weakLinked
public struct PhotosPicker<Label: View> {
    let request: PickerRequest
    let label: Label
    @State private var isPresented = false
    @Environment(\.photosPickerOptions) private var options
    @Environment(\.mediaFolders) private var folders

    nonisolated init(_ request: PickerRequest, label: Label) { (self.request, self.label) = (request, label) }

    /// Creates a picker for a single item.
    /// - Parameters:
    ///   - selection: The chosen item.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    ///   - label: The view that opens the picker.
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickerRequest(selection, filter, preferredItemEncoding, photoLibrary), label: label())
    }

    /// Creates a picker for several items.
    /// - Parameters:
    ///   - selection: The chosen items, in the order in which they were chosen.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The way in which the selection is shown and reported.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    ///   - label: The view that opens the picker.
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) {
        let request = PickerRequest(
            selection,
            most: maxSelectionCount,
            selectionBehavior,
            filter,
            preferredItemEncoding,
            photoLibrary
        )
        self.init(request, label: label())
    }
}

extension PhotosPicker: View {
    public var body: some View {
        if options.style == .presentation {
            Button {
                isPresented = true
            } label: {
                label
            }
            .modifier(PickerPresenter(isPresented: $isPresented, request: request))
        } else {
            PickerView(request, folders, in: options.style.place)
        }
    }
}
