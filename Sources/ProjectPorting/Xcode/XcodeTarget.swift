/// A target of an Xcode project, with the places of its files.
struct XcodeTarget {
    /// The product of a target.
    enum Kind {
        case app, library, tool, tests
        /// A product without counterpart, with its name for people.
        case other(String)
    }

    let name: String
    let kind: Kind
    let settings: BuildSettings
    /// Files that are compiled, and files that are copied, by their paths in the project.
    var sources: [String] = []
    var resources: [String] = []
    /// Folders that are copied as they are.
    var folders: [String] = []
    /// The identifiers of the targets that it depends on or links.
    var dependencies: [String] = []
    /// The products of packages that it links.
    var products: [PackageProduct] = []
    /// The parts that could not be taken over.
    var notes: [PortingNote] = []

    /// The platforms that the target is for: `macosx`, `iphoneos` and others of Xcode's names.
    var platforms: [String] {
        let named = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
        // Older projects name the version of a system's SDK, as in “macosx10.11”.
        let all = named.split(separator: " ").map { String($0.prefix { $0.isLetter }) }
            .filter { !$0.hasSuffix("simulator") }
        guard all.isEmpty || all == ["auto"] else { return all }
        return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil && settings["MACOSX_DEPLOYMENT_TARGET"] == nil
            ? ["iphoneos"] : ["macosx"]
    }

    /// A Boolean value that indicates whether the target is for Macs, as such or beside other devices.
    var isForMac: Bool { platforms.contains("macosx") }

    /// Returns the kind for a product type of Xcode's.
    static func kind(ofProduct type: String) -> Kind {
        switch type {
        case "com.apple.product-type.application": .app
        case "com.apple.product-type.tool": .tool
        case "com.apple.product-type.bundle.unit-test": .tests
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            .library
        case "com.apple.product-type.bundle.ui-testing": .other("tests of a user interface")
        case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension":
            .other("an extension of an app")
        case _ where type.contains("watch"): .other("an app for a watch")
        case "": .other("a target without a product")
        default: .other(String(type.prefix(80)))
        }
    }
}

/// A product of a package, and the identifier of the package in the project file where it is named.
struct PackageProduct: Equatable {
    let name: String
    let package: String?
}

/// A part of a project that was not taken over, and the file or target to which it belongs.
package struct PortingNote: Equatable, Sendable {
    package let subject: String
    package let text: String
}
