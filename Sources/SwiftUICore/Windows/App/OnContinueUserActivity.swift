import Foundation

extension View {
    /// Adds an action to perform when the app is asked to continue an activity.
    ///
    /// On Linux this is the reading of a web page alone, ``NSUserActivityTypeBrowsingWeb``: the desktop opens an address of the web in the
    /// app, as for ``View/onOpenURL(perform:)``. Activities of other types are never continued.
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - action: Called with the activity, whose ``NSUserActivity/webpageURL`` is the address.
    nonisolated public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (_ activity: NSUserActivity) -> Void
    ) -> some View {
        transformPreference(OpenURLActionsKey.self) { actions in
            guard activityType == NSUserActivityTypeBrowsingWeb else { return }
            actions.append { url in
                guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return }
                let activity = NSUserActivity(activityType: activityType)
                activity.webpageURL = url
                action(activity)
            }
        }
    }
}
