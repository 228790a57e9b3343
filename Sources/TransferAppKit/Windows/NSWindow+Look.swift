import Foundation
import SwiftUICore

// The properties by which code describes the look of a window, and their types.

extension NSWindow {
    /// The parts of windows.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates parts.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No title bar.
        public static let borderless: StyleMask = []
        /// A title bar.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes the window.
        public static let closable = StyleMask(rawValue: 2)
        /// A button that minimizes the window.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// The user can change the size of the window.
        public static let resizable = StyleMask(rawValue: 8)
        /// The look of a tool.
        public static let utilityWindow = StyleMask(rawValue: 16)
        /// The look of a sheet.
        public static let docModalWindow = StyleMask(rawValue: 64)
        /// A panel that does not make the app active.
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        /// The look of a panel over other windows.
        public static let hudWindow = StyleMask(rawValue: 8192)
        /// A title bar that is one with the toolbar.
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 4096)
        /// The window has the whole screen.
        public static let fullScreen = StyleMask(rawValue: 16384)
        /// Contents below the title bar.
        public static let fullSizeContentView = StyleMask(rawValue: 32768)
    }

    /// The order of windows from back to front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number of the level.
        public let rawValue: Int

        /// Creates a level.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a level.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// The level of windows.
        public static let normal = Level(rawValue: 0)
        /// Above those of other programs.
        public static let floating = Level(rawValue: 3)
        /// Above those of other programs, for a menu that is torn off.
        public static let submenu = Level(rawValue: 3)
        /// Above those of other programs, for a menu that is torn off.
        public static let tornOffMenu = Level(rawValue: 3)
        /// Above those of other programs, for a panel that must be answered.
        public static let modalPanel = Level(rawValue: 8)
        /// Above those of other programs, for a menu of the panel.
        public static let mainMenu = Level(rawValue: 24)
        /// Above those of other programs, for an item of the panel.
        public static let statusBar = Level(rawValue: 25)
        /// Above those of other programs, for a menu.
        public static let popUpMenu = Level(rawValue: 101)
        /// Above those of other programs, for a screen saver.
        public static let screenSaver = Level(rawValue: 1000)
    }

    /// The parts of the window as it is shown.
    var shownStyles: StyleMask {
        var mask = otherStyles
        guard let condition = handle?.condition else { return mask }
        if made == nil, condition.contains(.resizable) { mask.insert(.resizable) }
        if condition.contains(.fullScreen) { mask.insert(.fullScreen) }
        return mask
    }

    func setStyles(_ styles: StyleMask) {
        guard made == nil else {
            otherStyles = styles.subtracting(.fullScreen)
            made?.changed()
            return
        }
        let isResizable = styles.contains(.resizable)
        if isResizable != shownStyles.contains(.resizable) { handle?.setResizable(isResizable) }
        otherStyles = styles.subtracting([.resizable, .fullScreen])
    }

    /// The title bar with which a window of code opens.
    var bar: WindowBar {
        guard otherStyles.contains(.titled) else { return .none }
        guard titleVisibility == .hidden else { return .standard }
        let hasNothing = titlebarAppearsTransparent && otherStyles.contains(.fullSizeContentView) && !isClosable
        return hasNothing ? .none : .untitled
    }

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

    /// The ways in which windows appear.
    public enum AnimationBehavior: Int, Sendable {
        /// As the desktop has it.
        case `default` = 0
        /// At once.
        case none = 2
        /// As a window of documents does.
        case documentWindow = 3
        /// As a panel of tools does.
        case utilityWindow = 4
        /// As an alert does.
        case alertPanel = 5
    }

    /// The looks of toolbars.
    public enum ToolbarStyle: Int, Sendable {
        /// As the desktop has it.
        case automatic
        /// Below the title.
        case expanded
        /// With large items, for settings.
        case preference
        /// Beside the title.
        case unified
        /// Beside the title, in less space.
        case unifiedCompact
    }

    /// The orders of two windows.
    public enum OrderingMode: Int, Sendable {
        /// Above the other.
        case above = 1
        /// Below the other.
        case below = -1
        /// Off the screen.
        case out = 0
    }

    /// The parts of a window that are seen.
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a state.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A part is seen.
        public static let visible = OcclusionState(rawValue: 2)
    }

    /// The parts of the window that are seen, as far as desktops tell: none of one that is minimized or not on the screen.
    public var occlusionState: OcclusionState { isVisible ? .visible : [] }

    /// A Boolean value that indicates whether the window is on the workspace in use, which desktops do not tell.
    public var isOnActiveSpace: Bool { isVisible }

    /// Does nothing: views are drawn when they change.
    public func displayIfNeeded() {}

    /// Does nothing: the desktop draws the shadow.
    public func invalidateShadow() {}
}

/// The lines below title bars.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
    /// As the desktop has it.
    case automatic
    /// None.
    case none
    /// A line.
    case line
    /// A shadow.
    case shadow
}
