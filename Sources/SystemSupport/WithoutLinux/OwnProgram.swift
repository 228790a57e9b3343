import Foundation

/// The program that this process runs.
package enum OwnProgram {
    /// The path of the program's file; nil if Foundation does not know it.
    package static var path: String? { Bundle.main.executablePath.flatMap(FileSystem.resolve) }
}
