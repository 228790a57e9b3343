/// The state of loading a picture.
@_weakLinked
public enum AsyncImagePhase: Sendable {
    /// The picture is not loaded, or there is none to load.
    case empty
    /// The picture is loaded.
    case success(Image)
    /// The picture could not be loaded.
    case failure(any Error)

    /// The picture; nil if there is none.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error of a failed load; nil if there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
