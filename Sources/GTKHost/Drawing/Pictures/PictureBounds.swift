import Foundation
import SwiftUICore

/// The greatest number of pixels of pictures in memory.
///
/// A picture of some kilobytes can claim any size, and it comes from another program, a server or a file. A picture
/// with more pixels is an error wherever it is decoded: when it is shown, dropped, pasted, printed or written in
/// another format.
enum PictureBounds {
    /// The greatest number of decoded pixels. They take 400 MB.
    static let mostDecoded: CGFloat = 100_000_000
    /// The greatest number of pixels of a picture that is made for its place: that of the largest screens.
    static let mostShown: CGFloat = 33_554_432

    /// Returns the size at which a picture is decoded for a place.
    /// - Parameters:
    ///   - size: The size of the place in pixels.
    ///   - most: The greatest number of pixels.
    static func size(_ size: CGSize, most: CGFloat = mostShown) -> CGSize {
        let count = size.width * size.height
        guard count > most else { return size }
        // A side of less than a pixel would leave the other too long.
        let factor = (most / count).squareRoot()
        let width = max(1, (size.width * factor).rounded(.down))
        return CGSize(width: width, height: max(1, min(size.height * factor, most / width).rounded(.down)))
    }

    /// Fails where decoding makes more pixels than are read.
    /// - Parameters:
    ///   - information: The picture.
    ///   - size: The size at which it is decoded.
    static func check(_ information: PictureInformation, decodedAt size: CGSize) throws {
        guard information.pixelCount(decodedAt: size) > mostDecoded else { return }
        throw ImageTransferError.unreadable(
            "it has \(Int(nearest: information.size.width)) × \(Int(nearest: information.size.height)) pixels, and no more than \(Int(mostDecoded).formatted(.number.locale(Locale(identifier: "en_US")))) are read"
        )
    }
}
