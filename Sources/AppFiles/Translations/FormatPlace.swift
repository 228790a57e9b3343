/// A place for a value in a text, as in `%2$@`, `%lld` and `%.2f`.
///
/// Its parts are those of `printf` (IEEE Std 1003.1-2017, `fprintf`), with Apple's `%@` and `%D`, `%U` and `%O`.
struct FormatPlace {
    /// The number of the value, from 1; nil for the next value.
    let position: Int?
    /// The flags, the width and the precision of a number.
    let style: String
    /// The conversion of the value: the place's last character.
    let conversion: Character
    /// The number of bytes in the place.
    let count: Int

    /// The greatest width and precision. A translation with a greater one gives no longer text.
    private static let mostCharacters = 1000

    /// Reads the place at the beginning of some bytes.
    /// - Parameter text: UTF-8, with a per cent sign first.
    init?(_ text: ArraySlice<UInt8>) {
        var reader = PlaceReader(rest: text.dropFirst())
        position = reader.position()
        var flags: [Character] = []
        while let flag = reader.one(of: Self.flags) { if !flags.contains(flag) { flags.append(flag) } }
        var style = String(flags)
        if let width = reader.number() { style += "\(min(width, Self.mostCharacters))" }
        let point = reader
        if reader.skip("."), let precision = reader.number() {
            style += ".\(min(precision, Self.mostCharacters))"
        } else {
            reader = point
        }
        // The size is that of the value.
        while reader.one(of: Self.sizes) != nil {}
        guard let conversion = reader.one(of: Self.conversions) else { return nil }
        (self.style, self.conversion) = (style, conversion)
        count = text.count - reader.rest.count
    }

    private static let flags = Set("-+ #0".utf8)
    private static let sizes = Set("hlqzL".utf8)
    private static let conversions = Set("@dDiuUxXoOfFeEgGaA".utf8)
}
