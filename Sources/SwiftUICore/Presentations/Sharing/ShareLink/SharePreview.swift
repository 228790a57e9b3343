import CoreTransferable

/// The preview of an item in the share sheet, consisting of a title and an optional image and icon.
///
/// ```swift
/// ShareLink(item: photo, preview: SharePreview(photo.caption, image: photo.image))
/// ```
@_weakLinked
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: String
    let image: Image?
    let icon: Icon?

    nonisolated init(title: String, image: Image?, icon: Icon?) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }
}
