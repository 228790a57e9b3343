/// The user's preferred text size, in an earlier form; see ``DynamicTypeSize``.
@_weakLinked
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The size `xSmall` of ``DynamicTypeSize``.
    case extraSmall
    /// The size `small` of ``DynamicTypeSize``.
    case small
    /// The size `medium` of ``DynamicTypeSize``.
    case medium
    /// The size `large` of ``DynamicTypeSize``.
    case large
    /// The size `xLarge` of ``DynamicTypeSize``.
    case extraLarge
    /// The size `xxLarge` of ``DynamicTypeSize``.
    case extraExtraLarge
    /// The size `xxxLarge` of ``DynamicTypeSize``.
    case extraExtraExtraLarge
    /// The size `accessibility1` of ``DynamicTypeSize``.
    case accessibilityMedium
    /// The size `accessibility2` of ``DynamicTypeSize``.
    case accessibilityLarge
    /// The size `accessibility3` of ``DynamicTypeSize``.
    case accessibilityExtraLarge
    /// The size `accessibility4` of ``DynamicTypeSize``.
    case accessibilityExtraExtraLarge
    /// The size `accessibility5` of ``DynamicTypeSize``.
    case accessibilityExtraExtraExtraLarge

    /// Creates the category that corresponds to a size.
    fileprivate init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size)
        self = Self.allCases[index ?? 0]
    }

    /// The corresponding size. Both types have the same cases in the same order.
    fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 0] }

    /// A Boolean value that indicates whether the category is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Returns a Boolean value that indicates whether the first size is smaller than the second.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size < rhs.size }
    /// Returns a Boolean value that indicates whether the first size is not larger than the second.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size <= rhs.size }
    /// Returns a Boolean value that indicates whether the first size is larger than the second.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size > rhs.size }
    /// Returns a Boolean value that indicates whether the first size is not smaller than the second.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
    /// The user's preferred text size: ``dynamicTypeSize`` in an earlier form.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
