/// The modules of this package that a target imports by Apple's names.
struct ModuleAlias {
    /// The name in source.
    let name: String
    /// The product, whose module has the same name.
    let product: String

    /// All aliases. A target has one other name for a module: the first of two is used.
    static let all = [
        ModuleAlias(name: "AppKit", product: "TransferAppKit"),
        ModuleAlias(name: "Cocoa", product: "TransferCocoa"),
        ModuleAlias(name: "UIKit", product: "TransferUIKit"),
        ModuleAlias(name: "CoreGraphics", product: "TransferCoreGraphics"),
        ModuleAlias(name: "PhotosUI", product: "TransferPhotosUI"),
        ModuleAlias(name: "QuickLook", product: "TransferQuickLook"),
        ModuleAlias(name: "LinkPresentation", product: "TransferLinkPresentation"),
        ModuleAlias(name: "os", product: "UnifiedLogging"),
        ModuleAlias(name: "OSLog", product: "UnifiedOSLog"),
        // The types moved from there; most files that still import it use none.
        ModuleAlias(name: "MobileCoreServices", product: "UniformTypeIdentifiers"),
    ]

    /// The older toolkits, of which a target that is written for both gets that of its own platform.
    static let toolkits: Set<String> = ["AppKit", "Cocoa", "UIKit"]
}

/// The modules that source can import on Linux.
enum LinuxModules {
    /// Those of the toolchain.
    static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "Distributed", "XCTest",
        "Testing", "Glibc", "Cxx", "CxxStdlib", "_Concurrency", "_StringProcessing", "_Differentiation", "Builtin",
    ]
    /// Those of this package that have Apple's names and come with its product `SwiftUI`.
    static let views: Set<String> = ["SwiftUI", "SwiftUICore", "UniformTypeIdentifiers", "CoreTransferable"]
    /// Those that are modules of C on Apple's systems, with parts that can be imported, and modules of Swift here.
    static let withoutSubmodules = views.union(ModuleAlias.all.map(\.name)).union(["Foundation"])
}
