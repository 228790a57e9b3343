/// A picture or film of the photo library, as far as filters name it.
@_weakLinked
public enum PHAsset {
    /// The ways in which pictures and films are played.
    public enum PlaybackStyle: Int, Sendable {
        /// Cannot be played.
        case unsupported = 0
        /// A picture that does not move.
        case image = 1
        /// A picture that moves by itself.
        case imageAnimated = 2
        /// A picture with a moving part.
        case livePhoto = 3
        /// A film.
        case video = 4
        /// A film that begins again at its end.
        case videoLooping = 5
    }
}
