import Foundation
import SwiftUICore

extension Picture {
    private enum ArchiveKey {
        static let symbol = "SymbolName"
        static let (pointSize, weight) = ("SymbolPointSize", "SymbolWeight")
        static let contents = "Contents"
        static let scale = "Scale"
        static let (width, height) = ("BlankWidth", "BlankHeight")
    }

    /// The most points that a blank picture of an archive may have in a direction, which may be anyone's.
    private static let largestBlank = 16_384.0

    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Creates a picture from an archive.
    /// - Returns: Nil for what is no picture that can be read.
    package convenience init?(coder: NSCoder) {
        if let name = coder.text(forKey: ArchiveKey.symbol) {
            let pointSize = coder.number(forKey: ArchiveKey.pointSize) ?? 0
            let weight = coder.number(forKey: ArchiveKey.weight).flatMap { Int(exactly: $0) }
            let look = SymbolLook(pointSize: pointSize, weight: Self.weights.first { $0.value == weight })
            self.init(symbol: name, look: pointSize.isFinite && pointSize > 0 ? look : nil)
            return
        }
        let scale = coder.number(forKey: ArchiveKey.scale) ?? 1
        guard let contents = coder.data(forKey: ArchiveKey.contents) else {
            let sides = [ArchiveKey.width, ArchiveKey.height].compactMap { coder.number(forKey: $0) }
            guard sides.count == 2, sides.allSatisfy({ (0...Self.largestBlank).contains($0) }) else { return nil }
            let size = CGSize(width: sides[0], height: sides[1])
            self.init(RecordedDrawing(), size: size, scale: scale, isOpaque: false)
            return
        }
        self.init(data: contents, scale: scale)
    }

    /// Encodes the picture in an archive: a symbol by its name, a blank picture by its size, and any other as file data.
    package func encode(with coder: NSCoder) {
        if let symbolName {
            coder.encode(symbolName as NSString, forKey: ArchiveKey.symbol)
            guard let symbolLook else { return }
            coder.encode(Double(symbolLook.pointSize), forKey: ArchiveKey.pointSize)
            if let weight = symbolLook.weight { coder.encode(Double(weight.value), forKey: ArchiveKey.weight) }
            return
        }
        coder.encode(Double(scale), forKey: ArchiveKey.scale)
        if isBlank {
            coder.encode(Double(size.width), forKey: ArchiveKey.width)
            coder.encode(Double(size.height), forKey: ArchiveKey.height)
        } else if let contents {
            coder.encode(contents as NSData, forKey: ArchiveKey.contents)
        }
    }

    /// The contents of the picture's file, or those of a new one.
    private var contents: Data? {
        if case .encoded(let image) = source, !image.data.isEmpty { return image.data }
        return data(as: .png)
    }
}

// Foundation on Linux takes a key that is missing for an error of the whole archive, so each is looked for first.
extension NSCoder {
    /// Returns a string in the archive; nil if there is none.
    package func text(forKey key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
    }

    /// Returns data in the archive; nil if there is none.
    package func data(forKey key: String) -> Data? {
        containsValue(forKey: key) ? decodeObject(of: NSData.self, forKey: key) as Data? : nil
    }

    /// Returns a number in the archive; nil if there is none.
    package func number(forKey key: String) -> Double? {
        containsValue(forKey: key) ? decodeDouble(forKey: key) : nil
    }
}
