import SwiftUICore

extension View {
    /// Presents a picker for a single picture or film while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - selection: The chosen item.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        modifier(
            PickerPresenter(
                isPresented: isPresented,
                request: PickerRequest(selection, filter, preferredItemEncoding, photoLibrary)
            )
        )
    }

    /// Presents a picker for several pictures and films while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written when the user has chosen or cancelled.
    ///   - selection: The chosen items, in the order in which they were chosen.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The way in which the selection is shown and reported.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        let request = PickerRequest(
            selection,
            most: maxSelectionCount,
            selectionBehavior,
            filter,
            preferredItemEncoding,
            photoLibrary
        )
        return modifier(PickerPresenter(isPresented: isPresented, request: request))
    }
}
