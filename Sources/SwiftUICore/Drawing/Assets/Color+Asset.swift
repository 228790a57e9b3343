import AppFiles
import Foundation
import UniformTypeIdentifiers

extension Color {
    /// Creates a colour of an asset catalog.
    ///
    /// The catalog (`.xcassets`) is copied into the bundle unchanged: in a package, by
    /// `resources: [.copy("Assets.xcassets")]`. It may have one colour for light windows and one for dark ones. A name
    /// that no catalog contains gives a clear colour, and is logged.
    /// - Parameters:
    ///   - name: The colour's name, after the names of groups that have a namespace: `Group/Name`.
    ///   - bundle: The bundle, or nil for the app's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        let folders = AppResources.folders(of: bundle ?? .main)
        if let color = folders.lazy.compactMap({ AssetCatalog.catalog(in: $0).color(named: name) }).first {
            self = color.light == color.dark ? color.light : Color(.adaptive(light: color.light, dark: color.dark))
            return
        }
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
}
