import Foundation

/// The folder of a Swift toolchain with its libraries.
enum SwiftResources {
    /// Returns the folder by what `swiftc -print-target-info` says.
    static func folder(_ targetInfo: String) throws -> String {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        return try JSONDecoder().decode(Target.self, from: Data(targetInfo.utf8)).paths.runtimeResourcePath
    }
}
