/// The places of the files that a project file names: a file has a path relative to its group, and that to the group around.
struct GroupTree {
    /// The paths of references and groups inside the project's folder, by their identifiers.
    private(set) var paths: [String: String] = [:]
    /// The paths of those that are elsewhere, as the project file has them.
    private(set) var outside: [String: String] = [:]

    /// Walks the groups of a project.
    /// - Parameter base: The folder to which paths of the project are relative.
    init(_ objects: XcodeObjects, base: String) {
        var left: [(identifier: String, folder: String?, depth: Int)] = []
        if let main = objects.root.text("mainGroup") { left.append((main, base, 0)) }
        while let (identifier, folder, depth) = left.popLast() {
            guard paths[identifier] == nil, outside[identifier] == nil, let object = objects[identifier] else {
                continue
            }
            let path = object.text("path")
            let place: String? =
                switch object.text("sourceTree") {
                case "<group>", nil: folder.flatMap { ProjectPath.join($0, path ?? "") }
                case "SOURCE_ROOT": ProjectPath.join(base, path ?? "")
                default: nil
                }
            if let place {
                paths[identifier] = place
            } else {
                outside[identifier] = path ?? object.text("name") ?? identifier
            }
            guard depth < ProjectLimits.depth else { continue }
            left += object.texts("children").map { ($0, place, depth + 1) }
        }
    }
}
