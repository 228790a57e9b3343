import Foundation
import KitSupport
import SwiftUICore

// The colours that traits choose, and those of asset catalogs.
extension UIColor {
    /// Creates a colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Finds a colour in an asset catalog.
    /// - Parameter name: The name.
    /// - Returns: Nil for a name that no catalog has.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour in an asset catalog.
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle that has the catalog; nil for the app's.
    ///   - traitCollection: The traits of the colour, which have no effect.
    /// - Returns: Nil for a name that no catalog has.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = Color(ofCatalog: name, bundle: bundle) else { return nil }
        self.init(color)
    }

    /// Creates a colour with different values for light and dark windows.
    /// - Parameter dynamicProvider: Returns the colour for traits. It is asked for each at once.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(Color(light: light.color, dark: dark.color))
    }

    /// Returns the colour with fixed components.
    /// - Parameter traitCollection: The look of the windows.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(ColorParts(color, isDark: traitCollection.userInterfaceStyle == .dark).color)
    }
}
