import Foundation
import SystemSupport

/// An element whose contents may have set alignment guides.
@MainActor
protocol GuidedElement: AnyObject {
    /// Returns the position of a guide that something inside sets, from the leading or top edge; nil if nothing does.
    func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat?
}

/// The size and the alignment guides of a view.
@_weakLinked
public struct ViewDimensions {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    private let element: UncheckedBox<any GuidedElement>?

    /// Creates the dimensions of a rectangle, which has only default guides.
    init(_ size: CGSize) { (width, height, element) = (size.width, size.height, nil) }

    init(of element: any GuidedElement, _ size: CGSize) {
        (width, height, self.element) = (size.width, size.height, UncheckedBox(element))
    }

    /// The distance from the leading edge to a guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { position(of: guide.key) }

    /// The distance from the top edge to a guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { position(of: guide.key) }

    /// The distance from the leading edge to a guide, if the view sets it; nil if the guide has its default position.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }

    /// The distance from the top edge to a guide, if the view sets it; nil if the guide has its default position.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

    /// Returns the distance of a guide from the leading or top edge, whether the view sets it or not.
    func position(of key: AlignmentKey) -> CGFloat {
        let position = explicitValue(key) ?? key.id.defaultValue(in: self)
        return position.isNaN ? 0 : position
    }

    private func explicitValue(_ key: AlignmentKey) -> CGFloat? {
        guard let element else { return nil }
        let size = CGSize(width: width, height: height)
        // Layout runs on the main thread, and a program sees dimensions only while it does.
        return MainActor.assumeCallback { element.value.guide(key, in: size) }
    }
}

extension ViewDimensions: Equatable {
    /// Returns a Boolean value that indicates whether two sizes are equal.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.width == second.width && first.height == second.height
    }
}
