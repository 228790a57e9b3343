/// The state of loading a picture.
@_weakLinked
public enum AsyncImagePhase: Sendable {
    /// There is no picture yet, or none to load.
    case empty
    /// The picture is loaded.
    case success(Image)
    /// The picture could not be loaded.
    case failure(any Error)

    /// The picture; nil where there is none.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is no picture; nil where that is not known to fail.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
