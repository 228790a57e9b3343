import AppFiles
import Foundation
import UniformTypeIdentifiers

extension Color {
    /// Creates a colour from an asset catalog.
    ///
    /// The catalog (`.xcassets`) is copied into the bundle unchanged: in a package, by
    /// `resources: [.copy("Assets.xcassets")]`. It may have one colour for light windows and one for dark ones. A name
    /// that no catalog contains gives a clear colour, and is logged.
    /// - Parameters:
    ///   - name: The colour's name, after the names of groups that have a namespace: `Group/Name`.
    ///   - bundle: The bundle, or nil for the app's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        if let color = Color(ofCatalog: name, bundle: bundle) {
            self = color
            return
        }
        let folders = AppResources.folders(of: bundle ?? .main)
        if ReportedOnce.first("Color \(name)") {
            BackgroundLogger(label: "SwiftUI.Color").warning(
                """
                There is no colour “\(name)” in an asset catalog of \(folders.map(\.path).joined(separator: " or ")), so it is \
                clear. Add the catalog to the target's resources, with .copy("Assets.xcassets"), or name its bundle.
                """
            )
        }
        self = .clear
    }

    /// Finds a colour in an asset catalog.
    /// - Returns: Nil for a name that no catalog has.
    nonisolated package init?(ofCatalog name: String, bundle: Bundle?) {
        let folders = AppResources.folders(of: bundle ?? .main)
        let color = folders.lazy.compactMap { AssetCatalog.catalog(in: $0).color(named: name) }.first
        guard let color else { return nil }
        self = color.light == color.dark ? color.light : Color(.adaptive(light: color.light, dark: color.dark))
    }
}
