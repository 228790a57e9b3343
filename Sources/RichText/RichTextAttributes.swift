import Foundation

@_weakLinked
extension AttributeScopes {
    /// The attributes of formatted text that RTF and HTML carry and that Foundation on Linux does not have.
    ///
    /// Links are Foundation's `link`.
    ///
    /// ```swift
    /// var text = AttributedString("important")
    /// text.inlinePresentationIntent = .stronglyEmphasized
    /// text.textColor = RichTextColor(red: 255, green: 0, blue: 0)
    /// ```
    public struct RichTextAttributes: AttributeScope {
        /// Bold, italic, struck through, code.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// A line under the text.
        public let isUnderlined: IsUnderlinedAttribute
        /// The colour of the text.
        public let textColor: TextColorAttribute
        /// The colour behind the text.
        public let highlightColor: HighlightColorAttribute
        /// The name of the font's family.
        public let fontFamily: FontFamilyAttribute
        /// The size of the font in points.
        public let fontSize: FontSizeAttribute
        /// The place of a paragraph in a list.
        public let listItem: ListItemAttribute

        /// Bold, italic, struck through, code.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = InlinePresentationIntent
            /// The name under which the attribute is kept.
            public static let name = "NSInlinePresentationIntent"
        }

        /// A line under the text.
        public enum IsUnderlinedAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Bool
            /// The name under which the attribute is kept.
            public static let name = "RichText.isUnderlined"
        }

        /// The colour of the text.
        public enum TextColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = RichTextColor
            /// The name under which the attribute is kept.
            public static let name = "RichText.textColor"
        }

        /// The colour behind the text.
        public enum HighlightColorAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = RichTextColor
            /// The name under which the attribute is kept.
            public static let name = "RichText.highlightColor"
        }

        /// The name of the font's family.
        public enum FontFamilyAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = String
            /// The name under which the attribute is kept.
            public static let name = "RichText.fontFamily"
        }

        /// The size of the font in points.
        public enum FontSizeAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = Double
            /// The name under which the attribute is kept.
            public static let name = "RichText.fontSize"
        }

        /// The place of a paragraph in a list.
        public enum ListItemAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = RichTextListItem
            /// The name under which the attribute is kept.
            public static let name = "RichText.listItem"
        }
    }

    /// The scope of the attributes that transferred text carries.
    public var richText: RichTextAttributes.Type { RichTextAttributes.self }
}

@_weakLinked
extension AttributeDynamicLookup {
    /// Finds the attributes of rich text by their names.
    ///
    /// - Parameter keyPath: The attribute.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.RichTextAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
