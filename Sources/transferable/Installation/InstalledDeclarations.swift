import Foundation
import UniformTypeIdentifiers

/// The types of apps that `transferable declare --install` has installed for the user.
enum InstalledDeclarations {
    /// Registers the types for this process, so they are found by their own identifiers.
    ///
    /// - Returns: Whether there are any.
    static func register() -> Bool { registered }

    /// The property lists with the declarations.
    static var propertyLists: [String] {
        guard let data = try? UserDataDirectory() else { return [] }
        let directory = data.path(of: InstallationRecord.directory)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.sorted().map { data.path(of: InstallationRecord.propertyListPath(name: $0)) }
    }

    private static let registered: Bool = {
        let counts = propertyLists.map { path in
            let types = try? UTType.register(declarationsAt: URL(fileURLWithPath: path))
            return types?.count ?? 0
        }
        return counts.contains { $0 > 0 }
    }()
}
