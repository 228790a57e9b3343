/// The codes of keys on Apple's keyboards, by their places.
enum KeyCodes {
    /// Returns the code of a key.
    /// - Parameter key: The number by which Linux's input devices know it (`linux/input-event-codes.h`).
    /// - Returns: Nil for a key that Apple's keyboards do not have.
    static func code(ofDeviceKey key: UInt32) -> UInt16? {
        key < 128 ? byDeviceKey[Int(key)] : laterKeys[key]
    }

    /// The codes by the numbers of Linux, beginning with 0. The keys Ctrl and Super are the Command key and the Control key.
    private static let byDeviceKey: [UInt16?] = {
        var codes: [UInt16?] = Array(repeating: nil, count: 128)
        for (first, row) in rows { for (index, code) in row.enumerated() { codes[first + index] = code } }
        return codes
    }()

    /// The codes of keys whose numbers follow each other.
    private static let rows: [(first: Int, codes: [UInt16?])] = [
        // Escape, the digits, minus, equal, backspace, tab
        (1, [53, 18, 19, 20, 21, 23, 22, 26, 28, 25, 29, 27, 24, 51, 48]),
        // Q to the brackets, return, left Ctrl
        (16, [12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30, 36, 55]),
        // A to the apostrophe, grave, left shift, backslash
        (30, [0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39, 50, 56, 42]),
        // Z to the slash, right shift, asterisk of the number pad, left alt, space, caps lock
        (44, [6, 7, 8, 9, 11, 45, 46, 43, 47, 44, 60, 67, 58, 49, 57]),
        // F1 to F10, num lock
        (59, [122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 71]),
        // The number pad
        (71, [89, 91, 92, 78, 86, 87, 88, 69, 83, 84, 85, 82, 65]),
        // The key beside left shift, F11, F12
        (86, [10, 103, 111]),
        // Enter of the number pad, right Ctrl, slash of the number pad, none, right alt, none, home to delete
        (96, [76, 54, 75, nil, 61, nil, 115, 126, 116, 123, 124, 119, 125, 121, 114, 117]),
        // Mute and volume
        (113, [74, 73, 72]),
        // Left and right Super
        (125, [59, 62]),
    ]

    /// F13 to F20.
    private static let laterKeys: [UInt32: UInt16] = [
        183: 105, 184: 107, 185: 113, 186: 106, 187: 64, 188: 79, 189: 80, 190: 90,
    ]
}
