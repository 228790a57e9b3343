import Foundation
import SwiftUICore

/// A ground in the material of a part of a window.
///
/// Desktops draw no window that others show through, so the material is the one that SwiftUI's materials are: a plain colour.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
    /// The part of a window whose material it is.
    open var material = Material.appearanceBased { didSet { contentsDidChange() } }
    /// The ground that the material lies over.
    open var blendingMode = BlendingMode.behindWindow
    /// The activity that the material shows. It always looks the same here.
    open var state = State.followsWindowActiveState
    /// A Boolean value that indicates whether the material is emphasized. It always looks the same here.
    open var isEmphasized = false

    /// The parts of windows.
    public enum Material: Int, Sendable {
        /// The material of the window's appearance.
        case appearanceBased = 0
        /// The material of a title bar.
        case titlebar = 3
        /// The material of a selection.
        case selection = 4
        /// The material of a menu.
        case menu = 5
        /// The material of a popover.
        case popover = 6
        /// The material of a sidebar.
        case sidebar = 7
        /// The material of a header.
        case headerView = 10
        /// The material of a sheet.
        case sheet = 11
        /// The material of a window's ground.
        case windowBackground = 12
        /// The material of a panel over other windows.
        case hudWindow = 13
        /// The material of a window that takes the whole screen.
        case fullScreenUI = 15
        /// The material of a tip.
        case toolTip = 17
        /// The material of contents.
        case contentBackground = 18
        /// The material below a window's ground.
        case underWindowBackground = 21
        /// The material beside pages.
        case underPageBackground = 22
    }

    /// The grounds that a material lies over.
    public enum BlendingMode: Int, Sendable {
        /// Over what is behind the window.
        case behindWindow
        /// Over what is in the window.
        case withinWindow
    }

    /// The activities of a material.
    public enum State: Int, Sendable {
        /// The activity of the window.
        case followsWindowActiveState
        /// The activity of an active window.
        case active
        /// The activity of an inactive window.
        case inactive
    }

    override var contents: AnyView {
        let look: SwiftUICore.Material =
            switch material {
            case .menu, .popover, .sheet, .toolTip: .thickMaterial
            case .titlebar, .headerView: .bar
            default: .regularMaterial
            }
        return AnyView(Rectangle().fill(look).allowsHitTesting(false))
    }
}
