import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// An error that occurs when an image cannot be transferred.
@_weakLinked
public enum ImageTransferError: Error, CustomStringConvertible {
    /// The picture that the image refers to does not exist.
    case missing(String)
    /// The data is not a picture.
    case unreadable(String)
    /// There is no window system with which to draw the image.
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
    /// The file of the picture; an error is thrown if the picture does not come from a file.
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
    /// An image, exported as PNG, JPEG or TIFF, and imported from any picture format that the desktop can read.
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
