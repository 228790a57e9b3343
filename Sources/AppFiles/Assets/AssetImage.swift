import Foundation

/// A picture of an asset catalog, with files for one, two and three pixels per point and for light and dark windows.
package struct AssetImage: Hashable, Sendable {
    /// One of the picture's files.
    package struct Variant: Hashable, Sendable {
        package let file: URL
        /// The number of pixels per point; 1 for a vector picture.
        package let pixelsOfPoint: CGFloat
        /// A Boolean value that indicates whether the file can be drawn at any size.
        package var isScalable: Bool { file.pathExtension.lowercased() == "svg" }
    }

    private let light: [Variant]
    private let dark: [Variant]
    /// The rendering mode, if the catalog specifies one.
    package let renderingMode: RenderingMode?

    /// The colours in which a picture is drawn: its own, or those of the foreground style.
    package enum RenderingMode: String, Sendable {
        case template, original
    }

    /// Reads a set; nil if none of its files can be displayed.
    package init?(in folder: URL) {
        guard let contents = AssetContents(in: folder) else { return nil }
        self.init(contents, in: folder)
    }

    /// Takes the pictures of a set; nil if none of its files can be shown.
    init?(_ contents: AssetContents, in folder: URL) {
        let entries = AssetContents.entries(contents.images?.filter { Self.file(of: $0, in: folder) != nil } ?? [])
        light = entries.light.compactMap { Self.variant($0, in: folder) }
        dark = entries.dark.compactMap { Self.variant($0, in: folder) }
        guard !light.isEmpty || !dark.isEmpty else { return nil }
        renderingMode = contents.properties?.renderingMode.flatMap(RenderingMode.init)
    }

    private static func file(of entry: AssetContents.Entry, in folder: URL) -> URL? {
        // A name is that of a file in the set, not a way to others. A mark after a slash would hide it in a larger character.
        guard let name = entry.filename, !name.isEmpty, !name.unicodeScalars.contains("/"), name != ".." else {
            return nil
        }
        let file = folder.appending(path: name, directoryHint: .notDirectory)
        return FileManager.default.isReadableFile(atPath: file.path) ? file : nil
    }

    private static func variant(_ entry: AssetContents.Entry, in folder: URL) -> Variant? {
        guard let file = file(of: entry, in: folder) else { return nil }
        let digits = entry.scale?.prefix { $0.isNumber } ?? "1"
        return Variant(file: file, pixelsOfPoint: min(max(CGFloat(Int(digits) ?? 1), 1), 8))
    }

    /// Returns the file to display: one that can be drawn at any size, or else the one with at least as many pixels as the screen, or else
    /// the one with the most.
    /// - Parameters:
    ///   - isDark: Whether the window is dark.
    ///   - scale: The number of the screen's pixels in a point.
    package func variant(isDark: Bool, scale: CGFloat) -> Variant {
        let variants = (isDark && !dark.isEmpty) || light.isEmpty ? dark : light
        if let scalable = variants.first(where: \.isScalable) { return scalable }
        let sorted = variants.sorted { $0.pixelsOfPoint < $1.pixelsOfPoint }
        return sorted.first { $0.pixelsOfPoint >= scale } ?? sorted.last!
    }
}
