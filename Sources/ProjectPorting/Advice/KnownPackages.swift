/// Packages of others, of which is known whether they build on Linux, by their identities in lower case.
enum KnownPackages {
    /// Returns whether a package builds on Linux; `nil` if that is not known.
    static func buildsOnLinux(_ identity: String) -> Bool? {
        let name = identity.lowercased()
        if linux.contains(name) { return true }
        return apple.contains(name) ? false : nil
    }

    private static let linux: Set<String> = [
        "swift-algorithms", "swift-argument-parser", "swift-async-algorithms", "swift-atomics", "swift-collections",
        "swift-crypto", "swift-http-types", "swift-log", "swift-markdown", "swift-cmark", "swift-metrics", "swift-nio",
        "swift-numerics", "swift-syntax", "swift-system", "swift-tagged", "swift-custom-dump", "swift-case-paths",
        "swift-clocks", "swift-concurrency-extras", "swift-dependencies", "swift-identified-collections",
        "swift-parsing", "swift-snapshot-testing", "async-http-client", "grdb.swift", "yams", "swiftsoup",
        "zipfoundation", "cryptoswift", "swiftyjson", "alamofire", "bigint", "swiftcsv", "ink", "plot", "files",
        "tomlkit", "xmlcoder", "swift-html-entities", "soto", "vapor", "fluent", "stencil", "sqlite.swift",
    ]

    private static let apple: Set<String> = [
        "sparkle", "keyboardshortcuts", "launchatlogin", "launchatlogin-modern", "launchatlogin-legacy", "hotkey",
        "magnet",
        "sdwebimage", "sdwebimageswiftui", "kingfisher", "nuke", "lottie-ios", "lottie-spm", "firebase-ios-sdk",
        "googlesignin-ios", "swift-package-manager-google-mobile-ads", "purchases-ios", "purchases-ios-spm",
        "swiftui-introspect", "introspect", "snapkit", "swiftlint", "swiftlintplugins", "appcenter-sdk-apple",
        "sentry-cocoa", "mixpanel-swift", "amplitude-swift", "facebook-ios-sdk", "realm-swift", "realm-core",
        "popupview",
        "activityindicatorview", "defaults", "hexfiend", "codeeditor", "swiftdux", "swiftuicharts", "charts",
        "dgcharts", "swipecellkit",
        "sttextview", "codeeditsourceeditor", "settings", "preferences", "highlightr", "codemirror-swiftui",
        "symbolpicker", "sfsymbolspicker", "confettiswiftui", "alerttoast", "toast-swift",
        "rive-ios", "whatsnewkit", "keychain-swift",
        "keychainaccess", "whisperkit",
        "dynamicnotchkit", "axswift", "menubarextraaccess", "dockprogress", "codescanner", "alertkit",
        "swiftui-simulator", "devicekit", "hcaptcha-ios-sdk",
    ]

    /// The modules of products whose modules have different names.
    static let modules: [String: [String]] = [
        "Logging": ["Logging"],
        "Collections": ["OrderedCollections", "DequeModule", "HeapModule", "HashTreeCollections"],
        "Numerics": ["ComplexModule", "RealModule"], "swift-markdown": ["Markdown"], "GRDB": ["GRDBSQLite"],
    ]
}
