import Foundation

extension View {
    /// Sets the position of a horizontal alignment guide of this view.
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: Gives the distance from the leading edge in points, of the view's size and its other guides.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets the position of a vertical alignment guide of this view.
    /// - Parameters:
    ///   - g: The guide.
    ///   - computeValue: Gives the distance from the top edge in points, of the view's size and its other guides.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }
}

@_weakLinked
struct AlignmentGuideModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func update(_ element: AlignmentGuideElement, in node: ViewNode) {
        node.graph.addGuide(key)
        element.set(key, computeValue)
    }
}

/// An element that sets the place of a guide.
final class AlignmentGuideElement: WrapperElement, PlainElement {
    private var key: AlignmentKey?
    private var computeValue: (ViewDimensions) -> CGFloat = { _ in 0 }

    func set(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.computeValue) = (key, computeValue)
        invalidateSize()
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard key == self.key else { return content.guide(key, in: size) }
        let value = computeValue(ViewDimensions(of: content, size))
        return value.isFinite ? value : nil
    }
}
