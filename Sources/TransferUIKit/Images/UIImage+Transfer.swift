import CoreTransferable
import Foundation
import KitSupport
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting, PictureObject {
    /// The identifiers of the types that an image can be created from: PNG, TIFF and any other picture format.
    public static var readableTypeIdentifiersForItemProvider: [String] { PictureTypes.readable }

    /// Creates an image from the data of a picture file.
    /// - Parameters:
    ///   - data: The contents.
    ///   - typeIdentifier: The format.
    /// - Returns: The image.
    /// - Throws: An error if they are no picture that can be read.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }

    /// The identifiers of the types that an image can be written as: PNG, TIFF and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { PictureTypes.writable }

    /// The identifiers of the types that this image can be written as: PNG, TIFF and JPEG. An image that is offered on the main thread is
    /// drawn immediately.
    public var writableTypeIdentifiersForItemProvider: [String] {
        picture.prepare()
        return PictureTypes.writable
    }

    /// Writes the image as data of the specified type.
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
