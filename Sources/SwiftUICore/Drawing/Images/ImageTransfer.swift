import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The reason why an image cannot be transferred.
@_weakLinked
public enum ImageTransferError: Error, CustomStringConvertible {
    /// The picture that the image names is not there.
    case missing(String)
    /// The bytes are no picture.
    case unreadable(String)
    /// No window system is there to draw the image with.
    case noHost(UTType)
    /// A view cannot be drawn.
    case undrawable(String)

    public var description: String {
        switch self {
        case .missing(let name):
            "There is no picture “\(name)”. Add it to the target's resources, or name its bundle."
        case .unreadable(let reason):
            "The data is no picture that can be read: \(reason)"
        case .noHost(let type):
            "The image cannot be drawn as \(type.identifier), because the app has no window system."
        case .undrawable(let reason):
            "The view cannot be drawn: \(reason)"
        }
    }
}

extension Image.Source {
    /// The file of a picture that is one.
    /// - Throws: ``ImageTransferError/missing(_:)`` where it is not there.
    package var requiredFile: URL {
        get throws {
            if let pictureFile { return pictureFile }
            if case .resource(let name, _) = self { throw ImageTransferError.missing(name) }
            throw ImageTransferError.missing("\(self)")
        }
    }
}

extension Image: Transferable {
    /// An image is exported as PNG, JPEG or TIFF, and imported from any picture format that the desktop reads.
    ///
    /// As on Apple's systems, a symbol is exported as pixels.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { image in
            try await image.data(as: .png)
        } importing: { data in
            try Image(received: data, contentType: .png)
        }
        DataRepresentation(exportedContentType: .jpeg) { image in
            try await image.data(as: .jpeg)
        }
        DataRepresentation(exportedContentType: .tiff) { image in
            try await image.data(as: .tiff)
        }
        DataRepresentation(importedContentType: .image) { data in
            try Image(received: data, contentType: .image)
        }
    }

    private init(received data: Data, contentType: UTType) throws {
        try ImageConversion.converter?.validate(data)
        self.init(data: data, contentType: contentType)
    }

    private func data(as contentType: UTType) async throws -> Data {
        switch source {
        case .encoded(let image) where image.contentType == contentType:
            return image.data
        case .resource, .file:
            let file = try source.requiredFile
            if UTType(filenameExtension: file.pathExtension) == contentType { return try Data(contentsOf: file) }
        default:
            break
        }
        guard let converter = ImageConversion.converter else { throw ImageTransferError.noHost(contentType) }
        return try await converter.data(for: source, as: contentType)
    }
}
