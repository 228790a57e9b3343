import Foundation
import UniformTypeIdentifiers

/// The types of apps that `transferable declare --install` has installed for the user.
enum InstalledDeclarations {
    /// Registers the types for this process, so that they are found by their own identifiers.
    ///
    /// - Returns: Whether there are any.
    static func register() -> Bool { registered }

    private static let registered: Bool = {
        guard let data = try? UserDataDirectory() else { return false }
        let directory = data.path(of: InstallationRecord.directory)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let counts = names.sorted().map { name in
            let path = data.path(of: InstallationRecord.propertyListPath(name: name))
            let types = try? UTType.register(declarationsAt: URL(fileURLWithPath: path))
            return types?.count ?? 0
        }
        return counts.contains { $0 > 0 }
    }()
}
