import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The formats of an item that web pages are offered, in the containers in which browsers look for them.
///
/// A page that asks `navigator.clipboard` receives the bytes of each format. One that is dropped on, or that handles a
/// `paste` event, receives text.
struct SentPageFormats {
    /// The greatest size of a text for a page, in bytes of UTF-8. A container has all texts, and is made in memory.
    private static let longestText = 32 << 20

    fileprivate struct Format {
        /// The page's name.
        let name: String
        let type: UTType
        let payload: TransferOffer.Payload
    }

    private let formats: [Format]

    /// - Parameters:
    ///   - item: The item; nil for an empty offer.
    ///   - exactNames: Names for representations of types, in place of the types' own.
    ///   - choice: The types that are offered.
    init(_ item: SentItem?, exactNames: [String: UTType], _ choice: PageTypes) {
        var formats: [Format] = []
        for representation in item?.representations ?? [] {
            let type = representation.contentType
            guard !type.isGenericURL, representation.kind == .data || !type.conforms(to: .directory) else { continue }
            let exact = exactNames.filter { $0.value == type }.keys.sorted()
            let chosen: String? =
                switch choice {
                case .declared: nil
                case .all: Self.plainName(of: type, exact)
                case .named(let names): names[type]
                }
            let name = WireType.pageName(for: type) ?? chosen
            guard let name, !formats.contains(where: { $0.name == name }), formats.count < PageFormats.maximumCount
            else { continue }
            formats.append(Format(name: name, type: type, payload: type.isGenericPlainText ? .text : .data(type)))
        }
        self.formats = formats
    }

    var isEmpty: Bool { formats.isEmpty }

    /// The names and payloads of the formats and of their containers.
    var payloads: [(name: String, payload: TransferOffer.Payload)] {
        guard !formats.isEmpty else { return [] }
        var payloads = [(WireType.formatMap, TransferOffer.Payload.formatMap(formats.map(\.name)))]
        for (index, format) in formats.enumerated() { payloads.append((FormatMap.payloadName(index), format.payload)) }
        if formats.contains(where: \.mayBeText) {
            payloads.append((WireType.chromiumPageData, .pageText(.chromiumData)))
            payloads.append((WireType.mozillaPageData, .pageText(.mozillaData)))
        }
        return payloads
    }

    /// Returns the formats whose representations are text of moderate size.
    /// - Throws: An error of the item if there is no such text.
    func texts(of item: SentItem) async throws -> [PageText] {
        var texts: [PageText] = []
        var failure: any Error = TransferWireError.notOffered("text")
        for format in formats where format.mayBeText {
            do {
                let sink = BufferSink(limits: TransferLimits(maximumByteCount: Self.longestText))
                try await sink.write(OutgoingBytes(item.provider.payloadToSend(for: format.type)))
                if let text = PageText(name: format.name, utf8: try sink.data()) { texts.append(text) }
            } catch {
                try Task.checkCancellation()
                failure = error
            }
        }
        if texts.isEmpty { throw failure }
        return texts
    }

    /// Returns the MIME type of a type without parameters, or a name that was given in its place.
    private static func plainName(of type: UTType, _ exactNames: [String]) -> String? {
        let names = exactNames + WireType.names(for: type)
        return names.first { $0.contains("/") && !WireType.isList($0) }.map { WireType.base(of: $0) }
    }
}

/// The types of an offer that are offered to web pages, in addition to those whose declarations have a name for pages.
package enum PageTypes: Sendable {
    /// No additional types.
    case declared
    /// All types of the first item.
    case all
    /// The types that a page offered, with the page's names for them.
    case named([UTType: String])
}

extension SentPageFormats.Format {
    /// A Boolean value that indicates whether pages may be given the format as text. They receive plain text, HTML and pictures
    /// by the names that all programs know.
    fileprivate var mayBeText: Bool {
        !type.isGenericPlainText && type != .html && !FormPreference.isMedia(type) && !type.conforms(to: .archive)
    }
}
