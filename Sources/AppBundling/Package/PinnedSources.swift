import CommandSupport
import Foundation

/// The repositories of packages at the commits that `Package.resolved` names.
struct PinnedSources {
    /// A package in a repository.
    struct Pin: Equatable {
        let identity: String
        let location: String
        let revision: String
    }

    let pins: [Pin]

    /// Reads the file of versions 2 and 3.
    /// - Throws: ``CommandFailure`` for another one, or one with a package that no repository has.
    init(_ json: Data) throws {
        let file: Resolved
        do {
            file = try JSONDecoder().decode(Resolved.self, from: json)
        } catch {
            throw CommandFailure("Package.resolved is not one that this command knows: \(error)")
        }
        guard (2...3).contains(file.version) else {
            throw CommandFailure("Package.resolved has version \(file.version), and this command knows 2 and 3.")
        }
        pins = try file.pins.map { pin in
            guard pin.kind == "remoteSourceControl", Self.isAddress(pin.location) else {
                throw CommandFailure(
                    """
                    \(pin.identity.quoted) is at \(pin.location.quoted), from where Flatpak cannot fetch it: use a \
                    repository with an address that begins with https://.
                    """
                )
            }
            guard let revision = pin.state.revision, revision.count == 40, revision.allSatisfy(\.isHexDigit) else {
                throw CommandFailure("Package.resolved names no commit of \(pin.identity.quoted).")
            }
            return Pin(identity: pin.identity, location: pin.location, revision: revision)
        }
    }

    init() { pins = [] }

    private static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("https://") && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    private struct Resolved: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                let revision: String?
            }

            let identity: String
            let kind: String
            let location: String
            let state: State
        }

        let pins: [Pin]
        let version: Int
    }
}
