/// A set of traits that determine how assistive technologies present an element of the user interface.
///
/// A view has the traits of its kind: a `Button` is a button, an `Image` is an image. Add traits for a view with another role:
///
/// ```swift
/// Text("Today").accessibilityAddTraits(.isHeader)
/// ```
@_weakLinked
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    /// Creates an empty set.
    public init() { bits = 0 }

    private init(bit: UInt32) { bits = 1 << bit }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The element is a heading.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// The element plays sound when activated.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// The element is a key of an on-screen keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// The element is static text, which cannot be edited.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The element provides a summary when the window opens.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The element's label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// The element starts playing media when activated.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The element is used directly rather than through a screen reader, such as a drawing area.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The element turns the page when it has been read to its end.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// While the element is visible, other elements cannot be used.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// The element is on or off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The element is a tab bar.
    public static let isTabBar = AccessibilityTraits(bit: 16)
    /// The element is one of the tabs of a bar.
    static let isTab = AccessibilityTraits(bit: 17)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changing { $0 |= other.bits } }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { changing { $0 &= other.bits } }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        changing { $0 ^= other.bits }
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { bits |= newMember.bits }
        return (!contains(newMember), newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits &= ~member.bits }
        let removed = intersection(member)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        defer { bits |= newMember.bits }
        let present = intersection(newMember)
        return present.isEmpty ? nil : present
    }

    private func changing(_ change: (inout UInt32) -> Void) -> AccessibilityTraits {
        var traits = self
        change(&traits.bits)
        return traits
    }
}
