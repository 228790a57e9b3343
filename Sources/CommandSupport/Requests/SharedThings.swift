import CoreTransferable
import Foundation
import TransferKit

/// The items that `transferable share` shares.
package struct SharedThings: Codable, Equatable, Sendable {
    package var items: [CommandItem]
    /// The files that the program inherits, which follow the items.
    package var files: [PassedFile]
    /// The titles and pictures that another program specifies for the first items.
    package var previews: [SharedPreview] = []
    /// The subject of an email with the items.
    package var subject: String?
    /// The text of an email before the items.
    package var message: String?

    package init(_ items: [CommandItem], files: [PassedFile] = [], subject: String?, message: String?) {
        (self.items, self.files, self.subject, self.message) = (items, files, subject, message)
    }

    /// The URLs and texts that the items represent.
    package var values: [any Transferable] {
        let values: [any Transferable] = items.compactMap { item in
            switch item {
            case .file(let path): URL(filePath: path)
            case .link(let text): URL(string: text)
            case .text(let text): text
            // The command line has read it, and made it a text.
            case .standardInput: nil
            }
        }
        return values + files
    }

    /// Returns the items for the destinations.
    ///
    /// - Throws: ``CommandFailure`` if a file no longer exists.
    package func request() throws -> ShareRequest {
        ShareRequest(try values.map { try provider(of: $0) }, subject: subject, message: message)
    }

    private func provider<Value: Transferable>(of value: Value) throws -> NSItemProvider {
        if let file = value as? PassedFile { return file.provider }
        guard let url = value as? URL, url.isFileURL else { return NSItemProvider(of: value) }
        guard let provider = NSItemProvider(contentsOf: url) else {
            throw CommandFailure("There is no file \(url.path.quoted): check the path.")
        }
        return provider
    }
}

/// The request from `transferable share` to the program that knows the desktop's apps.
package struct ShareProgramRequest: ProgramRequest, Equatable {
    package static let program = "transferable-share"
    package static let commands = "“transferable share”"

    package var things: SharedThings
    /// The destination, by the name that the user gave; nil to list the destinations.
    package var destination: String?
    package var declarations: [String] = []

    package init(_ things: SharedThings, to destination: String?) {
        (self.things, self.destination) = (things, destination)
    }
}

/// The preview of a shared item, as another program specifies it.
package struct SharedPreview: Codable, Equatable, Sendable {
    /// The title; empty for that of the item.
    package let title: String
    /// The data of a picture; empty for that of the item.
    package let picture: Data

    package init(title: String, picture: Data) { (self.title, self.picture) = (title, picture) }
}
