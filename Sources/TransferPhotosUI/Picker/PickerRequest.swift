import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The choice that a program asks for.
struct PickerRequest {
    let selection: Binding<[PhotosPickerItem]>
    /// A Boolean value that indicates whether the user chooses one item, with one press.
    let isSingle: Bool
    /// The greatest number of items; nil for any number.
    let mostItems: Int?
    let behavior: PhotosPickerSelectionBehavior
    let filter: PHPickerFilter?
    let encoding: PhotosPickerItem.EncodingDisambiguationPolicy
    /// A Boolean value that indicates whether items have identifiers.
    let isIdentified: Bool

    init(
        _ selection: Binding<PhotosPickerItem?>,
        _ filter: PHPickerFilter?,
        _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy,
        _ library: PHPhotoLibrary?
    ) {
        self.selection = Binding(
            get: { selection.wrappedValue.map { [$0] } ?? [] },
            set: { selection.wrappedValue = $0.last }
        )
        (isSingle, mostItems, behavior) = (true, 1, .default)
        (self.filter, self.encoding, isIdentified) = (filter, encoding, library != nil)
    }

    init(
        _ selection: Binding<[PhotosPickerItem]>,
        most: Int?,
        _ behavior: PhotosPickerSelectionBehavior,
        _ filter: PHPickerFilter?,
        _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy,
        _ library: PHPhotoLibrary?
    ) {
        // As on Apple's systems, a number below one is one.
        (self.selection, isSingle, mostItems) = (selection, false, most.map { max(1, $0) })
        self.behavior = behavior
        (self.filter, self.encoding, isIdentified) = (filter, encoding, library != nil)
    }

    /// The types of the files that can be chosen.
    var contentTypes: [UTType] { filter?.contentTypes ?? [.image, .movie] }

    func item(for media: MediaFile) -> PhotosPickerItem {
        PhotosPickerItem(media.url, media.contentType, encoding: encoding, isIdentified: isIdentified)
    }

    /// Returns the item of a file that a file dialog gave.
    func item(for file: URL) -> PhotosPickerItem {
        let type = (try? UTType(ofFileAt: file)) ?? .data
        return PhotosPickerItem(file.standardizedFileURL, type, encoding: encoding, isIdentified: isIdentified)
    }

    /// Returns whether a file of a file dialog can be chosen.
    func allows(_ file: URL) -> Bool {
        guard let type = try? UTType(ofFileAt: file), type.conforms(to: .image) || type.conforms(to: .movie) else {
            return false
        }
        return filter?.matches(MediaFile(url: file, contentType: type, date: .distantPast)) ?? true
    }
}
