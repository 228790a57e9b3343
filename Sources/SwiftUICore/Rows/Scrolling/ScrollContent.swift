import Foundation

/// Content that may be larger than the visible area.
@MainActor
package struct ScrollContent: WidgetContent {
    package var content: LayoutElement
    package var axes: Axis.Set
    /// The axes along which scroll indicators may appear.
    package var indicators: Axis.Set = [.horizontal, .vertical]
    /// A Boolean value that indicates whether the user can scroll.
    package var isEnabled = true
    /// A Boolean value that indicates whether content is visible outside the scroll view.
    package var showsOutside = false
    /// The direction in which the content is laid out.
    package var direction = LayoutDirection.leftToRight
    /// The observer that is notified when the user scrolls.
    package weak var observer: (any ScrollObserver)?
}

/// An observer of the visible part of a widget's content.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// Reports that the visible part of the content has changed.
    /// - Parameter offset: The distance of the part from the leading and from the top edge of the content.
    func didScroll(to offset: CGPoint)
}

/// A widget that shows part of its content.
@MainActor
package protocol ScrollingWidget: HostWidget {
    /// Scrolls to a part of the content.
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
