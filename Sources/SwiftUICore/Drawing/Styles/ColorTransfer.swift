import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension UTType {
    /// A colour, which desktops name `application/x-color`.
    fileprivate static let pasteboardColor = UTType(importedAs: "com.apple.cocoa.pasteboard.color")
}

extension Color: Transferable {
    /// A colour, transferred as `application/x-color`, which GTK and Qt use: its sRGB components and opacity, each as a 16-bit number in
    /// the machine's byte order. On Wayland, Qt uses the same type for the name of the colour, such as `#3366cc`, which is imported as
    /// well.
    ///
    /// Colours of the theme are exported as they are in a light window with the default accent colour.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .pasteboardColor) {
            $0.pasteboardData
        } importing: {
            try Color(pasteboardData: $0)
        }
    }

    /// The colour in the form in which it is transferred.
    package var pasteboardData: Data {
        let color = resolved(in: EnvironmentValues().themeColors)
        let parts = [color.red, color.green, color.blue, color.alpha].map {
            UInt16(($0.fraction * 65535).rounded())
        }
        return parts.withUnsafeBytes { Data($0) }
    }

    /// Creates a colour from transferred data.
    package init(pasteboardData data: Data) throws {
        if let color = Color(qtName: data) {
            self = color
            return
        }
        guard data.count == 4 * MemoryLayout<UInt16>.size else {
            throw CocoaError(
                .fileReadCorruptFile,
                userInfo: [NSLocalizedDescriptionKey: "A colour has eight bytes, and these are \(data.count)."]
            )
        }
        let parts = data.withUnsafeBytes { bytes in
            (0..<4).map { Double(bytes.loadUnaligned(fromByteOffset: 2 * $0, as: UInt16.self)) / 65535 }
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// Creates a colour named as by `QColor::name()`: `#` and two hexadecimal digits for each of red, green and blue.
    private init?(qtName data: Data) {
        guard data.count == 7, data.first == UInt8(ascii: "#") else { return nil }
        let digits = data.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard digits.count == 6 else { return nil }
        let parts = stride(from: 0, to: 6, by: 2).map { (index: Int) -> Double in
            let byte: Int = digits[index] * 16 + digits[index + 1]
            return Double(byte) / 255
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }
}
