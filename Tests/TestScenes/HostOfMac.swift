import Foundation

/// A view that hosts others as on a Mac: it is of whole points, and has what is less wide or high in its middle.
package struct HostOfMac {
    private let content: CGRect
    /// The size of the view.
    package let size: CGSize

    /// Creates the host of views that take a rectangle.
    package init(around content: CGRect) {
        self.content = content
        size = CGSize(width: content.width.rounded(.up), height: content.height.rounded(.up))
    }

    /// Returns a rectangle of the content as a Mac shows it in the host: on half points, its pixels.
    package func onScreen(_ frame: CGRect) -> CGRect {
        func pixel(_ length: CGFloat) -> CGFloat { (length * 2).rounded(.toNearestOrAwayFromZero) / 2 }
        return CGRect(
            x: pixel(frame.minX - content.minX + (size.width - content.width) / 2),
            y: pixel(frame.minY - content.minY + (size.height - content.height) / 2),
            width: pixel(frame.width),
            height: pixel(frame.height)
        )
    }
}
