/// How large a user wants text to be, as older source says it; see ``DynamicTypeSize``.
@_weakLinked
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The category of a size.
    fileprivate init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size)
        self = Self.allCases[index ?? 0]
    }

    /// The size that the category means: both have the same cases, in the same order.
    fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 0] }

    /// Whether it is one of the sizes for people who see little.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size <= rhs.size }
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size > rhs.size }
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
    /// How large the user wants text to be: ``dynamicTypeSize`` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
