/// A package that a project depends on.
struct PackageReference: Equatable {
    /// The place of the package.
    enum Place: Equatable {
        /// A folder in the project.
        case folder(String)
        /// A URL, with the requirement of its version in Swift.
        case remote(url: String, requirement: String)
    }

    let place: Place

    /// The name by which manifests refer to the package.
    var identity: String {
        switch place {
        case .folder(let path): return ProjectPath.name(of: path)
        case .remote(let url, _):
            var name = ProjectPath.name(of: url.hasSuffix("/") ? String(url.dropLast()) : url)
            if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }

    /// Reads an `XCRemoteSwiftPackageReference`.
    init(remote object: XcodeObject) throws(PortingError) {
        let url = object.text("repositoryURL") ?? ""
        // A path or an option in place of the URL could lead anywhere.
        let isRemote = ["https://", "http://", "ssh://", "git@"].contains { url.hasPrefix($0) }
        guard isRemote, url.utf8.count < 500, url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw PortingError("Its URL is none of a package on the web.")
        }
        let values = object.values["requirement"]?.dictionary ?? [:]
        func version(_ key: String) throws(PortingError) -> String {
            guard let text = values[key]?.string, text.utf8.count < 100,
                text.utf8.allSatisfy({
                    "0123456789.-+".utf8.contains($0) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
                })
            else { throw PortingError("The requirement of its version is not understood.") }
            // SwiftPM wants three numbers.
            let parts = text.split(separator: ".").count
            return SwiftName.literal(text + (parts == 1 ? ".0.0" : parts == 2 ? ".0" : ""))
        }
        func name(_ key: String) throws(PortingError) -> String {
            guard let text = values[key]?.string, !text.isEmpty, text.utf8.count < 200 else {
                throw PortingError("The requirement of its version is not understood.")
            }
            return SwiftName.literal(text)
        }
        let requirement =
            switch values["kind"]?.string {
            case "upToNextMajorVersion": "from: \(try version("minimumVersion"))"
            case "upToNextMinorVersion": ".upToNextMinor(from: \(try version("minimumVersion")))"
            case "exactVersion": "exact: \(try version("version"))"
            case "versionRange": "\(try version("minimumVersion"))..<\(try version("maximumVersion"))"
            case "branch": "branch: \(try name("branch"))"
            case "revision": "revision: \(try name("revision"))"
            default: throw PortingError("The requirement of its version is not understood.")
            }
        place = .remote(url: url, requirement: requirement)
    }

    /// A package in a folder of the project.
    init(folder: String) { place = .folder(folder) }
}
