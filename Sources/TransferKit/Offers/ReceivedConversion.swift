import CoreTransferable
import Foundation
import RichText
import UniformTypeIdentifiers

/// A form that is created from another program's for receivers in this process, whose types are Apple's: `String` takes UTF-8, and
/// `AttributedString` RTF. Transports do not send it on.
enum ReceivedConversion: CaseIterable {
    /// Text of another type and encoding to UTF-8: source code, a table, the contents of a file of text.
    case text
    /// HTML to RTF.
    case formattedText

    /// The type that is made.
    private var result: UTType {
        switch self {
        case .text: .utf8PlainText
        case .formattedText: .rtf
        }
    }

    /// Returns whether the form can be created from a type.
    private func isMade(of type: UTType) -> Bool {
        switch self {
        case .text: type.conforms(to: .plainText)
        case .formattedText: type.conforms(to: .html)
        }
    }

    /// Returns whether an item has the form itself, so that nothing else is to be taken for it. A program may never answer for the
    /// RTF that it offers, and then its HTML is as good.
    private func isThere(among types: [UTType]) -> Bool { self == .text && types.contains { $0.conforms(to: result) } }

    private func converted(_ data: Data, from type: UTType) throws -> Data {
        switch self {
        case .text: WireText.utf8(data, as: type)
        case .formattedText: try FormattedText.rtf(ofHTML: data)
        }
    }

    private static func all(of type: UTType, among types: [UTType]) -> [ReceivedConversion] {
        allCases.filter { $0.isMade(of: type) && !$0.isThere(among: types) }
    }

    /// Returns types together with those that can be created from them, each behind its source.
    static func completed(_ types: [UTType]) -> [UTType] { types.flatMap { completed(of: $0, among: types) } }

    /// Returns a type and those that can be created from it for an item with some types.
    static func completed(of type: UTType, among types: [UTType]) -> [UTType] {
        [type] + all(of: type, among: types).map(\.result)
    }

    /// Offers what can be created from a representation.
    ///
    /// - Parameters:
    ///   - type: The type of the representation.
    ///   - types: The types of the item.
    ///   - provider: The item.
    ///   - load: Returns the bytes of the representation.
    static func register(
        of type: UTType,
        among types: [UTType],
        with provider: NSItemProvider,
        load: @escaping @Sendable () async throws -> Data
    ) {
        for conversion in all(of: type, among: types) {
            provider.registerConversion(to: conversion.result) { _ in try conversion.converted(await load(), from: type)
            }
        }
    }
}
