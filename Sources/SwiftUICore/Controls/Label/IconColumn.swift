import Foundation

/// A modifier that centers the icon of a label in a column, so that titles below one another begin at one place. Assistive technologies
/// read the title only.
@_weakLinked
struct IconColumnModifier {
    /// A Boolean value that indicates whether there is a column; else the icon has its own width.
    var isColumn = true
    /// The width of the column in points; nil for the width that follows the font.
    let width: CGFloat?
}

extension IconColumnModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func update(_ element: IconColumnElement, in node: ViewNode) {
        element.isColumn = isColumn
        element.width = width
        element.font = node.environment.shownFont
        element.scale = node.environment.imageScale.factor
    }
}

/// The column of an icon. An icon that is wider than the column reaches out of it on both sides, and a symbol that is higher than most,
/// as those with badges are, above and below, so that rows with different symbols are equally high.
final class IconColumnElement: WrapperElement, PlainElement {
    var isColumn = true { didSet { if isColumn != oldValue { invalidateSize() } } }
    var width: CGFloat? { didSet { if width != oldValue { invalidateSize() } } }
    var font = Font.body { didSet { if font != oldValue { invalidateSize() } } }
    var scale: CGFloat = 1 { didSet { if scale != oldValue { invalidateSize() } } }

    /// The usual width as a part of the font's size: a symbol takes 1.2, and a wide one a third more.
    private static let usualWidth: CGFloat = 1.6

    /// Returns a length in points.
    /// - Parameter part: The length as a part of the font's size.
    private func length(_ part: CGFloat) -> CGFloat {
        (font.size.points(by: graph.host.fontSize) * part * scale).rounded()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(proposal)
        return isColumn ? CGSize(width: width ?? length(Self.usualWidth), height: height(of: size)) : size
    }

    /// Returns the height of the column. An icon that is higher than a wide symbol, and a picture, which has no baseline, keep theirs.
    private func height(of size: CGSize) -> CGFloat {
        let usual = length(ImageContent.symbolSide)
        guard size.height > usual, size.height <= length(Self.usualWidth), content.baselines(in: size) != nil else {
            return size.height
        }
        return usual
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        guard isColumn else { return super.arrange(in: frame, proposal: proposal) }
        let size = content.size(proposal)
        let place = CGRect(
            x: frame.midX - size.width / 2,
            y: frame.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        content.place(in: place, proposal: proposal)
    }

    override func shift(by distance: CGSize) -> Bool { content.shift(by: distance) }
    override func makeAccessibility() -> [AccessibilityElement] { [] }
}

private struct LabelIconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct LabelReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The space between the icons and the titles of labels, in points; nil for the default.
    public internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }

    /// The width that labels reserve for their icons, in points; nil for the default in their context.
    public internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the space between the icons and the titles of labels in this view.
    /// - Parameter spacing: The space in points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing.isFinite ? spacing : 0)
    }

    /// Sets the width that labels in this view reserve for their icons, which are centered within it.
    ///
    /// Lists and grouped forms reserve a width that follows the font. An icon that is wider reaches out of its place.
    /// - Parameter value: The width in points.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value.isFinite ? max(0, value) : 0)
    }
}
