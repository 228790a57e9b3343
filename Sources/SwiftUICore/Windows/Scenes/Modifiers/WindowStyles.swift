import Foundation

/// The bar at the top of a window.
package enum WindowBar: Hashable, Sendable {
    /// The title bar of the desktop.
    case standard
    /// A bar without a title.
    case untitled
    /// No bar.
    case none
}

/// The appearance of windows.
@_weakLinked
public protocol WindowStyle {
    /// The bar at the top.
    static var _bar: _WindowStyleBar { get }
}

/// The bar at the top of windows with a style.
@_weakLinked
public struct _WindowStyleBar: Sendable {
    let bar: WindowBar
}

/// The look that the desktop has.
@_weakLinked
public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .standard) }
}

/// A title bar.
@_weakLinked
public struct TitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .standard) }
}

/// A bar with the window's buttons, without a title and a background.
@_weakLinked
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .untitled) }
}

/// No bar, and no border.
@_weakLinked
public struct PlainWindowStyle: WindowStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public static var _bar: _WindowStyleBar { _WindowStyleBar(bar: .none) }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The look that the desktop has.
    public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A title bar.
    public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A bar with the window's buttons, without a title and a background.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No bar, and no border.
    public static var plain: PlainWindowStyle { .init() }
}

/// A look of the toolbars of windows. A toolbar stands in place of the title bar in each.
@_weakLinked
public protocol WindowToolbarStyle {
    /// A Boolean value that indicates whether the toolbar shows the window's title.
    var _showsTitle: Bool { get }
}

/// The look that the desktop has.
@_weakLinked
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _showsTitle: Bool { true }
}

/// The title beside the items.
@_weakLinked
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public let _showsTitle: Bool
    /// Creates the style.
    /// - Parameter showsTitle: Whether there is a title.
    nonisolated public init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// The title beside the items, in less room.
@_weakLinked
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public let _showsTitle: Bool
    /// Creates the style.
    /// - Parameter showsTitle: Whether there is a title.
    nonisolated public init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// The title and the items.
@_weakLinked
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public var _showsTitle: Bool { true }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The look that the desktop has.
    public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The title beside the items.
    public static var unified: UnifiedWindowToolbarStyle { .init() }

    /// Returns the title beside the items.
    /// - Parameter showsTitle: Whether there is a title.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The title beside the items, in less room.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }

    /// Returns the title beside the items, in less room.
    /// - Parameter showsTitle: Whether there is a title.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        .init(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The title and the items.
    public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

extension Scene {
    /// Sets the look of windows.
    /// - Parameter style: The look.
    public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene {
        WindowModifier(content: self) { $0.bar = Style._bar.bar }
    }

    /// Sets the look of the toolbars of windows.
    /// - Parameter style: The look.
    public func windowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style) -> some Scene {
        WindowModifier(content: self) { $0.toolbarShowsTitle = style._showsTitle }
    }

    /// Sets where windows open: by default the desktop decides.
    ///
    /// On X11 the window manager is asked for it. Wayland leaves all places to the compositor.
    /// - Parameter position: The point of the screen that meets the same point of the window.
    public func defaultPosition(_ position: UnitPoint) -> some Scene {
        WindowModifier(content: self) { $0.defaultPosition = position }
    }
}
