import CoreTransferable

/// How the share sheet shows an item: a title, and where there are some, a picture and an icon.
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
