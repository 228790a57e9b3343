import UniformTypes

/// A target of the package that is made.
struct PortedTarget {
    enum Kind { case executable, library, tests }

    /// The name of the module.
    let name: String
    let kind: Kind
    /// The folder of what is made for targets.
    static let folder = "Linux"
    /// The folder of the files that are made for this target.
    var folder: String { "\(Self.folder)/\(name)" }

    var sources: [String]
    /// Files that are copied, files in folders of a language, and folders that are copied as they are.
    var resources: [String]
    var folders: [String]
    var dependencies: [String] = []
    /// Products of other packages, as arguments of `.product`.
    var products: [(name: String, package: String)] = []
    /// Products of swift-transferable.
    var ownProducts: [String] = []
    var aliases: [ModuleAlias] = []
    /// The parts of modules that imports name, such as `os.log`, by the module's name.
    var moduleParts: [String: Set<String>] = [:]
    /// The modules that the file of exported imports exports.
    var exports: [String] = []
    var languageMode: String?
    /// A Boolean value that indicates whether a slash begins a regular expression, as Xcode has it in each language mode.
    var hasBareSlashes = false
    var isMainActorByDefault = false
    var hasApproachableConcurrency = false
    var conditions: [String] = []
    var information: [String: PropertyList] = [:]
    /// A Boolean value that indicates whether a source imports a module that is not there.
    var lacksModules = false
    var symbols: AssetSymbols?

    /// The files that are made for the target beside the manifest.
    var generatedFiles: [GeneratedFile] {
        var files: [GeneratedFile] = []
        if !exports.isEmpty { files.append(ExportedImports.file(of: self)) }
        if let symbols, !symbols.isEmpty { files.append(symbols.file(in: folder, isApp: kind == .executable)) }
        if !information.isEmpty { files.append(InformationFile.file(information, in: folder)) }
        return files
    }
}
