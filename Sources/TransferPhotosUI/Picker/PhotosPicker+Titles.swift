import SwiftUICore

extension PhotosPicker where Label == Text {
    /// Creates a picker with a title for a single item.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: The chosen item.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection,
            matching: filter,
            preferredItemEncoding: preferredItemEncoding,
            photoLibrary: photoLibrary
        ) { Text(titleKey) }
    }

    /// Creates a picker with a title for several items.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: The chosen items, in the order in which they were chosen.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The way in which the selection is shown and reported.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection,
            maxSelectionCount: maxSelectionCount,
            selectionBehavior: selectionBehavior,
            matching: filter,
            preferredItemEncoding: preferredItemEncoding,
            photoLibrary: photoLibrary
        ) { Text(titleKey) }
    }

    /// Creates a picker with a title for a single item.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - selection: The chosen item.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection,
            matching: filter,
            preferredItemEncoding: preferredItemEncoding,
            photoLibrary: photoLibrary
        ) { Text(titleResource) }
    }

    /// Creates a picker with a title for several items.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - selection: The chosen items, in the order in which they were chosen.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The way in which the selection is shown and reported.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection,
            maxSelectionCount: maxSelectionCount,
            selectionBehavior: selectionBehavior,
            matching: filter,
            preferredItemEncoding: preferredItemEncoding,
            photoLibrary: photoLibrary
        ) { Text(titleResource) }
    }

    /// Creates a picker with a title for a single item.
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: The chosen item.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection,
            matching: filter,
            preferredItemEncoding: preferredItemEncoding,
            photoLibrary: photoLibrary
        ) { Text(title) }
    }

    /// Creates a picker with a title for several items.
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: The chosen items, in the order in which they were chosen.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The way in which the selection is shown and reported.
    ///   - filter: A rule for what is shown; nil for all pictures and films.
    ///   - preferredItemEncoding: The order in which items offer their formats.
    ///   - photoLibrary: The library, with which items have identifiers.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        self.init(
            selection: selection,
            maxSelectionCount: maxSelectionCount,
            selectionBehavior: selectionBehavior,
            matching: filter,
            preferredItemEncoding: preferredItemEncoding,
            photoLibrary: photoLibrary
        ) { Text(title) }
    }
}
