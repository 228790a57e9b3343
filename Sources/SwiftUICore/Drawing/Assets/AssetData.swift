import AppFiles
import Foundation

/// A file of data of an asset catalog.
package struct AssetData: Hashable, Sendable {
    /// The file.
    package let file: URL
    /// The identifier of its type; nil where the catalog names none.
    package let typeIdentifier: String?

    /// Reads a set; nil if it has no file for a desktop.
    init?(in folder: URL) {
        let entries = AssetContents.entries(AssetContents(in: folder)?.data?.filter { $0.filename != nil } ?? [])
        guard let entry = entries.light.first ?? entries.dark.first, let name = entry.filename, !name.contains("/")
        else { return nil }
        (file, typeIdentifier) = (folder.appending(path: name), entry.typeIdentifier)
    }

    /// Finds a file in the asset catalogs of a bundle; nil for a name that none has.
    package static func named(_ name: String, in bundle: Bundle) -> AssetData? {
        AppResources.folders(of: bundle).lazy.compactMap { AssetCatalog.catalog(in: $0).data(named: name) }.first
    }
}
