import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The text of an editor with attributes, and the operations of hosts on it. They count Unicode scalars, as GTK does.
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

    /// The types that the user can paste: formatted text, followed by plain text.
    package static let contentTypes: [UTType] = AttributedTextFormatting.Transferable.importedContentTypes()
    /// The types of text with a look.
    package static let richTypes: [UTType] = contentTypes.filter { !$0.conforms(to: .plainText) }

    /// Returns the items of a copy or a drag of a part of a text.
    package func items(_ range: Range<Int>, of text: AttributedString) -> [NSItemProvider] {
        guard !range.isEmpty else { return [] }
        let part = AttributedString(text[text.range(ofScalars: range)])
        return [NSItemProvider(of: AttributedTextFormatting.Transferable(text: part, in: environment))]
    }

    /// Returns the text of a paste or a drop, with the attributes of views; nil if there is none.
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
    /// Puts text in place of some Unicode scalars.
    package mutating func replace(_ scalars: Range<Int>, with new: AttributedString) {
        replaceSubrange(range(ofScalars: scalars), with: new)
    }

    /// Typed characters with the attributes that they have at a place.
    /// - Parameters:
    ///   - characters: The characters.
    ///   - offset: The position of the insertion, in Unicode scalars.
    ///   - chosen: The attributes that were chosen for them; nil for those of the text before.
    package func typed(_ characters: String, at offset: Int, _ chosen: AttributeContainer?) -> AttributedString {
        let place = AttributedTextSelection(scalars: offset..<offset, in: self)
        return AttributedString(characters, attributes: chosen ?? place.typingAttributes(in: self))
    }
}
