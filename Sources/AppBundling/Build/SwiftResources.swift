import CommandSupport
import Foundation

/// The folder of a Swift toolchain with its libraries.
enum SwiftResources {
    /// Returns the folder of a compiler's toolchain.
    static func folder(of compiler: Program) throws -> String {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let info = try compiler.output(["-print-target-info"])
        return try JSONDecoder().decode(Target.self, from: Data(info.utf8)).paths.runtimeResourcePath
    }
}
