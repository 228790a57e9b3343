import CommandSupport
import Foundation

/// The build of an app as it is installed: for release, with Swift's libraries in the program, and without symbols.
struct AppBuild {
    let package: SourcePackage
    let program: String
    /// The languages whose formats and names the app includes; nil for all.
    var languages: Set<String>?
    /// Additional options for `swift build`, such as traits.
    var moreOptions: [String] = []

    /// The options of `swift build` that make the program independent of an installed Swift, small, and quick to start: types are made by
    /// calls, and not by looking up their names, and functions have sections of their own, which the linker can leave out or put in order.
    static let options = [
        "--configuration", "release", "--static-swift-stdlib",
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-concrete-type-metadata-mangled-name-accessors",
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections",
        "-Xlinker", "--gc-sections", "-Xlinker", "--strip-all",
    ]

    /// The option of the linker that takes a file with ``exports``.
    static let exportsOption = "--version-script="

    /// The symbols that the program exports: none. Swift's static libraries ask for all of theirs to be exported, which the loader
    /// would search, and which take two megabytes.
    static let exports = "{ local: *; };\n"

    /// The folder of the build. Other builds of the package have other options and are not disturbed.
    private var scratchFolder: String { "\(package.folder)/.build/bundle" }

    /// Builds the program, which can take long, and returns its path.
    /// - Throws: ``CommandFailure`` where the build fails.
    func run() throws -> String {
        var exports = FileTree()
        exports.add(Self.exports, to: "exports")
        try exports.write(to: scratchFolder)
        var options = Self.options + ["-Xlinker", "\(Self.exportsOption)\(scratchFolder)/exports"]
        if let languages {
            options += try LanguageTables(ofSwiftIn: scratchFolder).writeObject(keeping: languages, in: scratchFolder)
                .flatMap { ["-Xlinker", $0] }
        }
        let linker = try LLVMLinker.ofSwift()
        func build(_ order: String?) throws {
            let linking = linker?.options(functionOrder: order) ?? []
            let arguments = [
                "build", "--package-path", package.folder, "--scratch-path", scratchFolder, "--product", program,
            ]
            try SourcePackage.swift().runVisibly(arguments + options + linking + moreOptions)
        }
        let order = functionOrder
        try build(order)
        // The first build has fetched the library. Only the program is linked again.
        if linker != nil, order == nil, let found = functionOrder { try build(found) }
        return "\(scratchFolder)/release/\(program)"
    }

    /// The path of the order of functions in the package of this library, which the app is built from; nil before that is fetched.
    private var functionOrder: String? {
        let state = SmallFile.contents("\(scratchFolder)/workspace-state.json", upTo: 1 << 24)
        let folder = package.manifest.name == FunctionOrder.library ? package.folder : nil
        return FunctionOrder.path(in: folder ?? state.flatMap { FunctionOrder.folder($0, in: scratchFolder) })
    }
}
