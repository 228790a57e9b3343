import Foundation

/// The place of the opacity among the components of a bitmap's pixels.
@_weakLinked
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// The pixels have no opacity.
    case none
    /// The opacity follows the components, which are multiplied by it.
    case premultipliedLast
    /// The opacity precedes the components, which are multiplied by it.
    case premultipliedFirst
    /// The opacity follows the components.
    case last
    /// The opacity precedes the components.
    case first
    /// The pixels have no opacity, and room for it after the components.
    case noneSkipLast
    /// The pixels have no opacity, and room for it before the components.
    case noneSkipFirst
    /// The pixels have only an opacity.
    case alphaOnly
}

extension CGImage {
    /// The place of the opacity among the components: ``CGImageAlphaInfo/last``, or none.
    public var alphaInfo: CGImageAlphaInfo {
        let data = pngData
        // The kind of colour in the header, and a table of opacities before the pixels (PNG, third edition, 11.2.1 and 11.3.1.1).
        let kind = data.count > 25 ? data[data.startIndex + 25] : 0
        if kind & 4 != 0 || Self.hasOpacities(data) { return .last }
        return kind == 0 ? .none : .noneSkipLast
    }

    private static func hasOpacities(_ data: Data) -> Bool {
        var place = data.startIndex + 8
        while place + 8 <= data.endIndex {
            let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            switch String(decoding: data[place + 4..<place + 8], as: UTF8.self) {
            case "tRNS": return true
            case "IDAT", "IEND": return false
            // The length, the name and the checksum stand around the contents.
            default: place += length + 12
            }
        }
        return false
    }
}
