import AppFiles
import Foundation
import UniformTypeIdentifiers

/// An image from the app's resources, of a symbol, or received from elsewhere.
@_weakLinked
public struct Image: Equatable, Sendable {
    /// The source of an image.
    package enum Source: Hashable, Sendable {
        /// A picture in a bundle's resources, and the folders that contain it.
        case resource(name: String, folders: [URL])
        /// A picture file.
        case file(URL)
        /// A symbol, by the name that it has on Apple's systems.
        case symbol(String)
        /// The data of a picture file.
        case encoded(EncodedImage)
        /// A full-colour icon of the desktop's theme: the first of the names that the theme has.
        case icon([String])
    }

    package var source: Source
    var isResizable = false
    /// The appearance of the image.
    var look = ImageLook()
    /// The spoken text of the picture; nil for a symbol without one of its own.
    var label: String?
    /// A Boolean value that indicates whether the image is hidden from assistive technologies.
    var isDecorative = false

    /// The spoken text of the picture: for a symbol, its words in the user's language.
    var spokenLabel: String? {
        if case .symbol(let name) = source, label == nil { SymbolDescription.of(name) } else { label }
    }

    /// Creates an image from a resource of a bundle.
    ///
    /// The resource is a picture file, or a picture of an asset catalog (`.xcassets`) that is copied into the bundle as it is: in a
    /// package, by `resources: [.copy("Assets.xcassets")]`. A catalog's picture may have files for dark windows and for screens
    /// with more pixels, in formats that the desktop reads: PDF is not among them, SVG is.
    /// - Parameters:
    ///   - name: The file's name, with or without extension, or the name of the catalog's picture.
    ///   - bundle: The bundle, or nil for the app's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        source = .resource(name: name, folders: AppResources.folders(of: bundle ?? .main))
        label = Self.readableName(ofResource: name)
    }

    /// Creates an image from a resource of a bundle that screen readers ignore.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        (label, isDecorative) = (nil, true)
    }

    /// Creates an image of a symbol.
    ///
    /// The names are those of Apple's systems, and the pictures are drawn for this library; see ``SymbolSet`` for the desktop's
    /// icons instead. A name that is not known shows nothing and is logged once, with the nearest names.
    /// - Parameter systemName: The name of a symbol, such as `star.fill`.
    nonisolated public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// Creates an image from a picture file.
    ///
    /// The file is read when the image is shown, and decoded at the size at which it is, so a lazy grid can have
    /// thousands. This initializer replaces the ones for a `UIImage(contentsOfFile:)` or an `NSImage(contentsOf:)` on
    /// Apple's systems.
    /// - Parameter url: The file, in a format that the desktop can read (PNG, JPEG, TIFF, WebP and others).
    nonisolated public init(contentsOf url: URL) { source = .file(url) }

    /// Creates an image from the data of a picture file.
    ///
    /// This initializer replaces the ones for a `UIImage` or an `NSImage` on Apple's systems.
    /// - Parameters:
    ///   - data: The bytes, in a format that the desktop can read (PNG, JPEG, TIFF, WebP and others).
    ///   - contentType: The format.
    nonisolated public init(data: Data, contentType: UTType) {
        source = .encoded(EncodedImage(data: data, contentType: contentType))
    }

    /// Makes the image resizable.
    /// - Parameters:
    ///   - capInsets: The edges that keep their size.
    ///   - resizingMode: Whether the part between the edges is stretched or repeated.
    nonisolated public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        (image.look.capInsets, image.look.resizingMode) = (capInsets, resizingMode)
        return image
    }
}

extension Image: View {
    public typealias Body = Never
}

/// The data of a picture file.
package final class EncodedImage: Hashable, Sendable {
    package let data: Data
    package let contentType: UTType

    init(data: Data, contentType: UTType) {
        self.data = data
        self.contentType = contentType
    }

    package static func == (first: EncodedImage, second: EncodedImage) -> Bool {
        first === second || first.data == second.data
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}

extension Image.Source {
    /// The formats in which a resource named without extension is looked for, in order.
    private static let extensions = ["png", "svg", "jpg", "jpeg", "webp"]

    /// The file of the picture; nil if there is none or if the picture does not come from a file.
    package var pictureFile: URL? {
        switch self {
        case .file(let url): url
        case .resource: assetImage?.variant(isDark: false, scale: .greatestFiniteMagnitude).file ?? resourceFile
        default: nil
        }
    }

    /// The file of a resource that is one by itself.
    private var resourceFile: URL? {
        guard case .resource(let name, let folders) = self, !name.isEmpty else { return nil }
        return folders.lazy.compactMap { Self.file(name, in: $0) }.first
    }

    private static func file(_ name: String, in folder: URL) -> URL? {
        let file = folder.appendingPathComponent(name).standardizedFileURL
        guard file.path.hasPrefix(folder.standardizedFileURL.path + "/") else { return nil }
        let candidates = [file] + extensions.map { file.appendingPathExtension($0) }
        return candidates.first { candidate in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isDirectory)
                && !isDirectory.boolValue
        }
    }

    /// The picture of an asset catalog with the resource's name.
    private var assetImage: AssetImage? {
        guard case .resource(let name, let folders) = self else { return nil }
        return folders.lazy.compactMap { AssetCatalog.catalog(in: $0).image(named: name) }.first
    }

    /// Returns the file of an asset catalog for a resource; nil for a resource that is in none.
    /// - Parameters:
    ///   - isDark: Whether the window is dark.
    ///   - scale: The number of the screen's pixels in a point.
    func assetVariant(isDark: Bool, scale: CGFloat) -> (
        variant: AssetImage.Variant, renderingMode: Image.TemplateRenderingMode?
    )? {
        guard let image = assetImage else { return nil }
        let renderingMode: Image.TemplateRenderingMode? =
            switch image.renderingMode {
            case .template: .template
            case .original: .original
            case nil: nil
            }
        return (image.variant(isDark: isDark, scale: scale), renderingMode)
    }
}

extension Image: FadingLeaf {
    package func fades(in environment: EnvironmentValues) -> Bool { environment.contentTransition.fadesImages }
    package func widgetKeepsNothing(in environment: EnvironmentValues) -> Bool { true }

    package static func isSame(_ first: ImageContent, _ second: ImageContent) -> Bool { first.source == second.source }

    package static func replacement(of old: ImageContent, by new: ImageContent, in environment: EnvironmentValues)
        -> ContentReplacement<ImageContent>?
    { SymbolReplacement(environment.contentTransition, of: old.source, by: new.source)?.replacement }

    package func widgetContent(in environment: EnvironmentValues) -> ImageContent {
        var content = ImageContent(
            source: source.with(environment.symbolVariants),
            isResizable: isResizable,
            font: environment.shownFont,
            foreground: environment.foreground,
            foregroundLevels: environment.foregroundLevels,
            label: spokenLabel,
            isDecorative: isDecorative,
            look: look.completed(in: environment)
        )
        let isDark = environment.colorScheme == .dark
        if let asset = source.assetVariant(isDark: isDark, scale: environment.displayScale) {
            content.source = .file(asset.variant.file)
            content.look.pixelsOfPoint *= asset.variant.pixelsOfPoint
            content.look.renderingMode = look.renderingMode ?? asset.renderingMode
        }
        return content
    }
}
