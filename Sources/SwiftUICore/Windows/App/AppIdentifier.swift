import Foundation
import TransferKit
import UniformTypeIdentifiers

/// The identifier of the running app, which is the `CFBundleIdentifier` of its `Info.plist`.
///
/// The executables of a package are in one directory with the resources of all: an `Info.plist` belongs to the app
/// whose executable it names by `CFBundleExecutable`.
package enum AppIdentifier {
    /// The identifier; nil for an app without one.
    package static let ofThisProcess: String? = Executable.ofThisProcess.flatMap { identifier(ofExecutableAt: $0.path) }

    /// Returns the identifier of the app to which an executable belongs.
    static func identifier(ofExecutableAt path: String) -> String? {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return ApplicationDeclarations.propertyLists(forExecutableAt: path).lazy.compactMap { propertyList in
            let url = URL(fileURLWithPath: propertyList)
            guard let root = try? UTTypeDeclaration.propertyList(at: url).root.dictionary,
                root["CFBundleExecutable"]?.string == name
            else { return nil }
            return root["CFBundleIdentifier"]?.string
        }.first
    }
}
