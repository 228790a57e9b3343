import Foundation
import SwiftUICore

/// A file of data in an asset catalog.
///
/// ```swift
/// let levels = NSDataAsset(name: "Levels").map(\.data)
/// ```
public final class NSDataAsset: NSObject, Sendable {
    /// The name.
    public let name: String
    /// The bytes of the file.
    public let data: Data
    /// The identifier of the file's type.
    public let typeIdentifier: String

    /// Reads a file from an asset catalog of the app.
    /// - Parameter name: The name, after the names of groups that have a namespace: `Group/Name`.
    /// - Returns: Nil for a name that no catalog has.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Reads a file from an asset catalog.
    /// - Parameters:
    ///   - name: The name, after the names of groups that have a namespace: `Group/Name`.
    ///   - bundle: The bundle.
    /// - Returns: Nil for a name that no catalog of the bundle has.
    public init?(name: String, bundle: Bundle) {
        guard let asset = AssetData.named(name, in: bundle), let data = RegularFile.contents(of: asset.file) else {
            return nil
        }
        (self.name, self.data, typeIdentifier) = (name, data, asset.typeIdentifier ?? "public.data")
        super.init()
    }
}
