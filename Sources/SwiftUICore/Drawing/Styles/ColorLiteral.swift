/// The type of `#colorLiteral` where nothing asks for another.
public typealias _ColorLiteralType = Color.Resolved

/// Colours in source that Xcode shows as swatches: `Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))`.
@_weakLinked
extension Color.Resolved: _ExpressibleByColorLiteral {
    /// Creates a colour from the numbers of a literal.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: red, green: green, blue: blue, opacity: alpha)
    }
}
