import Foundation
import KitSupport
import SwiftUICore

/// A colour, either fixed or one that the desktop's theme gives.
///
/// A theme's colour is drawn as the theme of the window has it. Its components are those of the app's theme on the main thread, and
/// of a light theme on other threads.
public final class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// The colour as views draw it.
    let color: Color

    /// Creates a colour of a view's.
    /// - Parameter color: The colour.
    public init(_ color: Color) { self.color = color }

    /// Creates a colour of red, green and blue in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a colour of red, green and blue in Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a grey.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Creates a colour of hue, saturation and brightness.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Creates a colour of CoreGraphics's.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Finds a colour of an asset catalog.
    /// - Parameter name: The name.
    /// - Returns: Nil for a name that no catalog has.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Finds a colour of an asset catalog.
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

    /// Creates a colour that differs between light and dark windows.
    /// - Parameter dynamicProvider: Returns the colour for traits. It is asked for each at once.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(Color(light: light.color, dark: dark.color))
    }

    /// Returns this colour, as it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    public override var hash: Int { color.hashValue }
    public override var description: String { color.description }
}

extension UIColor {
    // MARK: Components

    var parts: ColorParts { ColorParts(color) }

    /// Gives the components. A pointer that is nil is left out.
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

    /// Gives hue, saturation and brightness. A pointer that is nil is left out.
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

    /// Gives the luminance. A pointer that is nil is left out.
    /// - Returns: True.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = parts
        white?.pointee = parts.white
        alpha?.pointee = parts.alpha
        return true
    }

    // MARK: Other colours

    /// Returns the colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let own = parts.alpha
        return UIColor(own > 0 ? color.opacity(alpha / own) : color)
    }

    /// Returns the colour with fixed components.
    /// - Parameter traitCollection: The look of the windows.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(ColorParts(color, isDark: traitCollection.userInterfaceStyle == .dark).color)
    }

    /// The colour as CoreGraphics has it.
    public var cgColor: CGColor { CGColor(color) }

    // MARK: Drawing

    /// Makes this the colour of the insides and the lines of what is drawn.
    public func set() {
        setFill()
        setStroke()
    }
    /// Makes this the colour of the insides of what is drawn.
    public func setFill() { CurrentContext.current?.setFillColor(cgColor) }
    /// Makes this the colour of the lines of what is drawn.
    public func setStroke() { CurrentContext.current?.setStrokeColor(cgColor) }
}
