import CQREncode
import CoreTransferable
import Foundation
import TransferKit

/// A QR code of a link or a short text, for the camera of a device that knows nothing of this one.
struct CodeTarget: ShareTarget {
    private static let destination = ShareDestination(
        id: "code",
        title: "QR Code",
        kind: .code,
        icon: .symbol("qrcode")
    )
    /// More makes modules that cameras cannot tell apart on a screen.
    private static let largestByteCount = 800

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        guard items.items.count == 1, let form = items.items[0].forms.first else { return [] }
        return form.isText || form.link != nil ? [Self.destination] : []
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id == Self.destination.id, let item = items.items.first, let form = item.forms.first else {
            return nil
        }
        let text =
            if let link = form.link { link.absoluteString } else {
                try await form.text(of: item.provider)
            }
        return .code(try Self.code(of: text))
    }

    private static func code(of text: String) throws -> ShareCode {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= largestByteCount else {
            throw bytes.isEmpty ? CodeError.empty : CodeError.tooLong(bytes.count, limit: largestByteCount)
        }
        // A code of medium tolerance is read although a seventh of it is covered or smeared.
        guard let code = QRcode_encodeData(CInt(bytes.count), bytes, 0, QR_ECLEVEL_M) else {
            throw CodeError.failed(errno)
        }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        // The lowest bit of a module marks it as dark.
        let modules = (0..<width * width).map { code.pointee.data[$0] & 1 == 1 }
        return ShareCode(width: width, modules: modules)
    }
}

/// The reason why a text has no code.
enum CodeError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case empty
    case tooLong(Int, limit: Int)
    case failed(CInt)

    var description: String {
        switch self {
        case .empty: "There is no text to make a code of."
        case .tooLong(let count, let limit):
            "A code of \(count) bytes would be too fine for a camera: \(limit) is the most. Share a link to it instead."
        case .failed(let number): "No code could be made: \(String(cString: strerror(number)))."
        }
    }
}
