import CoreTransferable

/// A picture or film that the user chose in a ``PHPickerViewController``.
@_weakLinked
public struct PHPickerResult: Hashable, Sendable {
    /// The provider of the item, of which nothing is read before it is loaded. The provider of an item that was selected when the picker
    /// opened, and whose file is not in the user's folders, has no representation.
    public let itemProvider: NSItemProvider
    /// The identifier of the item; nil where the picker's configuration has no library.
    public let assetIdentifier: String?

    init(_ item: PhotosPickerItem) {
        itemProvider = item.makeProvider() ?? NSItemProvider()
        assetIdentifier = item.itemIdentifier
    }
}
