/// An empty module of C whose parts source imports by name, as `os.log` of `os`.
///
/// No module of Swift has parts, so an alias can't stand for such a path. The names come from a module of Swift that the target exports.
struct ModuleWithParts {
    let name: String
    /// The paths of the parts, which begin with the module's name.
    let paths: Set<String>

    /// The folder of the module's map.
    var folder: String { "\(PortedTarget.folder)/\(name)" }

    /// The module's map.
    var file: GeneratedFile {
        var modules = EmptyModules()
        for path in paths { modules.add(path) }
        let lines = modules.map.split(separator: "\n").map(String.init)
        return GeneratedFile(
            path: "\(folder)/module.modulemap",
            lines: ["// Parts of “\(name)” that source imports by name. They are empty."] + lines,
            style: .swift
        )
    }
}
