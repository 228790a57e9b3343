/// The platform that conditions of source find where it is compiled.
struct BuildPlatform: Equatable {
    /// The name in `os(…)`.
    let name: String
    /// The modules that `canImport` finds; `nil` for all but those in ``missing``.
    let modules: Set<String>?
    let missing: Set<String>
    /// The conditions that the target's settings define.
    let conditions: Set<String>

    /// A platform of Apple's, on which the source was written.
    static func apple(isMac: Bool, conditions: Set<String>) -> BuildPlatform {
        BuildPlatform(
            name: isMac ? "macOS" : "iOS",
            modules: nil,
            missing: Set([isMac ? "UIKit" : "AppKit", "FoundationNetworking", "FoundationXML", "Glibc", "WatchKit"])
                .union(isMac ? [] : ["Cocoa"]),
            conditions: conditions
        )
    }

    /// Linux, with the modules that the target can import.
    static func linux(modules: Set<String>, conditions: Set<String>) -> BuildPlatform {
        BuildPlatform(name: "Linux", modules: modules, missing: [], conditions: conditions)
    }

    /// Returns whether a call such as `os(macOS)` or `canImport(AppKit)` holds.
    func holds(_ function: String, _ argument: String) -> Truth {
        switch function {
        case "os": Truth(argument == name || name == "macOS" && argument == "OSX")
        case "canImport":
            Truth(
                !missing.contains(argument)
                    && modules?.contains(String(argument.prefix { $0 != "." })) ?? true
            )
        case "swift", "compiler": Self.isPresent(version: argument)
        case "targetEnvironment", "_runtime":
            Truth(function == "_runtime" && (argument == "_ObjC") == (name != "Linux"))
        default: .unknown
        }
    }

    /// Returns whether a requirement such as `>=6.1` holds for the compilers that this package needs, those from 6.2 on.
    private static func isPresent(version text: String) -> Truth {
        let number = text.drop { "<>=".contains($0) }.split(separator: ".").map { Int($0) ?? 0 }
        guard !number.isEmpty, number.lexicographicallyPrecedes([6, 3]) else { return .unknown }
        return Truth(text.hasPrefix(">"))
    }

    /// Returns whether a condition such as `DEBUG` holds.
    func holds(_ condition: String) -> Truth {
        switch condition {
        case "true": .yes
        case "false": .no
        case "DEBUG": .unknown
        default: Truth(conditions.contains(condition))
        }
    }
}
