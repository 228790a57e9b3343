import Foundation

/// Something that views show over their window: a sheet, an alert, a popover.
///
/// It lasts as long as it is presented. A host shows its ``content`` when it appears in the chrome of a window, and takes
/// it away when it is there no more.
@MainActor
package final class Presentation {
    /// The way in which a host shows the content.
    package enum Style: Equatable {
        /// A window that keeps the one below from being used.
        case sheet
        /// A window as large as the one below, which it keeps from being used.
        case fullScreenCover
        /// A message with buttons, which keeps the window below from being used.
        case alert
        /// A choice between actions, which keeps the window below from being used.
        case confirmationDialog
        /// A bubble at an edge of a view. The window below can be used, which closes it.
        case popover(arrowEdge: Edge)
    }

    package let style: Style
    /// The content, which has its own toolbar and menus.
    package let content: ViewRoot
    /// The rectangle in the window that a popover points to; nil for other presentations.
    package let anchor: @MainActor () -> CGRect?
    private let end: () -> Void

    init(_ style: Style, content: ViewRoot, anchor: @escaping @MainActor () -> CGRect?, end: @escaping () -> Void) {
        (self.style, self.content, self.anchor, self.end) = (style, content, anchor, end)
    }

    /// Ends the presentation for the user, as by the Escape key. The program's state decides whether it does end.
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
