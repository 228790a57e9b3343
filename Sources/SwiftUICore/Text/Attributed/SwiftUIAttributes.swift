import CoreTransferable
import Foundation

@_weakLinked
extension AttributeScopes {
    /// The look of text in views.
    ///
    /// ```swift
    /// var text = AttributedString("important")
    /// text.foregroundColor = .red
    /// text.font = .body.bold()
    /// ```
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute

        /// The room between characters in points, added to that of the font; takes the place of kerning.
        public let tracking: TrackingAttribute
        /// The room between characters in points, added to that of the font.
        public let kern: KerningAttribute
        /// The height of the text above the line in points.
        public let baselineOffset: BaselineOffsetAttribute

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// A line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// A line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The room between characters, which takes the place of kerning.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// The room between characters.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// The height of the text above the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The scope of the attributes that views show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

@_weakLinked
extension AttributeDynamicLookup {
    /// Finds the attributes of text in views by their names.
    /// - Parameter keyPath: The attribute.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension Text {
    /// A line under or through text.
    @_weakLinked
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of the line; all are drawn solid.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// A solid line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(name: "dashDot")
            /// Dashes with two dots between them.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// The pattern of the line.
        let pattern: Pattern
        /// The colour of the line; nil for that of the text.
        package let color: Color?

        /// Creates a line.
        /// - Parameters:
        ///   - pattern: The pattern.
        ///   - color: The colour; nil for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        /// A line in the colour of the text.
        public static let single = LineStyle()
    }
}
