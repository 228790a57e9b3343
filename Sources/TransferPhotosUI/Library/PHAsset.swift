/// A picture or film in the photo library, as far as filters refer to it.
@_weakLinked
public enum PHAsset {
    /// The playback styles of pictures and films.
    public enum PlaybackStyle: Int, Sendable {
        /// An item that can't be played.
        case unsupported = 0
        /// A still picture.
        case image = 1
        /// An animated picture.
        case imageAnimated = 2
        /// A picture with a moving part.
        case livePhoto = 3
        /// A film.
        case video = 4
        /// A looping film.
        case videoLooping = 5
    }
}
