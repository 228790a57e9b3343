/// The phase of loading an image.
@_weakLinked
public enum AsyncImagePhase: Sendable {
    /// No image has been loaded.
    case empty
    /// The image has been loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The loaded image; nil if there is none.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error that prevented loading; nil if there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
