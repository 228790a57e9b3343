import CoreTransferable
import Foundation

@_weakLinked
extension AttributeScopes {
    /// The attributes of text in views.
    ///
    /// ```swift
    /// var text = AttributedString("important")
    /// text.foregroundColor = .red
    /// text.font = .body.bold()
    /// ```
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The background colour of the text.
        public let backgroundColor: BackgroundColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute

        /// The additional space between characters, in points. It takes precedence over kerning.
        public let tracking: TrackingAttribute
        /// The additional space between characters, in points.
        public let kern: KerningAttribute
        /// The offset of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The background colour of the text.
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

        /// The attribute for additional space between characters that takes precedence over kerning.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// The attribute for additional space between characters.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// The attribute for the offset of the text above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The scope of attributes that views show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

@_weakLinked
extension AttributeDynamicLookup {
    /// Returns the attributes of text in views by name.
    /// - Parameter keyPath: The attribute.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension Text {
    /// The style of a line under or through text.
    @_weakLinked
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line. All patterns are drawn as solid lines.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            /// A solid line.
            public static let solid = Pattern(name: "solid")
            /// A dotted line.
            public static let dot = Pattern(name: "dot")
            /// A dashed line.
            public static let dash = Pattern(name: "dash")
            /// A line of alternating dashes and dots.
            public static let dashDot = Pattern(name: "dashDot")
            /// A line of dashes, each followed by two dots.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// The pattern of the line.
        let pattern: Pattern
        /// The colour of the line; nil for that of the text.
        package let color: Color?

        /// Creates a line style.
        /// - Parameters:
        ///   - pattern: The pattern.
        ///   - color: The colour; nil for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        /// A solid line in the colour of the text.
        public static let single = LineStyle()
    }
}
