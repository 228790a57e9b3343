import CommandSupport
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// An item of a drop, as the command line requests it.
struct DroppedItem: Sendable {
    let provider: NSItemProvider
    private let representations: [NSItemProvider.RepresentationInfo]
    /// The accepted types; an empty array accepts all types.
    private let wanted: [UTType]

    /// The result for an item.
    enum Finding: Sendable, Equatable {
        case file(URL)
        case link(String)
        case text(String)
        /// Data that was saved as a file.
        case saved(URL)
        /// Data without a place to be saved, with its type.
        case unsaved(UTType)

        /// A line that describes the item to people.
        var summary: String {
            switch self {
            case .file(let url), .saved(let url): url.lastPathComponent.printable
            case .link(let text): String(text.prefix(200)).printable
            case .text(let text): String(text.prefix(200).split(whereSeparator: \.isNewline).first ?? "").printable
            case .unsaved(let type): type.identifier.printable
            }
        }

        /// The file; nil for other items.
        var file: URL? {
            switch self {
            case .file(let url), .saved(let url): url
            case .link, .text, .unsaved: nil
            }
        }
    }

    init(_ provider: NSItemProvider, wanted: [UTType]) {
        self.provider = provider
        self.wanted = wanted
        representations = provider.representations
    }

    /// Data that is preferred to the link or the text beside it, such as that of a picture in a browser.
    private static let documents: [UTType] = [.image, .audiovisualContent, .pdf]

    /// A Boolean value that indicates whether the item has an accepted type.
    var isWanted: Bool { !candidates.isEmpty }

    private typealias Representation = NSItemProvider.RepresentationInfo

    private var candidates: [Representation] {
        wanted.isEmpty
            ? representations
            : representations.filter { candidate in wanted.contains { candidate.contentType.conforms(to: $0) } }
    }

    /// Reads the item.
    ///
    /// - Parameter directory: The directory for data; nil for none.
    /// - Throws: The reason why the item cannot be read or saved.
    func find(savingIn directory: URL?) async throws -> Finding {
        let candidates = candidates
        if candidates.contains(where: { $0.kind != .data || $0.contentType.conforms(to: .fileURL) }) {
            if let url = try await fileURL() { return .file(url) }
        }
        let link = candidates.first { $0.contentType.conforms(to: .url) }
        let text = candidates.first { $0.contentType.conforms(to: .plainText) }
        let document = candidates.first { $0.contentType.conforms(toAnyOf: Self.documents) }
        if let document, directory != nil || (link == nil && text == nil) {
            return try await save(document.contentType, in: directory)
        }
        if let link {
            let data = try await provider.loadDataRepresentation(for: link.contentType)
            return .link(String(decoding: data, as: UTF8.self))
        }
        if let text { return .text(try await self.text(text.contentType)) }
        guard let other = candidates.first else { throw CommandFailure("The item is of no type that is known.") }
        if other.contentType.conforms(to: .text), directory == nil {
            return .text(try await self.text(other.contentType))
        }
        return try await save(other.contentType, in: directory)
    }

    /// Returns the URL of the sender's file; nil if it has none that stays.
    private func fileURL() async throws -> URL? {
        if representations.contains(where: { $0.contentType.conforms(to: .fileURL) }) {
            let data = try await provider.loadDataRepresentation(for: .fileURL)
            if let url = URL(string: String(decoding: data, as: UTF8.self)), url.isFileURL { return url }
        }
        guard let inPlace = representations.first(where: { $0.kind == .inPlaceFile }) else { return nil }
        let loaded = try await provider.loadFile(for: inPlace.contentType, openInPlace: true)
        defer { loaded.remove() }
        return loaded.received.isOriginalFile ? loaded.received.file : nil
    }

    private func text(_ type: UTType) async throws -> String {
        String(decoding: try await provider.loadDataRepresentation(for: type), as: UTF8.self)
    }

    private func save(_ type: UTType, in directory: URL?) async throws -> Finding {
        guard let directory else { return .unsaved(type) }
        return .saved(try await provider.save(as: type, in: directory))
    }
}

extension UTType {
    /// Returns whether the type conforms to one of some types.
    fileprivate func conforms(toAnyOf types: [UTType]) -> Bool { types.contains { conforms(to: $0) } }
}
