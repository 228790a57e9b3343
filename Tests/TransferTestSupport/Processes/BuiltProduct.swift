import Foundation

/// Where programs of this package stand that were built together with the tests.
package enum BuiltProduct {
    /// The path of an executable of this package, such as `"Catalog"`.
    ///
    /// The tests are in the same directory, so this is the debug or release build that runs the tests. `TEST_PRODUCTS` names the
    /// directory of another build, such as one of release products that tests of a debug build measure.
    package static func path(of name: String) throws -> String {
        if let directory = ProcessInfo.processInfo.environment["TEST_PRODUCTS"] {
            let path = "\(directory)/\(name)"
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw TestSupportError("\(name) is not built in \(directory)")
            }
            return path
        }
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        for directory in [tests, CommandLine.arguments[0]].map({ URL(fileURLWithPath: $0).deletingLastPathComponent() })
        {
            let path = directory.appendingPathComponent(name).path
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw TestSupportError("\(name) is not built: expected it beside \(tests)")
    }
}
