import Foundation
import UniformTypes

/// The reason why rich text cannot be read.
enum RichTextError: LocalizedError {
    case notRTF
    case notRTFD
    case tooLarge(Int)
    case nestedTooDeeply
    case unreadable(UTType)
    case tooManyRuns
    case unknownCodePage(Int)

    /// The greatest number of bytes of rich text that are read. Pasted text is far smaller.
    static let largest = 64 << 20

    var errorDescription: String? {
        switch self {
        case .notRTF: "the bytes are not RTF"
        case .notRTFD: "the bytes are not RTFD in one piece"
        case .tooLarge(let count): "\(count) bytes of formatted text are more than the \(Self.largest) that are read"
        case .nestedTooDeeply: "the groups are nested too deeply"
        case .unreadable(let type): "\(type.identifier) is no formatted text whose words can be read"
        case .unknownCodePage(let number): "text in code page \(number) cannot be read"
        case .tooManyRuns: "the look of the text changes more than \(RichTextBuilder.mostRuns) times"
        }
    }
}
