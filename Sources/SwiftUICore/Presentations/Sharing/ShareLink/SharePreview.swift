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

    private nonisolated init(title: String, image: Image?, icon: Icon?) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }
}

extension SharePreview {
    /// Creates a preview.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: A picture of the item.
    ///   - icon: A small picture that stands for the item's origin or kind.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: titleKey.resolved(), image: image, icon: icon)
    }

    /// Creates a preview.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: String(title), image: image, icon: icon)
    }

    /// Creates a preview.
    nonisolated public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title.string, image: image, icon: icon)
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: titleKey.resolved(), image: nil, icon: icon)
    }

    /// Creates a preview with an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: String(title), image: nil, icon: icon)
    }

    /// Creates a preview with an icon.
    nonisolated public init(_ title: Text, icon: Icon) { self.init(title: title.string, image: nil, icon: icon) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: titleKey.resolved(), image: image, icon: nil)
    }

    /// Creates a preview with a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: String(title), image: image, icon: nil)
    }

    /// Creates a preview with a picture.
    nonisolated public init(_ title: Text, image: Image) { self.init(title: title.string, image: image, icon: nil) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title alone.
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(title: titleKey.resolved(), image: nil, icon: nil)
    }

    /// Creates a preview with a title alone.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(title: String(title), image: nil, icon: nil) }

    /// Creates a preview with a title alone.
    nonisolated public init(_ title: Text) { self.init(title: title.string, image: nil, icon: nil) }
}
