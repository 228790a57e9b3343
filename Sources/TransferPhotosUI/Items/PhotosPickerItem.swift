import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A picture or film that the user chose in a photo picker.
///
/// An item contains no data. A program loads what it needs, as a `Transferable` type:
///
/// ```swift
/// PhotosPicker("Choose a Portrait", selection: $item, matching: .images)
///     .onChange(of: item) {
///         Task { portrait = try await item?.loadTransferable(type: Image.self) }
///     }
/// ```
///
/// Two items are equal if they are of the same file.
@_weakLinked
public struct PhotosPickerItem: Sendable {
    /// The types that the item can be loaded as, in order of preference.
    public let supportedContentTypes: [UTType]

    /// The identifier of the item; nil if the picker was presented without a photo library.
    ///
    /// On Linux, it is the URL of the file as a string.
    public let itemIdentifier: String?

    /// The file; nil for an item created from an identifier.
    let file: URL?
    /// Two items with the same identity are of the same file.
    let identity: String

    /// Creates an item without contents, which selects the file with its identifier in a picker.
    /// - Parameter itemIdentifier: The identifier of an item from a picker with a photo library.
    public init(itemIdentifier: String) {
        (self.itemIdentifier, identity) = (itemIdentifier, itemIdentifier)
        (supportedContentTypes, file) = ([], nil)
    }

    /// Creates an item of a file.
    /// - Parameters:
    ///   - file: The file.
    ///   - contentType: The type of the file.
    ///   - encoding: The order in which it offers its own format and others.
    ///   - isIdentified: Whether the program may have the identifier.
    init(_ file: URL, _ contentType: UTType, encoding: EncodingDisambiguationPolicy, isIdentified: Bool) {
        self.file = file
        identity = file.absoluteString
        itemIdentifier = isIdentified ? identity : nil
        supportedContentTypes = ItemForms(contentType, encoding).contentTypes
    }

    /// Makes a provider of the file in the formats that the item supports; nil for an item without contents.
    func makeProvider() -> NSItemProvider? {
        guard let file else { return nil }
        return ItemForms.provider(of: file, as: supportedContentTypes)
    }
}

extension PhotosPickerItem: Hashable {
    public static func == (first: PhotosPickerItem, second: PhotosPickerItem) -> Bool {
        first.identity == second.identity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
