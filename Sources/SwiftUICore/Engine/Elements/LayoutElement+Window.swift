import Foundation

extension LayoutElement {
    /// Where a point of the container that this element is laid out in is in the window.
    func originInWindow(_ point: CGPoint) -> CGPoint {
        var point = point
        var next: LayoutElement? = self
        while let element = next {
            if let host = element.layoutHost {
                let origin = host.originInWindow()
                return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
            }
            if element !== self, let origin = element.contentOrigin {
                point.x += origin.x
                point.y += origin.y
            }
            next = element.parent
        }
        return point
    }
}
