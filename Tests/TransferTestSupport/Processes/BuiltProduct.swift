import Foundation

/// The programs of this package that were built together with the tests.
package enum BuiltProduct {
    /// A Boolean value that indicates whether the programs are those of a release build, which `scripts/test --release` makes.
    package static var isReleased: Bool { ProcessInfo.processInfo.environment["TEST_PRODUCTS"] != nil }

    /// The path of an executable of this package, such as `"Catalog"`.
    ///
    /// The tests are in the same directory, so this is the debug or release build that runs the tests. `TEST_PRODUCTS` names the
    /// directory of another build, such as one of release products that tests of a debug build measure; what is a link there is
    /// followed, since a test that makes a hard link of a program needs the program.
    package static func path(of name: String) throws -> String {
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: isExecutable) else {
            throw TestSupportError("\(name) is not built in \(folders.joined(separator: " or "))")
        }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// Puts an executable of this package into a folder, which is then its bundle.
    /// - Parameters:
    ///   - name: The executable, such as `"PasteboardProbe"`.
    ///   - folder: A folder.
    ///   - information: The contents of an `Info.plist` beside it; nil for none.
    /// - Returns: The path of the executable there.
    package static func install(
        _ name: String,
        in folder: String,
        information: [String: Any]? = nil
    ) async throws -> String {
        let (built, path) = (try path(of: name), folder + "/" + name)
        // Not copied by this process: a program that it starts meanwhile would hold the file open for writing, which then
        // cannot be run.
        if link(built, path) != 0 { try await run("cp", [built, path]) }
        if let information {
            try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
                .write(to: URL(fileURLWithPath: folder + "/Info.plist"))
        }
        return path
    }

    /// The names of the executables of this package that are built, the tests among them.
    package static let names: Set<String> = {
        let manager = FileManager.default
        let names = folders.flatMap { folder in
            ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { isExecutable("\(folder)/\($0)") }
        }
        return Set(names)
    }()

    /// Returns a Boolean value that indicates whether a text is the path of an executable of this package.
    static func isPath(_ text: String) -> Bool {
        text.contains("/") && names.contains(URL(fileURLWithPath: text).lastPathComponent)
    }

    /// The directories in which they may be.
    private static let folders: [String] = {
        if let directory = ProcessInfo.processInfo.environment["TEST_PRODUCTS"] { return [directory] }
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return [tests, CommandLine.arguments[0]].compactMap { $0 }
            .map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    }()

    /// Returns a Boolean value that indicates whether there is a file that can be run; folders can be passed, too.
    private static func isExecutable(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let manager = FileManager.default
        return manager.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && manager.isExecutableFile(atPath: path)
    }
}
