/// The characteristics by which assistive technologies present an element of the user interface.
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
    /// The element is the heading of a section.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The element is a field for searching.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// The element is a picture.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// The element plays sound when it is used.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// The element is a key of an on-screen keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// The element is text that cannot be edited.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The element sums up the window when it opens.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The element's label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// The element starts to play media when it is used.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The element is used directly rather than through a screen reader, as a drawing area is.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The element turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// While the element is visible, no others can be used.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// The element is on or off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The element is a bar of tabs.
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
