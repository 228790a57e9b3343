import AppKit
import CoreTransferable
import UIKit

// What apps write, with `@retroactive`, for Apple’s systems, where neither class is transferable.

extension NSImage: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .tiff) { (image: NSImage) in image.tiffRepresentation ?? Data() }
    }
}

extension UIImage: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { (image: UIImage) in image.pngData() ?? Data() }
    }
}
