import Foundation

/// Finds the `Info.plist` files in which the running application declares types.
enum ApplicationDeclarations {
    /// The declarations of the application and of the resource bundles beside it.
    static func load() -> [UTTypeDeclaration] {
        guard let executable = executable() else { return [] }
        return propertyLists(for: executable).flatMap { url -> [UTTypeDeclaration] in
            do {
                return try UTTypeDeclaration.declarations(inPropertyListAt: url)
            } catch {
                TypeLog.logger.warning("Type declarations are ignored: \(error)")
                return []
            }
        }
    }

    /// The property lists that stand beside an executable, in `Resources` there, in the resource bundles that Swift
    /// packages put there, and, for an installed program, in `../share/NAME`.
    static func propertyLists(for executable: URL) -> [URL] {
        let manager = FileManager.default
        let directory = executable.deletingLastPathComponent()
        var places = [
            directory,
            directory.appendingPathComponent("Resources"),
            directory.deletingLastPathComponent().appendingPathComponent("share")
                .appendingPathComponent(executable.lastPathComponent),
        ]
        let names = (try? manager.contentsOfDirectory(atPath: directory.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".resources") {
            let bundle = directory.appendingPathComponent(name)
            places += [bundle, bundle.appendingPathComponent("Resources")]
        }
        return places.map { $0.appendingPathComponent("Info.plist") }
            .filter { manager.fileExists(atPath: $0.path) }
    }

    private static func executable() -> URL? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .map { URL(fileURLWithPath: $0) }
    }
}
