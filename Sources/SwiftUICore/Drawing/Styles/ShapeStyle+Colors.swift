// These are not declared in `Color`, too, although Apple declares them twice: `Color.red` would be one of two declarations, and where a
// body has an error, the compiler tries what is around it with each.
extension ShapeStyle where Self == Color {
    /// A transparent colour.
    public static var clear: Color { Color(.named(.clear)) }
    /// Black.
    public static var black: Color { Color(.named(.black)) }
    /// White.
    public static var white: Color { Color(.named(.white)) }
    /// Grey.
    public static var gray: Color { Color(.named(.gray)) }
    /// Red.
    public static var red: Color { Color(.named(.red)) }
    /// Orange.
    public static var orange: Color { Color(.named(.orange)) }
    /// Yellow.
    public static var yellow: Color { Color(.named(.yellow)) }
    /// Green.
    public static var green: Color { Color(.named(.green)) }
    /// Mint.
    public static var mint: Color { Color(.named(.mint)) }
    /// Teal.
    public static var teal: Color { Color(.named(.teal)) }
    /// Cyan.
    public static var cyan: Color { Color(.named(.cyan)) }
    /// Blue.
    public static var blue: Color { Color(.named(.blue)) }
    /// Indigo.
    public static var indigo: Color { Color(.named(.indigo)) }
    /// Purple.
    public static var purple: Color { Color(.named(.purple)) }
    /// Pink.
    public static var pink: Color { Color(.named(.pink)) }
    /// Brown.
    public static var brown: Color { Color(.named(.brown)) }
}
