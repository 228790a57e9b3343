import CoreTransferable
import Foundation

/// Text with attributes, and the form in which programs exchange it.
@_weakLinked
public enum AttributedTextFormatting {
    /// A text with the formatting that its attributes have in an environment. It is transferred as RTF, HTML and plain text.
    public struct Transferable: CoreTransferable.Transferable, Sendable {
        let text: AttributedString

        /// Creates a value that can be transferred.
        /// - Parameters:
        ///   - text: The text.
        ///   - environment: The environment of the text's place, which determines its colours.
        public init(text: AttributedString, in environment: EnvironmentValues) {
            self.text = text.transferred(in: environment.themeColors)
        }

        init(received text: AttributedString) { self.text = text }

        public static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.text) { Transferable(received: $0) }
        }
    }
}

@_weakLinked
extension AttributedString {
    /// Creates text from a transferred value, with the attributes of views.
    /// - Parameters:
    ///   - transferable: The value.
    ///   - environment: The environment of the place where the text is shown.
    public init(transferable: AttributedTextFormatting.Transferable, in environment: EnvironmentValues) throws {
        self = transferable.text
        for run in runs {
            var attributes = run.attributes
            if let color = attributes.textColor { attributes.foregroundColor = Color(color) }
            if let color = attributes.highlightColor { attributes.backgroundColor = Color(color) }
            if attributes.isUnderlined == true { attributes.underlineStyle = .single }
            if let size = attributes.fontSize { attributes.font = .system(size: size) }
            (attributes.textColor, attributes.highlightColor, attributes.isUnderlined) = (nil, nil, nil)
            attributes.fontSize = nil
            self[run.range].setAttributes(attributes)
        }
    }
}
