import Foundation
import KitSupport
import SwiftUICore

/// A colour that is either fixed or comes from the desktop's theme.
///
/// A theme's colour is drawn as the theme of the window has it. Its components are those of the app's theme on the main thread, and
/// of a light theme on other threads.
public final class NSColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The colour as views draw it.
    let color: Color

    /// Creates a colour from the colour of a view.
    /// - Parameter color: The colour.
    public init(_ color: Color) { self.color = color }

    /// A Boolean value that indicates whether colours support secure coding. They do.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a colour from an archive.
    /// - Parameter coder: The archive.
    /// - Returns: Nil for what is no colour.
    public convenience init?(coder: NSCoder) {
        guard let color = ColorTypes.color(from: coder) else { return nil }
        self.init(color)
    }

    /// Encodes the components of the colour in an archive. For a colour of the theme, they are those in a light window.
    /// - Parameter coder: The archive.
    public func encode(with coder: NSCoder) { ColorTypes.encode(parts, with: coder) }

    /// Creates a colour from red, green and blue components in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

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

    /// Creates a colour from red, green and blue components in Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a shade of grey.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Creates a shade of grey.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// Creates a shade of grey.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// Creates a colour from hue, saturation and brightness.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

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

    /// Returns this colour, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.color == color }
    public override var hash: Int { color.hashValue }
    public override var description: String { color.description }
}

extension NSColor {
    // MARK: Components

    var parts: ColorParts { ColorParts(color) }

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

    /// Writes the components to the pointers that are not nil.
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let parts = parts
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
    }

    /// Writes the hue, saturation and brightness to the pointers that are not nil.
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let (parts, hsb) = (parts, parts.hsb)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = parts.alpha
    }

    /// Writes the luminance to the pointers that are not nil.
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {
        let parts = parts
        white?.pointee = parts.white
        alpha?.pointee = parts.alpha
    }

    /// Returns the colour with fixed components.
    /// - Parameter space: The space of the components, which is treated as sRGB.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(parts.color) }

    // MARK: Other colours

    /// Returns the colour with a different opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
        let own = parts.alpha
        return NSColor(own > 0 ? color.opacity(alpha / own) : color)
    }

    /// Returns a blend of the colour with another.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        NSColor(parts.blended(with: color.parts, by: fraction).color)
    }

    /// Returns a lighter colour.
    public func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }

    /// Returns a darker colour.
    public func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }

    /// The colour as a Core Graphics colour.
    public var cgColor: CGColor { CGColor(color) }

    // MARK: Drawing

    /// Sets the fill and stroke colour of the current context to this colour.
    public func set() {
        setFill()
        setStroke()
    }
    /// Sets the fill colour of the current context to this colour.
    public func setFill() { CurrentContext.current?.setFillColor(cgColor) }
    /// Sets the stroke colour of the current context to this colour.
    public func setStroke() { CurrentContext.current?.setStrokeColor(cgColor) }
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
