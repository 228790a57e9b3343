import CommandSupport
import DesktopBus
import Foundation

/// The previews that a caller of the share service gives: the options `titles` and `images`, with a value for each thing.
enum CallPreviews {
    /// The most pictures: the sheet shows a few things, and counts the others.
    private static let mostImages = 16
    /// The most characters of a title.
    private static let longestTitle = 1000
    /// The most bytes of a picture.
    private static let longestImage = 1 << 20

    /// Reads the options.
    /// - Parameter count: The number of things.
    /// - Throws: ``CallFailure`` for a value that is too long or none of the kind.
    static func read(_ options: [String: BusReply.Value], count: Int) throws -> [SharedPreview] {
        let titles = try values("titles", of: options, count: count) { value in
            value.string.map { String($0.prefix(longestTitle)).printable }
        }
        let images = try values("images", of: options, count: count) { value in
            value.bytes.flatMap { $0.count <= longestImage ? Data($0) : nil }
        }
        guard max(titles.count, images.count) > 0 else { return [] }
        return (0..<count).map { position in
            SharedPreview(
                title: titles.indices.contains(position) ? titles[position] : "",
                picture: images.indices.contains(position) && position < mostImages ? images[position] : Data()
            )
        }
    }

    private static func values<Value>(
        _ name: String,
        of options: [String: BusReply.Value],
        count: Int,
        _ read: (BusReply.Value) -> Value?
    ) throws -> [Value] {
        guard let option = options[name] else { return [] }
        guard let values = option.array, values.count <= count else {
            throw CallFailure.invalidArguments("The option \(name) is no array with a value for each thing at most.")
        }
        return try values.map { value in
            guard let value = read(value) else {
                throw CallFailure.invalidArguments(
                    "The option \(name) has a value of another kind, or one that is too long."
                )
            }
            return value
        }
    }
}
