import Foundation

/// The name of the app for its user.
package enum AppName {
    /// The name that the app's `Info.plist` has (`CFBundleName`), else that of its executable.
    package static var shown: String { name(in: Bundle.main) ?? ProcessInfo.processInfo.processName }

    /// The name in the `Info.plist` of a bundle, in the user's language; nil if there is none.
    package static func name(in bundle: Bundle) -> String? {
        [bundle.localizedInfoDictionary, bundle.infoDictionary].lazy
            .compactMap { $0?["CFBundleName"] as? String }
            .first { !$0.isEmpty }
    }
}
