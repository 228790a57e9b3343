import Foundation

/// The name of the app for its user.
package enum AppName {
    /// The name that the app's `Info.plist` has (`CFBundleName`), else that of its executable.
    package static var shown: String { name(in: Bundle.main) ?? ProcessInfo.processInfo.processName }

    /// The name by which launchers show the app (`CFBundleDisplayName`), else ``shown``.
    package static var displayed: String { name(in: Bundle.main, key: "CFBundleDisplayName") ?? shown }

    /// The name in the `Info.plist` of a bundle, in the user's language; nil if there is none.
    package static func name(in bundle: Bundle, key: String = "CFBundleName") -> String? {
        [bundle.localizedInfoDictionary, bundle.infoDictionary].lazy
            .compactMap { $0?[key] as? String }
            .first { !$0.isEmpty }
    }
}
