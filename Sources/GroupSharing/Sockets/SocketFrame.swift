import Foundation
import TransferKit

/// A part of what goes over a private socket: its kind, the number of bytes, and the bytes.
package enum SocketFrame {
    package enum Kind: UInt8 {
        /// A ``GroupListing``; the answer is complete.
        case listing = 1
        /// The name of the sender's file, or nothing; the bytes follow.
        case begin = 2
        case data = 3
        /// All bytes are there.
        case end = 4
        /// The reason for a failure.
        case failure = 5
        /// The request of an app to receive shared items.
        case attend = 6
        /// A ``ShareAnnouncement``, the answer to it.
        case announcement = 7
        /// The name of a payload that the app loads.
        case load = 8
        /// The app has taken what is shared.
        case completed = 9
        /// The app does not take it: the reason, or nothing where the user changed their mind.
        case cancelled = 10
        /// A request to the service that exchanges data with other devices.
        case request = 11
        /// An answer of that service.
        case answer = 12

        /// The most bytes that are read of such a part.
        fileprivate var limit: Int {
            switch self {
            case .listing, .announcement, .request, .answer: 8 << 20
            case .data: SocketFrame.longestData
            case .begin, .failure, .load, .cancelled: SocketFrame.longestText
            case .end, .attend, .completed: 0
            }
        }
    }

    package static let headerSize = 5
    /// The most bytes of a payload in one part.
    package static let longestData = 1 << 20
    /// The most bytes of a name or a reason.
    static let longestText = 4096

    package static func header(_ kind: Kind, count: Int) -> Data {
        var writer = ByteWriter()
        writer.append(kind.rawValue)
        writer.append(UInt32(count))
        return Data(writer.bytes)
    }

    /// Returns a part with a text, of which the end is left out where it is too long.
    static func text(_ kind: Kind, _ text: String) -> Data {
        var bytes = Data(text.utf8)
        if bytes.count > longestText {
            bytes = Data(String(decoding: bytes.prefix(longestText - 4), as: UTF8.self).utf8)
        }
        return header(kind, count: bytes.count) + bytes
    }

    /// Reads the head of a part; nil if it is of no kind that is known, or too long for its kind.
    package static func parse(_ header: [UInt8]) -> (kind: Kind, count: Int)? {
        var reader = ByteReader(header)
        guard let kind = reader.integer(UInt8.self).flatMap(Kind.init), let count = reader.integer(UInt32.self),
            Int(count) <= kind.limit, reader.isAtEnd
        else { return nil }
        return (kind, Int(count))
    }
}
