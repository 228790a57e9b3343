/// The views that stay visible while their section scrolls.
@_weakLinked
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The header of each section.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footer of each section.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
