import Foundation

/// The order of an app's functions in the program.
///
/// The system maps 64 KB around each function that runs. Where those that run while apps start are beside each other, an app has some 6 MB
/// less in memory. The order is in the package of this library, for which `scripts/record-function-order` records it.
enum FunctionOrder {
    /// The name of the package of this library.
    static let library = "swift-transferable"

    /// The place of the order in the package.
    static let file = "Packaging/function-order"

    /// Returns the path of the order.
    /// - Parameter folder: The folder of the package.
    /// - Returns: Nil where there is none.
    static func path(in folder: String?) -> String? {
        guard let folder, FileManager.default.fileExists(atPath: "\(folder)/\(file)") else { return nil }
        return "\(folder)/\(file)"
    }

    /// Returns the options of `swift build`. The order has functions that an app leaves out, and none of the app itself.
    static func options(_ path: String) -> [String] {
        ["-Xlinker", "--no-warn-symbol-ordering", "-Xlinker", "--symbol-ordering-file=\(path)"]
    }

    /// Returns the folder of this library's package, by what SwiftPM notes of the packages that another is built from.
    /// - Parameters:
    ///   - state: The contents of `workspace-state.json`.
    ///   - scratchFolder: The folder of the build, which that file is in.
    /// - Returns: Nil where the library is not among them, or where SwiftPM notes it in another way.
    static func folder(_ state: Data, in scratchFolder: String) -> String? {
        guard let state = try? JSONDecoder().decode(State.self, from: state),
            // A package in a folder of this machine has the folder's name as its identity.
            let library = state.object.dependencies.first(where: { dependency in
                [dependency.packageRef.identity, dependency.packageRef.name].contains(Self.library)
            })
        else { return nil }
        switch library.state?.name {
        case "fileSystem", "edited": return library.state?.path ?? library.packageRef.location
        default: return library.subpath.map { "\(scratchFolder)/checkouts/\($0)" }
        }
    }

    private struct State: Decodable {
        struct Object: Decodable {
            let dependencies: [Dependency]
        }

        struct Dependency: Decodable {
            struct Reference: Decodable {
                let identity: String
                /// The name in the manifest.
                let name: String?
                let location: String
            }

            struct State: Decodable {
                let name: String
                let path: String?
            }

            let packageRef: Reference
            let state: State?
            let subpath: String?
        }

        let object: Object
    }
}
