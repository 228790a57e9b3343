import CoreTransferable
import Foundation
import KitSupport
import UniformTypeIdentifiers

extension NSImage {
    /// The identifiers of the types of pictures, as panels take them: any picture, which the desktop's readers decide about.
    public class var imageTypes: [String] { PictureTypes.readable }
    /// The identifiers of the types of pictures, as panels take them.
    public class var imageUnfilteredTypes: [String] { PictureTypes.readable }
}

extension NSImage: Transferable {
    /// An image is exported as PNG, TIFF or JPEG, and imported from any picture format that the desktop reads.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { (image: NSImage) in
            try image.exported(as: .png)
        } importing: { data in
            try NSImage.imported(data)
        }
        DataRepresentation(exportedContentType: .tiff) { (image: NSImage) in try image.exported(as: .tiff) }
        DataRepresentation(exportedContentType: .jpeg) { (image: NSImage) in try image.exported(as: .jpeg) }
        DataRepresentation(importedContentType: .image) { data in try NSImage.imported(data) }
    }

    private func exported(as contentType: UTType) throws -> Data {
        guard let data = picture.data(as: contentType) else { throw CocoaError(.fileWriteUnknown) }
        return data
    }

    private static func imported(_ data: Data) throws -> NSImage {
        guard let image = NSImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension NSImage: NSItemProviderReading, NSItemProviderWriting {
    /// PNG, TIFF, and any other picture format.
    public static var readableTypeIdentifiersForItemProvider: [String] { PictureTypes.readable }

    /// Makes an image of a picture file's contents.
    /// - Parameters:
    ///   - data: The contents.
    ///   - typeIdentifier: The format.
    /// - Returns: The image.
    /// - Throws: An error if they are no picture that can be read.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> NSImage {
        try imported(data)
    }

    /// PNG, TIFF and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { PictureTypes.writable }

    /// PNG, TIFF and JPEG. An image that is offered on the main thread is drawn at once.
    public var writableTypeIdentifiersForItemProvider: [String] {
        picture.prepare()
        return PictureTypes.writable
    }

    /// Writes the image.
    /// - Parameters:
    ///   - typeIdentifier: The format.
    ///   - completionHandler: Called before this method returns.
    /// - Returns: `nil`, because the work is complete when this method returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = UTType(typeIdentifier).flatMap { picture.data(as: $0) }
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }
}
