/// The layout of an on-screen keyboard for a field.
@_weakLinked
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The usual keyboard of the user's language.
    case `default` = 0
    /// Letters and signs of ASCII.
    case asciiCapable = 1
    /// Digits and signs.
    case numbersAndPunctuation = 2
    /// Addresses on the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    /// The digits of a PIN.
    case numberPad = 4
    /// Telephone numbers.
    case phonePad = 5
    /// Names and telephone numbers.
    case namePhonePad = 6
    /// Email addresses.
    case emailAddress = 7
    /// Numbers with a decimal point.
    case decimalPad = 8
    /// Text with `@` and `#`.
    case twitter = 9
    /// Words to search for.
    case webSearch = 10
    /// The digits of ASCII.
    case asciiCapableNumberPad = 11

    /// Letters and signs of ASCII.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
