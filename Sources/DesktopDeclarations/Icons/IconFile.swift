import CommandSupport
import Foundation

/// A file with icons: a PNG, an SVG, or an ICNS file from Apple's systems, which contains PNGs in several sizes.
package struct IconFile {
    /// Larger files are not read.
    private static let maximumSize = 16 << 20

    package let path: String

    /// Searches for the file of an icon beside an `Info.plist`, or in `Resources` beside or above it.
    ///
    /// - Parameter name: A file's name, with or without an extension. A path is not permitted: icons come from the app
    ///   only.
    package init?(named name: String, beside propertyList: URL) {
        guard !name.isEmpty, !name.unicodeScalars.contains("/"), !name.contains("\0") else { return nil }
        let directory = propertyList.deletingLastPathComponent().path
        let candidates = ["", "/Resources", "/../Resources"].flatMap { place in
            ["", ".icns", ".svg", ".png"].map { "\(directory)\(place)/\(name)\($0)" }
        }
        let file = candidates.first { path in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
        }
        guard let file else { return nil }
        path = file
    }

    /// A picture of an icon in one size or in all sizes.
    package struct Picture {
        /// The theme directory for icons of this size.
        package let sizeDirectory: String
        package let filenameExtension: String
        package let contents: Data

        /// Returns the path of the picture in the theme from which all themes inherit.
        /// - Parameter context: The context of the icon: `mimetypes` or `apps` (Icon Theme Specification).
        package func relativePath(iconName: String, context: String) -> String {
            "icons/hicolor/\(sizeDirectory)/\(context)/\(iconName).\(filenameExtension)"
        }
    }

    /// The pictures in the file, the largest for each size of the theme; none if the file can't be read.
    package var pictures: [Picture] {
        guard let data = SmallFile.contents(path, upTo: Self.maximumSize) else { return [] }
        if PNG.width(of: data) != nil { return Self.picture(png: data).map { [$0] } ?? [] }
        if data.starts(with: "icns".utf8) { return Self.pictures(icns: data) }
        if path.lowercased().hasSuffix(".svg"), data.prefix(4096).range(of: Data("<svg".utf8)) != nil {
            return [Picture(sizeDirectory: "scalable", filenameExtension: "svg", contents: data)]
        }
        return []
    }

    /// A Boolean value that indicates whether the file is an ICNS.
    package var isArchive: Bool { SmallFile.beginning(of: path, count: 4) == Data("icns".utf8) }

    /// The sizes for which icon themes have directories.
    private static let sizes = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]

    private static func picture(png: Data) -> Picture? {
        guard let width = PNG.width(of: png), let size = sizes.last(where: { $0 <= width }) else { return nil }
        return Picture(sizeDirectory: "\(size)x\(size)", filenameExtension: "png", contents: png)
    }

    /// Returns the PNGs in an ICNS. A header of eight bytes is followed by elements: each has a type of four bytes, the
    /// length of the whole element in four bytes, and its data.
    private static func pictures(icns data: Data) -> [Picture] {
        let bytes = [UInt8](data)
        var pictures: [Picture] = []
        var position = 8
        while position + 8 <= bytes.count {
            let length = bytes[position + 4..<position + 8].reduce(0) { $0 << 8 | Int($1) }
            guard length >= 8, length <= bytes.count - position else { break }
            let picture = picture(png: Data(bytes[position + 8..<position + length]))
            if let picture, !pictures.contains(where: { $0.sizeDirectory == picture.sizeDirectory }) {
                pictures.append(picture)
            }
            position += length
        }
        return pictures
    }
}

/// Portable Network Graphics.
package enum PNG {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the width of a picture in pixels; `nil` if the data is not PNG.
    package static func width(of data: Data) -> Int? {
        // The signature, the length and type of the first chunk, which is the header, then width and height.
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        return bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
}
