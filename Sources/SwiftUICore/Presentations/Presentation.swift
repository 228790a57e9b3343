import Foundation

/// A presentation of views over their window, such as a sheet, an alert or a popover.
///
/// It lasts as long as it is presented. A host shows its ``content`` when it appears in the chrome of a window, and takes
/// it away when it is there no more.
@MainActor
package final class Presentation {
    /// The way in which a host presents the content.
    package enum Style: Equatable {
        /// A window that blocks the one below.
        case sheet
        /// A window as large as the one below, which it blocks.
        case fullScreenCover
        /// A message with buttons that blocks the window below.
        case alert
        /// A choice between actions that blocks the window below.
        case confirmationDialog
        /// A bubble at an edge of a view. Using the window below closes it.
        case popover(arrowEdge: Edge)
    }

    package let style: Style
    /// The content, which has its own toolbar and menus.
    package let content: ViewRoot
    /// A closure that returns the rectangle in the window to which a popover points; nil for other presentations.
    package let anchor: @MainActor () -> CGRect?
    private let end: () -> Void

    init(_ style: Style, content: ViewRoot, anchor: @escaping @MainActor () -> CGRect?, end: @escaping () -> Void) {
        (self.style, self.content, self.anchor, self.end) = (style, content, anchor, end)
    }

    /// Dismisses the presentation on behalf of the user who presses the Escape key, unless it covers the whole window: what covers all is
    /// left by its own views, as on Apple's systems.
    /// - Returns: False where the views do not let the user end it.
    @discardableResult
    package func escape() -> Bool { style == .fullScreenCover ? false : dismissInteractively() }

    /// Dismisses the presentation on behalf of the user, for example by the button of its window. The state of the program decides whether it is
    /// dismissed.
    /// - Returns: False where the views do not let the user end it.
    @discardableResult
    package func dismissInteractively() -> Bool {
        guard !content.preferences[InteractiveDismissDisabledKey.self] else { return false }
        content.preferences[CancelActionKey.self]?()
        end()
        return true
    }
}

/// The presentations of a window's views, in the order of the views.
@_weakLinked
enum PresentationsKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }
    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

extension Presentation {
    /// Creates a dialog whose views are a tree of their own, which belongs to no window.
    /// - Parameters:
    ///   - graph: The tree.
    ///   - end: Called when the user leaves the dialog without pressing one of its buttons.
    package convenience init(standalone graph: ViewGraph, end: @escaping () -> Void) {
        self.init(.alert, content: graph.content, anchor: { nil }, end: end)
    }
}
