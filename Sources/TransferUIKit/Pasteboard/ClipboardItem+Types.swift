import Foundation
import KitSupport
import UniformTypeIdentifiers

extension ClipboardItem {
    /// Creates an item of values by their types.
    convenience init(types: [String: Any]) {
        self.init()
        // A dictionary has no order: pictures and formatted text before plain text, as receivers take the first that they know.
        let identifiers = types.keys.sorted { first, second in
            let plain = [first, second].map { UTType($0)?.conforms(to: .plainText) ?? false }
            return plain[0] == plain[1] ? first < second : plain[1]
        }
        for identifier in identifiers {
            switch types[identifier] {
            case let url as URL: set(.data(Data(url.absoluteString.utf8)), for: identifier)
            case let image as UIImage:
                set(
                    .lazy { UTType(identifier).flatMap { image.picture.data(as: $0 == .image ? .png : $0) } },
                    for: identifier
                )
            case let color as UIColor: set(.data(ColorTypes.data(color.parts)), for: identifier)
            case let value?:
                if let data = PasteboardPropertyList.contents(value) { set(.data(data), for: identifier) }
            case nil: break
            }
        }
    }

    /// Returns the representation of a type as the value that it stands for: bytes where it stands for none.
    func value(of identifier: String) -> Any? {
        guard let data = data(for: identifier) else { return nil }
        guard let type = UTType(identifier) else { return data }
        if type.conforms(to: .url) { return URL(clipboardData: data) ?? data }
        if type == .utf8PlainText || type == .plainText || type == .text {
            return String(bytes: data, encoding: .utf8) ?? data
        }
        if type.conforms(to: .image) { return UIImage(data: data) ?? data }
        if ColorTypes.identifiers.contains(identifier) {
            return (try? ColorTypes.color(data)).map { UIColor($0) } ?? data
        }
        return data
    }
}
