import Foundation

@testable import CoreTransferable

extension FuzzTarget {
    /// Pictures, as far as the library itself reads them.
    static let pictures: [FuzzTarget] = [
        FuzzTarget(name: "thumbnail") { data in
            guard let thumbnail = ThumbnailFile(data, longestSide: 256) else { return }
            require(thumbnail.data == data, "the picture is another")
            require(data.count >= 8 + 25 + 12, "\(data.count) bytes are a picture")
            for (keyword, text) in thumbnail.texts {
                require(!keyword.contains("\0"), "a keyword has a NUL")
                require(keyword.utf8.count + text.utf8.count <= 3 * data.count, "a text is longer than the file")
            }
            let slice = ThumbnailFile((Data([7]) + data).dropFirst(), longestSide: 256)
            require(slice?.texts == thumbnail.texts, "a slice is read in another way")
            require(ThumbnailFile(data.dropLast(data.count - 20), longestSide: 256) == nil, "a part is a picture")
        }
    ]
}
