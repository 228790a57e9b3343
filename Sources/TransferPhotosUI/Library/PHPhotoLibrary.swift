/// The library of the user's pictures and films.
///
/// A photo picker that is presented with the library gives its items identifiers. The library itself cannot be read or changed:
/// on Linux a program that wants more than the user chose reads the folders `URL.picturesDirectory` and `URL.moviesDirectory`.
@_weakLinked
public final class PHPhotoLibrary: Sendable {
    private static let library = PHPhotoLibrary()

    private init() {}

    /// Returns the user's library.
    public class func shared() -> PHPhotoLibrary { library }
}
