import Foundation

/// The choices of an app that it reads while it runs, from the dictionary `LinuxDesktop` of its `Info.plist`.
package enum DesktopChoices {
    /// Returns whether the app takes a primary menu in place of its menu bar where the desktop's apps have one: the value of
    /// `PrimaryMenu`, which is true where there is none.
    /// - Parameter information: The values of the `Info.plist`; nil for an app without one.
    package static func takesPrimaryMenu(_ information: [String: Any]?) -> Bool {
        let choices = information?["LinuxDesktop"] as? [String: Any]
        return choices?["PrimaryMenu"] as? Bool ?? true
    }
}
