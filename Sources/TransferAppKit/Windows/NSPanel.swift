import Foundation

/// A window beside the work of the app, such as one for tools. It is shown without the app's menus, and the Escape key closes it where it has a
/// button that does.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
    /// Creates a panel, which keeps its views when it is closed.
    public override init(
        contentRect: NSRect,
        styleMask style: StyleMask,
        backing backingStoreType: BackingStoreType,
        defer flag: Bool
    ) {
        super.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
        isReleasedWhenClosed = false
    }

    /// A Boolean value that indicates whether the panel stays above windows: its level is `.floating` then.
    open var isFloatingPanel: Bool {
        get { level == .floating }
        set { level = newValue ? .floating : .normal }
    }
    /// A Boolean value that indicates whether the panel has keyboard focus only for text. It is kept, and the desktop decides.
    open var becomesKeyOnlyIfNeeded = false
    /// A Boolean value that indicates whether the panel can be used while the app waits for another window, as all can.
    open var worksWhenModal = false

    override var isForWork: Bool { false }

    open override func cancelOperation(_ sender: Any?) {
        if styleMask.contains(.closable) { performClose(sender) } else { super.cancelOperation(sender) }
    }
}
