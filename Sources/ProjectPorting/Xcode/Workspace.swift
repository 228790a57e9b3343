/// The projects and packages of an `.xcworkspace`.
enum Workspace {
    /// The most entries that are read.
    private static let most = 200

    /// Returns the paths of what a workspace names, in its folder; and what is elsewhere.
    static func entries(at path: String, in files: some ProjectFiles) throws(PortingError) -> (
        paths: [String], outside: [String]
    ) {
        guard let text = files.text(of: "\(path)/contents.xcworkspacedata") else {
            throw PortingError("“\(path.prefix(300))” has no list of projects.")
        }
        let folder = ProjectPath.folder(of: path)
        var (paths, outside): ([String], [String]) = ([], [])
        // Groups have places, too, to which the places inside are relative.
        var groups: [String?] = [folder]
        for tag in text.split(separator: "<").prefix(most * 4) {
            if tag.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            guard tag.hasPrefix("FileRef") || tag.hasPrefix("Group"), paths.count < most,
                groups.count < ProjectLimits.depth
            else { continue }
            let location = Self.location(in: tag)
            let colon = location.firstIndex(of: ":")
            let kind = colon.map { location[..<$0] } ?? "group"
            let relative = String(colon.map { location[location.index(after: $0)...] } ?? location)
            let place: String? =
                switch kind {
                case "group": (groups.last ?? folder).flatMap { ProjectPath.join($0, relative) }
                case "container", "self": ProjectPath.join(folder, relative)
                default: nil
                }
            if tag.hasPrefix("Group") {
                groups.append(place)
            } else if let place {
                paths.append(place)
            } else {
                outside.append(relative)
            }
        }
        return (paths, outside)
    }

    private static func location(in tag: Substring) -> Substring {
        guard let start = tag.firstRange(of: "location") else { return "" }
        let parts = tag[start.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? parts[1] : ""
    }
}
