/// The type of on-screen keyboard for a field.
@_weakLinked
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The default keyboard for the user's language.
    case `default` = 0
    /// A keyboard for ASCII characters.
    case asciiCapable = 1
    /// A keyboard for digits and punctuation.
    case numbersAndPunctuation = 2
    /// A keyboard for URLs.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    /// A number pad for PINs.
    case numberPad = 4
    /// A keypad for telephone numbers.
    case phonePad = 5
    /// A keypad for names and telephone numbers.
    case namePhonePad = 6
    /// A keyboard for email addresses.
    case emailAddress = 7
    /// A number pad with a decimal point.
    case decimalPad = 8
    /// A keyboard with easy access to `@` and `#`.
    case twitter = 9
    /// A keyboard for search terms and URLs.
    case webSearch = 10
    /// A number pad with ASCII digits only.
    case asciiCapableNumberPad = 11

    /// A keyboard for ASCII characters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}
