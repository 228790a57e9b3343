import Foundation
import UniformTypeIdentifiers

/// A picture: one of the app's, a symbol of the desktop's, or one that arrived from elsewhere.
@_weakLinked
public struct Image: Equatable, Sendable {
    /// Where the picture is.
    package enum Source: Hashable, Sendable {
        /// A picture among a bundle's resources.
        case resource(name: String, bundle: URL)
        /// A picture file.
        case file(URL)
        /// A symbol by the name that Apple's systems have for it.
        case symbol(String)
        /// The bytes of a picture file.
        case encoded(EncodedImage)
        /// An icon of the desktop's theme in its colours: the first of some names that the theme has.
        case icon([String])
    }

    package var source: Source
    var isResizable = false
    /// How the picture is drawn.
    var look = ImageLook()
    /// What is read for the picture.
    var label: String?
    /// Whether the picture tells nothing to a person that hears the interface.
    var isDecorative = false

    /// Creates an image of a bundle's resource.
    /// - Parameters:
    ///   - name: The file's name, with or without extension.
    ///   - bundle: The bundle, or nil for the app's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        source = .resource(name: name, bundle: (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL)
        label = Self.readableName(ofResource: name)
    }

    /// Creates an image of a bundle's resource with a label for a person that hears the interface.
    /// - Parameters:
    ///   - name: The file's name, with or without extension.
    ///   - bundle: The bundle, or nil for the app's.
    ///   - label: What is read for the image.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.string
    }

    /// Creates an image of a bundle's resource that tells nothing to a person that hears the interface.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        (label, isDecorative) = (nil, true)
    }

    /// Creates an image of one of the desktop's symbols.
    /// - Parameter systemName: The name of a symbol, such as `star.fill`.
    nonisolated public init(systemName: String) {
        source = .symbol(systemName)
        label = SymbolDescription.of(systemName)
    }

    /// Creates an image of a picture file.
    ///
    /// The file is read when the image is shown, and decoded at the size at which it is, so a lazy grid can have thousands.
    /// This initializer stands in for those that take a `UIImage(contentsOfFile:)` or an `NSImage(contentsOf:)` on Apple's
    /// systems.
    /// - Parameter url: The file, in a format that the desktop can read (PNG, JPEG, TIFF, WebP and others).
    nonisolated public init(contentsOf url: URL) { source = .file(url) }

    /// Creates an image of a picture file's bytes.
    ///
    /// This initializer stands in for those that take a `UIImage` or an `NSImage` on Apple's systems.
    /// - Parameters:
    ///   - data: The bytes, in a format that the desktop can read (PNG, JPEG, TIFF, WebP and others).
    ///   - contentType: The format.
    nonisolated public init(data: Data, contentType: UTType) {
        source = .encoded(EncodedImage(data: data, contentType: contentType))
    }

    /// Lets the image take any size.
    /// - Parameters:
    ///   - capInsets: The edges that keep their size.
    ///   - resizingMode: Whether what is between the edges is stretched or repeated.
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

/// The bytes of a picture file.
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

    /// The file of a picture; nil where there is none, and for pictures that are no files.
    package var pictureFile: URL? {
        if case .file(let url) = self { return url }
        guard case .resource(let name, let bundle) = self, !name.isEmpty else { return nil }
        let file = bundle.appendingPathComponent(name).standardizedFileURL
        guard file.path.hasPrefix(bundle.standardizedFileURL.path + "/") else { return nil }
        let candidates = [file] + Self.extensions.map { file.appendingPathExtension($0) }
        return candidates.first { candidate in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isDirectory)
                && !isDirectory.boolValue
        }
    }
}

extension Image: LeafView {
    package func widgetContent(in environment: EnvironmentValues) -> ImageContent {
        ImageContent(
            source: source.with(environment.symbolVariants),
            isResizable: isResizable,
            font: environment.shownFont,
            foreground: environment.foreground,
            label: label,
            isDecorative: isDecorative,
            look: look.completed(in: environment)
        )
    }
}
