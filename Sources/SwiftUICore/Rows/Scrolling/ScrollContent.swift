import Foundation

/// Content that may be larger than its place.
@MainActor
package struct ScrollContent: WidgetContent {
    package var content: LayoutElement
    package var axes: Axis.Set
    /// The axes along which scroll bars may show.
    package var indicators: Axis.Set = [.horizontal, .vertical]
    /// A Boolean value that indicates whether the user can scroll.
    package var isEnabled = true
    /// A Boolean value that indicates whether content shows outside of the place.
    package var showsOutside = false
    /// The side from which the content begins.
    package var direction = LayoutDirection.leftToRight
    /// Called with the part to which the user has scrolled.
    package weak var observer: (any ScrollObserver)?
}

/// An observer of the visible part of the content of a widget.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// Called when another part of the content is shown.
    /// - Parameter offset: The distance of the part from the leading and from the top edge of the content.
    func didScroll(to offset: CGPoint)
}

/// A widget that shows a part of its content.
@MainActor
package protocol ScrollingWidget: HostWidget {
    /// Scrolls to another part.
    /// - Parameters:
    ///   - offset: The distance of the part from the leading and from the top edge of the content.
    ///   - size: The size of the content, which may not have been laid out with it yet.
    func scroll(to offset: CGPoint, in size: CGSize)
}

extension ScrollContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.scrollArea)
        element.content = .contain
        element.staysWithWidget = true
        return [element.containing(inside)]
    }
}
