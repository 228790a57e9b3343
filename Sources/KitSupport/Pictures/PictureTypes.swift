import UniformTypeIdentifiers

/// The formats in which pictures are transferred.
package enum PictureTypes {
    /// The formats that are read, the preferred first.
    package static let readable = [UTType.png, .tiff, .jpeg, .heic, .gif, .image].map(\.identifier)
    /// The formats that are offered, the preferred first.
    package static let writable = [UTType.png, .tiff, .jpeg].map(\.identifier)
}
