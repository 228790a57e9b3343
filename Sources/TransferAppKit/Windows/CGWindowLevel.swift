import Foundation

/// A level of windows, as Core Graphics numbers them.
public typealias CGWindowLevel = Int32

/// The names of the levels of windows.
public enum CGWindowLevelKey: Int32, Sendable {
    /// Below all others.
    case baseWindow
    /// Above the lowest.
    case minimumWindow
    /// The picture on the desktop's ground.
    case desktopWindow
    /// Menus below the windows of apps.
    case backstopMenu
    /// Windows of apps.
    case normalWindow
    /// Palettes.
    case floatingWindow
    /// Menus that are torn off.
    case tornOffMenuWindow
    /// The panel of programs.
    case dockWindow
    /// The menus of the app.
    case mainMenuWindow
    /// The items of the panel.
    case statusWindow
    /// Panels that must be answered.
    case modalPanelWindow
    /// Menus that pop up.
    case popUpMenuWindow
    /// Items that are dragged.
    case draggingWindow
    /// The screen saver.
    case screenSaverWindow
    /// Above nearly all others.
    case maximumWindow
    /// Layers over the app.
    case overlayWindow
    /// Help.
    case helpWindow
    /// Tools.
    case utilityWindow
    /// The icons on the desktop's ground.
    case desktopIconWindow
    /// The pointer.
    case cursorWindow
    /// Aids of people with disabilities.
    case assistiveTechHighWindow
}

/// Returns the number of a level, for ``NSWindow/level``.
///
/// ```swift
/// window.level = NSWindow.Level(Int(CGWindowLevelForKey(.floatingWindow)))
/// ```
/// - Parameter key: The name of the level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
    switch key {
    case .baseWindow: .min
    case .minimumWindow: .min + 5
    case .desktopWindow: .min + 25
    case .desktopIconWindow: .min + 45
    case .backstopMenu: -20
    case .normalWindow: 0
    case .floatingWindow, .tornOffMenuWindow: 3
    case .modalPanelWindow: 8
    case .utilityWindow: 19
    case .dockWindow: 20
    case .mainMenuWindow: 24
    case .statusWindow: 25
    case .popUpMenuWindow: 101
    case .overlayWindow: 102
    case .helpWindow: 200
    case .draggingWindow: 500
    case .screenSaverWindow: 1000
    case .assistiveTechHighWindow: 1500
    case .cursorWindow: .max - 17
    case .maximumWindow: .max - 16
    }
}
