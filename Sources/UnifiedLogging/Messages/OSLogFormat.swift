import Foundation

/// A reader of a message's format in the manner of C, with the privacy of a value in braces: `%{public}@`.
struct OSLogFormat {
    private var format: Substring
    private var arguments: ArraySlice<Any>
    private var parts: [OSLogInterpolation.Part] = []

    /// Returns the message of a format with values.
    static func message(_ format: String, _ arguments: [Any]) -> OSLogMessage {
        var reader = OSLogFormat(format: format[...], arguments: arguments[...])
        reader.read()
        return OSLogMessage(parts: reader.parts)
    }

    private mutating func read() {
        while let percent = format.firstIndex(of: "%") {
            if percent > format.startIndex { parts.append(.literal(String(format[..<percent]))) }
            format = format[percent...].dropFirst()
            if format.first == "%" {
                parts.append(.literal("%"))
                format.removeFirst()
            } else {
                parts.append(.value(value()))
            }
        }
        if !format.isEmpty { parts.append(.literal(String(format))) }
    }

    /// Reads what follows a percent sign.
    private mutating func value() -> OSLogInterpolation.Value {
        var options: [Substring] = []
        if format.first == "{", let end = format.firstIndex(of: "}") {
            options = format[..<end].dropFirst().split { $0 == "," || $0 == " " }
            format = format[end...].dropFirst()
        }
        var layout = take { "-+ #0".contains($0) }
        layout += number()
        if format.first == "." {
            format.removeFirst()
            layout += "." + number()
        }
        _ = take { "hlqLztj".contains($0) }
        let conversion = format.popFirst() ?? "@"
        guard let argument = arguments.popFirst() else { return Self.value("<decode: missing data>", .public) }
        let (text, isPublic) = Self.text(of: argument, as: conversion, layout)
        return OSLogInterpolation.Value(
            make: { text },
            alignment: .none,
            privacy: Self.privacy(options),
            isPublic: isPublic
        )
    }

    private static func value(_ text: String, _ privacy: OSLogPrivacy) -> OSLogInterpolation.Value {
        OSLogInterpolation.Value(make: { text }, alignment: .none, privacy: privacy, isPublic: true)
    }

    private mutating func take(while isTaken: (Character) -> Bool) -> String {
        let taken = format.prefix(while: isTaken)
        format = format[taken.endIndex...]
        return String(taken)
    }

    /// Reads a width or a precision, of which a star stands for the next value.
    private mutating func number() -> String {
        guard format.first == "*" else { return String(take { $0.isASCII && $0.isNumber }.prefix(4)) }
        format.removeFirst()
        let number = arguments.popFirst() as? Int ?? 0
        return String(min(max(number, 0), 9999))
    }

    private static func privacy(_ options: [Substring]) -> OSLogPrivacy {
        let mask = options.contains("mask.hash") ? OSLogPrivacy.Mask.hash : .none
        if options.contains("public") { return .public }
        if options.contains("sensitive") { return .sensitive(mask: mask) }
        return options.contains("private") ? .private(mask: mask) : .auto(mask: mask)
    }

    /// Returns the text of a value, and whether it is one that everyone may read by default: a number.
    private static func text(of argument: Any, as conversion: Character, _ layout: String) -> (String, Bool) {
        switch (conversion, argument) {
        case ("d", let number as any FixedWidthInteger), ("i", let number as any FixedWidthInteger),
            ("D", let number as any FixedWidthInteger):
            return (String(format: "%\(layout)lld", Int64(truncatingIfNeeded: number)), true)
        case ("u", let number as any FixedWidthInteger), ("U", let number as any FixedWidthInteger):
            return (String(format: "%\(layout)llu", bits(number)), true)
        case ("x", let number as any FixedWidthInteger), ("X", let number as any FixedWidthInteger),
            ("o", let number as any FixedWidthInteger):
            return (String(format: "%\(layout)ll\(conversion)", bits(number)), true)
        case (let letter, let number as any BinaryFloatingPoint) where "fFeEgGaA".contains(letter):
            return (String(format: "%\(layout)\(letter)", Double(number)), true)
        case ("s", let text as UnsafePointer<CChar>): return (String(cString: text), false)
        default: return (String(describing: argument), argument is any Numeric)
        }
    }

    /// Returns the bits of a number in its own width.
    private static func bits<Number: FixedWidthInteger>(_ number: Number) -> UInt64 {
        UInt64(truncatingIfNeeded: Number.Magnitude(truncatingIfNeeded: number))
    }
}
