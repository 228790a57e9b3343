import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The attributed text of an editor and the operations that hosts perform on it. Offsets count Unicode scalars, as in GTK.
@MainActor
package struct AttributedEditing {
    package let text: ControlValue<AttributedString>
    package let selection: ControlValue<AttributedTextSelection>?
    private let environment: EnvironmentValues

    init(
        text: ControlValue<AttributedString>,
        selection: ControlValue<AttributedTextSelection>?,
        _ environment: EnvironmentValues
    ) {
        (self.text, self.selection, self.environment) = (text, selection, environment)
    }

    /// The types that the user can paste: formatted text and then plain text.
    package static let contentTypes: [UTType] = AttributedTextFormatting.Transferable.importedContentTypes()
    /// The types of formatted text.
    package static let richTypes: [UTType] = contentTypes.filter { !$0.conforms(to: .plainText) }

    /// Returns the items for copying or dragging part of a text.
    package func items(_ range: Range<Int>, of text: AttributedString) -> [NSItemProvider] {
        guard !range.isEmpty else { return [] }
        let part = AttributedString(text[text.range(ofScalars: range)])
        return [NSItemProvider(of: AttributedTextFormatting.Transferable(text: part, in: environment))]
    }

    /// Returns the pasted or dropped text with attributes for views; nil if there is none.
    package func text(of items: [NSItemProvider]) async -> AttributedString? {
        let received = await items.loadValues(
            of: AttributedTextFormatting.Transferable.self,
            for: "TextEditor",
            transferLogger
        )
        let texts = received.compactMap { try? AttributedString(transferable: $0, in: environment) }
        guard var text = texts.first else { return nil }
        for next in texts.dropFirst() { text += AttributedString("\n") + next }
        return text
    }
}

extension AttributedString {
    /// Replaces a range of Unicode scalars with new text.
    package mutating func replace(_ scalars: Range<Int>, with new: AttributedString) {
        replaceSubrange(range(ofScalars: scalars), with: new)
    }

    /// Returns typed characters with the attributes that they have at an offset.
    /// - Parameters:
    ///   - characters: The characters.
    ///   - offset: The position of the insertion, in Unicode scalars.
    ///   - chosen: The attributes that were chosen for them; nil for those of the text before.
    package func typed(_ characters: String, at offset: Int, _ chosen: AttributeContainer?) -> AttributedString {
        let place = AttributedTextSelection(scalars: offset..<offset, in: self)
        return AttributedString(characters, attributes: chosen ?? place.typingAttributes(in: self))
    }
}
