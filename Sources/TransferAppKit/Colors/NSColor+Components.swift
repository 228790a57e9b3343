import Foundation
import KitSupport
import SwiftUICore

// What AppKit's colours have beside those of UIKit: names for colour spaces, components and blends.
extension NSColor {
    /// Creates a colour from red, green and blue components in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from red, green and blue components in sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from red, green and blue components in sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a shade of grey.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// Creates a shade of grey.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// Creates a colour from hue, saturation and brightness.
    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Creates a colour from a Core Graphics colour.
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Finds a colour in an asset catalog.
    /// - Parameter name: The name.
    /// - Returns: Nil for a name that no catalog has.
    public convenience init?(named name: Name) { self.init(named: name, bundle: nil) }

    /// Finds a colour in an asset catalog.
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle that has the catalog; nil for the app's.
    /// - Returns: Nil for a name that no catalog has.
    public convenience init?(named name: Name, bundle: Bundle?) {
        guard let color = Color(ofCatalog: name, bundle: bundle) else { return nil }
        self.init(color)
    }

    /// Creates a colour with different values for light and dark windows.
    /// - Parameters:
    ///   - colorName: The name of the colour, which has no effect.
    ///   - dynamicProvider: Returns the colour for an appearance. It is asked for each at once.
    public convenience init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init(Color(light: dynamicProvider(.light).color, dark: dynamicProvider(.dark).color))
    }

    /// The name of a colour in an asset catalog.
    public typealias Name = String

    /// The red component, from 0 to 1.
    public var redComponent: CGFloat { parts.red }
    /// The green component, from 0 to 1.
    public var greenComponent: CGFloat { parts.green }
    /// The blue component, from 0 to 1.
    public var blueComponent: CGFloat { parts.blue }
    /// The opacity, from 0 to 1.
    public var alphaComponent: CGFloat { parts.alpha }
    /// The luminance, from 0 to 1.
    public var whiteComponent: CGFloat { parts.white }
    /// The hue, from 0 to 1.
    public var hueComponent: CGFloat { parts.hsb.hue }
    /// The saturation, from 0 to 1.
    public var saturationComponent: CGFloat { parts.hsb.saturation }
    /// The brightness, from 0 to 1.
    public var brightnessComponent: CGFloat { parts.hsb.brightness }
    /// The number of components, including the opacity.
    public var numberOfComponents: Int { 4 }
    /// The colour space of the components.
    public var colorSpace: NSColorSpace { .sRGB }

    /// Returns the colour with fixed components.
    /// - Parameter space: The space of the components, which is treated as sRGB.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(parts.color) }

    /// Returns a blend of the colour with another.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        NSColor(parts.blended(with: color.parts, by: fraction).color)
    }

    /// Returns a lighter colour.
    public func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }

    /// Returns a darker colour.
    public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }

    /// Fills a rectangle in the current context with the colour.
    public func drawSwatch(in rect: NSRect) {
        setFill()
        rect.fill()
    }
}

/// The colour space of a colour's components, which are always in sRGB.
public final class NSColorSpace: NSObject, Sendable {
    /// sRGB.
    public static let sRGB = NSColorSpace()
    /// The RGB colour space of the screen.
    public static let deviceRGB = NSColorSpace()
    /// An RGB colour space that does not depend on the screen.
    public static let genericRGB = NSColorSpace()
    /// sRGB extended to values beyond its range.
    public static let extendedSRGB = NSColorSpace()
    /// Display P3.
    public static let displayP3 = NSColorSpace()
}
