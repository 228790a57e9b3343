import Foundation

@_weakLinked
extension AttributeScopes {
    /// The attributes of formatted text in RTF and HTML that Foundation on Linux lacks.
    ///
    /// Links are Foundation's `link`.
    ///
    /// ```swift
    /// var text = AttributedString("important")
    /// text.inlinePresentationIntent = .stronglyEmphasized
    /// text.textColor = RichTextColor(red: 255, green: 0, blue: 0)
    /// ```
    public struct RichTextAttributes: AttributeScope {
        /// The emphasis of the text, such as bold, italics, strikethrough or code.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// A line under the text.
        public let isUnderlined: IsUnderlinedAttribute
        /// The colour of the text.
        public let textColor: TextColorAttribute
        /// The background colour of the text.
        public let highlightColor: HighlightColorAttribute
        /// The name of the font family.
        public let fontFamily: FontFamilyAttribute
        /// The size of the font in points.
        public let fontSize: FontSizeAttribute
        /// The position of a paragraph in a list.
        public let listItem: ListItemAttribute

        /// The emphasis of the text, such as bold, italics, strikethrough or code.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }

        /// A line under the text.
        public enum IsUnderlinedAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Bool
            /// The name of the attribute.
            public static let name = "RichText.isUnderlined"
        }

        /// The colour of the text.
        public enum TextColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = RichTextColor
            /// The name of the attribute.
            public static let name = "RichText.textColor"
        }

        /// The background colour of the text.
        public enum HighlightColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = RichTextColor
            /// The name of the attribute.
            public static let name = "RichText.highlightColor"
        }

        /// The name of the font family.
        public enum FontFamilyAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = String
            /// The name of the attribute.
            public static let name = "RichText.fontFamily"
        }

        /// The size of the font in points.
        public enum FontSizeAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Double
            /// The name of the attribute.
            public static let name = "RichText.fontSize"
        }

        /// The position of a paragraph in a list.
        public enum ListItemAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = RichTextListItem
            /// The name of the attribute.
            public static let name = "RichText.listItem"
        }
    }

    /// The scope of the attributes of transferred text.
    public var richText: RichTextAttributes.Type { RichTextAttributes.self }
}

@_weakLinked
extension AttributeDynamicLookup {
    /// Returns the attributes of rich text by name.
    ///
    /// - Parameter keyPath: The attribute.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.RichTextAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
