import Foundation

extension LayoutElement {
    /// Returns the position in the window of a point of the container in which this element is laid out.
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
