import Foundation
import UniformTypes

/// Conversions between the forms in which programs exchange formatted text.
package enum FormattedText {
    /// The types that are written as HTML.
    package static let types: [UTType] = [.rtf, .flatRTFD]

    /// Returns formatted text as HTML.
    ///
    /// - Parameters:
    ///   - data: The bytes, which may be anything.
    ///   - type: One of ``types``.
    /// - Throws: An error where the bytes are not of the type, or too many.
    package static func html(of data: Data, as type: UTType) throws -> Data {
        let isFlat = type == .flatRTFD
        return HTMLWriter.data(of: try isFlat ? RTFReader.text(fromFlatDirectory: data) : RTFReader.text(from: data))
    }

    /// Returns HTML as RTF.
    ///
    /// - Parameter html: The bytes, which may be anything.
    /// - Throws: An error where there are too many.
    package static func rtf(ofHTML html: Data) throws -> Data { RTFWriter.data(of: try HTMLReader.text(from: html)) }
}
