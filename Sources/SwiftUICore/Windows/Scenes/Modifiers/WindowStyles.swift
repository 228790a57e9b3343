import Foundation

/// The bar at the top of a window.
package enum WindowBar: Hashable, Sendable {
    /// The title bar of the desktop.
    case standard
    /// A bar without a title.
    case untitled
    /// A bar with the title and no buttons of the window, as a dialog has it: the views have the button that closes it.
    case titleOnly
    /// No bar.
    case none
}

/// The appearance of windows.
@_weakLinked
public protocol WindowStyle {
    /// The bar at the top of the window.
    static var _bar: _WindowStyleBar { get }
}

/// The bar at the top of windows with a style.
@_weakLinked
public struct _WindowStyleBar: Sendable {
    let bar: WindowBar
}

/// The default window style of the desktop.
@_weakLinked
public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .standard) }
}

/// A window style with a title bar.
@_weakLinked
public struct TitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .standard) }
}

/// A window style with a bar that has the window's buttons but no title or background.
@_weakLinked
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .untitled) }
}

/// A window style without a bar or a border.
@_weakLinked
public struct PlainWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .none) }
}

/// A window style with a bar that has the title but no buttons, for windows of which a button in the content closes them.
@_weakLinked
package struct DialogWindowStyle: WindowStyle {
    package static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .titleOnly) }

    /// Creates the style.
    nonisolated package init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default window style of the desktop.
    public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window style with a title bar.
    public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window style with a bar that has the window's buttons but no title or background.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window style without a bar or a border.
    public static var plain: PlainWindowStyle { .init() }
}

/// The appearance of window toolbars. In every style the toolbar replaces the title bar.
@_weakLinked
public protocol WindowToolbarStyle {
    /// A Boolean value that indicates whether the toolbar shows the window's title.
    var _showsTitle: Bool { get }
}

/// The default toolbar style of the desktop.
@_weakLinked
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _showsTitle: Bool { true }
}

/// A toolbar style that shows the title beside the items.
@_weakLinked
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public let _showsTitle: Bool
    /// Creates the style.
    /// - Parameter showsTitle: Whether there is a title.
    nonisolated public init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// A toolbar style that shows the title beside the items in less space.
@_weakLinked
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public let _showsTitle: Bool
    /// Creates the style.
    /// - Parameter showsTitle: Whether there is a title.
    nonisolated public init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// A toolbar style that shows the title and the items.
@_weakLinked
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _showsTitle: Bool { true }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default toolbar style of the desktop.
    public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A toolbar style that shows the title beside the items.
    public static var unified: UnifiedWindowToolbarStyle { .init() }

    /// Returns a style that shows the title beside the items.
    /// - Parameter showsTitle: Whether there is a title.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A toolbar style that shows the title beside the items in less space.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

    /// Returns a style that shows the title beside the items in less space.
    /// - Parameter showsTitle: Whether there is a title.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        .init(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A toolbar style that shows the title and the items.
    public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension Scene {
    /// Sets the style for windows of this scene.
    /// - Parameter style: The look.
    public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene {
        WindowModifier(content: self) { $0.bar = Style._bar.bar }
    }

    /// Sets the style for toolbars of this scene's windows.
    /// - Parameter style: The look.
    public func windowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style) -> some Scene {
        WindowModifier(content: self) { $0.toolbarShowsTitle = style._showsTitle }
    }

    /// Sets the default position of windows. Without it, the desktop decides.
    ///
    /// On X11 the window manager is asked for it. Wayland leaves all places to the compositor.
    /// - Parameter position: The point of the screen that meets the same point of the window.
    public func defaultPosition(_ position: UnitPoint) -> some Scene {
        WindowModifier(content: self) { $0.defaultPosition = position }
    }
}
