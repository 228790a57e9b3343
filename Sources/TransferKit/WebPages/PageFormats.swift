import Foundation
import UniformTypeIdentifiers

/// The formats that a web page gave to a browser, which passes them to all programs in containers of its own.
///
/// A browser offers the formats that it knows, such as text, HTML and PNG, under their own names. All others are in one
/// of three containers: a ``FormatMap``, which leads from the page's names to payloads beside it, or else the text of
/// all formats in one payload, ``ChromiumPageData`` or ``MozillaPageData``.
///
/// A format is named as pages name it in `navigator.clipboard`: `web` and a space before the page's own name. So no
/// format of a page is mistaken for a payload of the browser or of the desktop, whatever the page calls it.
///
/// ```swift
/// var formats = PageFormats()
/// formats.add(data, of: WireType.formatMap, among: names)
/// formats.names                                         // ["web application/vnd.example.profile"]
/// ```
package struct PageFormats: Sendable {
    /// The location of a format's bytes.
    package enum Source: Equatable, Sendable {
        /// Another payload of the offer.
        case payload(String)
        /// Text within a container, in little-endian UTF-16.
        case text(Data)
    }

    /// The most formats that are taken from one container. Chromium lets a page have 100 in its map.
    static let maximumCount = 100
    /// The longest name of a format, in UTF-8.
    static let longestName = 1024

    /// The names of the formats, in the page's order.
    package private(set) var names: [String] = []
    /// The sources by the lowercased names.
    private var sources: [String: Source] = [:]

    package init() {}

    /// Returns the location of a format's bytes.
    /// - Parameter name: One of ``names``, regardless of case.
    package func source(of name: String) -> Source? { sources[name.lowercased()] }

    /// Adds the formats of a container. Existing formats are kept, and a container that is damaged adds none.
    /// - Parameters:
    ///   - data: The payload.
    ///   - container: The name of the payload.
    ///   - offered: The names of all payloads of the offer.
    package mutating func add(_ data: Data, of container: String, among offered: [String]) {
        switch Container(container) {
        case .formatMap?:
            let payloads = Dictionary(offered.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
            for entry in FormatMap.entries(of: data) {
                guard let payload = payloads[entry.payload.lowercased()] else { continue }
                add(entry.name, .payload(payload))
            }
        case .chromiumData?:
            for format in ChromiumPageData.formats(of: data) { add(format.name, .text(format.text)) }
        case .mozillaData?:
            for format in MozillaPageData.formats(of: data) { add(format.name, .text(format.text)) }
        case nil: break
        }
    }

    private mutating func add(_ pageName: String, _ source: Source) {
        guard names.count < Self.maximumCount, !pageName.isEmpty, pageName.utf8.count <= Self.longestName,
            pageName.unicodeScalars.allSatisfy(Self.isVisible)
        else { return }
        let name = WireType.pagePrefix + pageName
        guard sources[name.lowercased()] == nil else { return }
        sources[name.lowercased()] = source
        names.append(name)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        default: true
        }
    }

    /// A payload that carries formats of a page.
    package enum Container: Hashable, Sendable {
        case formatMap, chromiumData, mozillaData

        /// Creates the container for a name; nil if the name is not that of a container.
        package init?(_ name: String) {
            if WireType.isFormatMap(name) {
                self = .formatMap
                return
            }
            switch WireType.base(of: name) {
            case WireType.chromiumPageData: self = .chromiumData
            case WireType.mozillaPageData: self = .mozillaData
            default: return nil
            }
        }
    }

    /// Returns the names of the containers in an offer, the map first. An offer from a program that uses this library lists the same
    /// formats under their own names, so none of its containers are returned.
    package static func containers(among names: [String]) -> [String] {
        guard !FormPreference.isDeclared(names) else { return [] }
        let found = names.compactMap { name in Container(name).map { (name: name, container: $0) } }
        return (found.filter { $0.container == .formatMap } + found.filter { $0.container != .formatMap }).map(\.name)
    }

    /// Returns a Boolean value that indicates whether one of a page's formats may be what a receiver of a type looks for. Browsers offer
    /// text and links under names that all programs know.
    package static func mayHave(_ type: UTType) -> Bool { !type.isGenericPlainText && !type.conforms(to: .url) }
}
