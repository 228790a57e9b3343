import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifiers that colours can be created from: the desktop's colour type.
    public static var readableTypeIdentifiersForItemProvider: [String] { ColorTypes.identifiers }

    /// Creates a colour from data.
    /// - Parameters:
    ///   - data: The components, or the colour's name as Qt writes it.
    ///   - typeIdentifier: The type of the colour.
    /// - Returns: The colour.
    /// - Throws: An error if the bytes are no colour.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor {
        UIColor(try ColorTypes.color(data))
    }

    /// The type identifiers that colours can be written as: the desktop's colour type.
    public static var writableTypeIdentifiersForItemProvider: [String] { ColorTypes.identifiers }

    /// Writes the colour as data of the specified type.
    /// - Parameters:
    ///   - typeIdentifier: The type of the colour.
    ///   - completionHandler: Called before this method returns.
    /// - Returns: `nil`, because the work is complete when this method returns.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ColorTypes.data(parts), nil)
        return nil
    }
}
