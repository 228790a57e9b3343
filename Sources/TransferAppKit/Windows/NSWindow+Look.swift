import Foundation

// Properties of windows that code sets together with others. They are kept, and have no effect, because the desktop or the scene decides.

extension NSWindow {
    /// The choice of whether the title is shown.
    public enum TitleVisibility: Int, Sendable {
        /// It is shown.
        case visible
        /// It is not shown.
        case hidden
    }

    /// The ways in which a window takes part in the desktop's workspaces.
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates behaviours.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The window is on all workspaces.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        /// The window follows the user to the workspace in use.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        /// The window is hidden while the desktop shows all windows.
        public static let transient = CollectionBehavior(rawValue: 8)
        /// The window stays where it is while the desktop shows all windows.
        public static let stationary = CollectionBehavior(rawValue: 16)
        /// The window is left out where windows are switched by keys.
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        /// The window can have the whole screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        /// The window can be over one that has the whole screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        /// The window cannot have the whole screen.
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    }

    /// The choice of whether windows become tabs of one.
    public enum TabbingMode: Int, Sendable {
        /// As the desktop has it.
        case automatic
        /// They do.
        case preferred
        /// They do not.
        case disallowed
    }

    /// The buttons of title bars.
    public enum ButtonType: UInt, Sendable {
        /// The button that closes the window.
        case closeButton
        /// The button that minimizes the window.
        case miniaturizeButton
        /// The button that changes the size of the window.
        case zoomButton
    }

    /// Returns nil, because desktops draw the buttons of windows: `windowDismissBehavior(_:)` and its kin disable them.
    public func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }

    /// Does nothing: scenes keep the sizes of their windows.
    /// - Returns: Whether the name is the window's, which it is.
    @discardableResult
    public func setFrameAutosaveName(_ name: String) -> Bool { true }
}
