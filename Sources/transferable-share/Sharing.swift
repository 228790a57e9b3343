import CommandSupport
import CoreTransferable
import DesktopServices
import Foundation
import TransferKit

/// The shared items, and the destinations that take all of them.
struct Sharing {
    // Copies have a command of their own, and there is no window to choose a folder in.
    private let places = DesktopDestinations(copy: nil, chooseFolder: nil, draw: nil)
    private let request: ShareRequest
    private let destinations: [ShareDestination]

    init(_ things: SharedThings) async throws {
        request = try things.request()
        let areComplete: Bool
        (destinations, areComplete) = await places.destinations(for: request)
        if !areComplete {
            StandardError.writeWarning("A service of the desktop does not answer: its places are left out.")
        }
    }

    /// Prints the destinations, a line for each with its identifying word and its name.
    func list() throws {
        try write(existingDestinations().map { "\($0.id.printable)\t\($0.title.printable)\n" }.joined())
    }

    /// Hands everything to a place, or prints a code for another device.
    /// - Parameter name: The user's name for it.
    /// - Returns: Whether that was done, and not given up by the user.
    func send(to name: String) async throws -> Bool {
        switch try await places.send(request, to: try destination(named: name)) {
        case .sent: return true
        case .cancelled: return false
        case .code(let code):
            try write(code.text)
            return true
        }
    }

    private func write(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw CommandFailure("Standard output cannot be written: \(error.localizedDescription)")
        }
    }

    /// Returns the destinations.
    /// - Throws: ``CommandFailure`` if there is none.
    private func existingDestinations() throws -> [ShareDestination] {
        guard !destinations.isEmpty else { throw CommandFailure("No app opens all of that.") }
        return destinations
    }

    private func destination(named name: String) throws -> ShareDestination {
        let destinations = try existingDestinations()
        let matches = [
            destinations.filter { $0.id == name || $0.id == name + ".desktop" },
            destinations.filter { $0.title.lowercased() == name.lowercased() },
            // The last part of a name such as org.gnome.gedit.
            destinations.filter { $0.id.lowercased().hasSuffix(".\(name.lowercased()).desktop") },
        ]
        guard let found = matches.first(where: { !$0.isEmpty }) else {
            let titles = destinations.map(\.title)
            throw CommandFailure(
                """
                There is no place \(name.quoted) that takes all of that.\((titles + destinations.map(\.id)).suggestion(for: name)) These \
                do: \(titles.map(\.quoted).joined(separator: ", ")).
                """
            )
        }
        guard found.count == 1 else {
            throw CommandFailure(
                "\(name.quoted) is the name of several apps: use one of \(found.map(\.id.quoted).joined(separator: ", "))."
            )
        }
        return found[0]
    }
}
