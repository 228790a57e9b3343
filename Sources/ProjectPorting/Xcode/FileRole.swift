/// The use of a file of a target in a package.
enum FileRole: Equatable {
    case source, resource, ignored
    /// A file that nothing here reads, with the advice.
    case unusable(String)

    init(of path: String) {
        let kind = ProjectPath.fileExtension(of: path)
        if let role = Self.roles[kind] {
            self = role
        } else if ProjectPath.name(of: path) == "Info.plist" {
            self = .ignored
        } else {
            self = .resource
        }
        // The window that iOS shows while an app starts.
        if case .unusable = self, ProjectPath.name(of: path).hasPrefix("LaunchScreen") { self = .ignored }
    }

    private static let roles: [String: FileRole] = {
        var roles: [String: FileRole] = ["swift": .source]
        for kind in [
            "entitlements", "xcconfig", "h", "hpp", "pch", "modulemap", "icon", "icns", "md", "xctestplan", "docc",
            "framework", "xcframework", "xcprivacy", "storekit", "app", "appex", "playground", "gitkeep",
        ] {
            roles[kind] = .ignored
        }
        let others: [(kinds: [String], advice: String)] = [
            (["storyboard", "xib", "nib"], "Windows of Interface Builder are not read: make them of SwiftUI's views."),
            (
                ["xcdatamodeld", "xcdatamodel", "xcmappingmodel"],
                "There is no Core Data: keep Codable values in a file, or use SQLite through GRDB."
            ),
            (["metal"], "Shaders are not compiled: leave out the effect, or draw it with Canvas."),
            (["intentdefinition", "appintents"], "There are no shortcuts and no Siri: leave intents out."),
            (["mlmodel", "mlpackage", "mlmodelc"], "There is no Core ML."),
            (
                ["sks", "scn", "scnassets", "usdz", "rkassets", "reality"],
                "There is no SpriteKit, SceneKit or RealityKit."
            ),
            (
                ["m", "mm", "c", "cc", "cpp", "s"],
                "A target has either Swift or C: put these files into a target of their own. Objective-C does not compile."
            ),
        ]
        for (kinds, advice) in others {
            for kind in kinds { roles[kind] = .unusable(advice) }
        }
        return roles
    }()
}
