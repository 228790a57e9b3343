import SwiftUICore

extension NSApplication {
    /// Performs an action of the app.
    ///
    /// These actions are performed for a target that is nil, the app or its delegate:
    ///
    /// - `showSettingsWindow:` and `showPreferencesWindow:` open the app's settings.
    /// - `terminate:` terminates the app.
    ///
    /// Actions of an app's own objects are methods of Objective-C, which isn't available here.
    /// - Parameters:
    ///   - action: The action.
    ///   - target: The object that performs the action; nil for the one that can.
    ///   - sender: The sender, which has no effect.
    /// - Returns: Whether the action was performed.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        guard Self.isOfApp(target) else { return false }
        switch action {
        case "showSettingsWindow:", "showPreferencesWindow:":
            guard let openSettings = AppLifecycle.shared.openSettings else { return false }
            openSettings()
        case "terminate:": terminate(sender)
        default: return false
        }
        return true
    }

    private static func isOfApp(_ target: Any?) -> Bool {
        guard let target else { return true }
        return target is NSApplication || target is any NSApplicationDelegate
    }
}
