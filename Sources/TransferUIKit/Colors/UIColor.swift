import Foundation
import KitSupport
import SwiftUICore

/// A colour that is either fixed or comes from the desktop's theme.
///
/// A theme's colour is drawn as the theme of the window has it. Its components are those of the app's theme on the main thread, and
/// of a light theme on other threads.
public final class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

    /// Creates a colour from red, green and blue components in Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a shade of grey.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Creates a colour from hue, saturation and brightness.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

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

    /// Returns this colour, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    public override var hash: Int { color.hashValue }
    public override var description: String { color.description }
}

extension UIColor {
    // MARK: Components

    var parts: ColorParts { ColorParts(color) }

    /// Writes the components to the pointers that are not nil.
    /// - Returns: True.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = parts
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Writes the hue, saturation and brightness to the pointers that are not nil.
    /// - Returns: True.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (parts, hsb) = (parts, parts.hsb)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = parts.alpha
        return true
    }

    /// Writes the luminance to the pointers that are not nil.
    /// - Returns: True.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = parts
        white?.pointee = parts.white
        alpha?.pointee = parts.alpha
        return true
    }

    // MARK: Other colours

    /// Returns the colour with a different opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let own = parts.alpha
        return UIColor(own > 0 ? color.opacity(alpha / own) : color)
    }

    /// Returns the colour with fixed components.
    /// - Parameter traitCollection: The look of the windows.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(ColorParts(color, isDark: traitCollection.userInterfaceStyle == .dark).color)
    }

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
}
