import Foundation

@testable import CoreTransferable
@testable import RichText
@testable import TransferKit

extension FuzzTarget {
    /// Plain text.
    static let text: [FuzzTarget] = [
        // The name that tells the encoding, a line break, and the text.
        FuzzTarget(name: "wire-text") { data in
            let name = String(decoding: data.prefix { $0 != 10 }, as: UTF8.self)
            let payload = data.dropFirst(data.firstIndex(of: 10).map { $0 + 1 } ?? 0)
            let text = WireText.utf8(payload, receivedAs: name)
            require(String(validating: text, as: UTF8.self) != nil, "the text is not UTF-8")
            require(text.last != 0 || name != "UTF8_STRING", "there is a NUL at the end")
            require(WireText.utf8(Data(payload), receivedAs: name) == text, "a slice is read in another way")
            _ = WireText.data(text, sentAs: "STRING")
        },
        FuzzTarget(name: "text-encoding") { data in
            for type in TextEncodings.contentTypes {
                guard let text = try? TextEncodings.text(from: data, as: type) else { continue }
                require((try? TextEncodings.text(from: Data("\u{FEFF}\(text)".utf8), as: type)) == text, "\(type)")
            }
            _ = try? HTMLText.text(from: data)
        },
    ]
}
