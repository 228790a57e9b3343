import Foundation

@testable import TransferKit

extension FuzzTarget {
    /// What browsers carry for web pages.
    static let pages: [FuzzTarget] = [
        FuzzTarget(name: "format-map") { data in
            let entries = FormatMap.entries(of: data)
            require(entries.allSatisfy { $0.payload.count < 60 }, "a payload for something else")
            let formats = check(data, of: WireType.formatMap)
            require(formats.names.count <= entries.count, "more formats than entries")
            for name in formats.names {
                guard case .payload(let payload)? = formats.source(of: name) else { fail("\(name) is text") }
                require(offered.contains(payload), "\(payload) is not offered")
            }
            let names = formats.names.map { String($0.dropFirst(WireType.pagePrefix.count)) }
            guard let written = try? FormatMap.encoded(names) else { fail("\(names) cannot be written") }
            require(FormatMap.entries(of: written).map(\.name) == names, "\(names) do not come back")
        },
        FuzzTarget(name: "chromium-page-data") { data in
            let texts = ChromiumPageData.formats(of: data)
            require(ChromiumPageData.formats(of: ChromiumPageData.encoded(texts)) == texts, "formats do not come back")
            checkTexts(check(data, of: WireType.chromiumPageData))
        },
        FuzzTarget(name: "mozilla-page-data") { data in
            let texts = MozillaPageData.formats(of: data)
            require(MozillaPageData.formats(of: MozillaPageData.encoded(texts)) == texts, "formats do not come back")
            checkTexts(check(data, of: WireType.mozillaPageData))
        },
    ]

    private static let offered = (0..<4).map(FormatMap.payloadName)

    /// Takes the formats of a container, and requires that their names are bounded and mean no more than data.
    private static func check(_ data: Data, of container: String) -> PageFormats {
        var formats = PageFormats()
        formats.add(data, of: container, among: offered)
        require(formats.names.count <= PageFormats.maximumCount, "more formats than are read")
        for name in formats.names {
            require(name.utf8.count <= PageFormats.longestName + 4, "a name of \(name.utf8.count) bytes")
            require(!WireType.isList(name) && OfferMarks(names: [name]).isEmpty, "\(name) is more than data")
            if let type = WireType.contentType(for: name) { require(!type.conforms(to: .url), "\(name) is a link") }
        }
        return formats
    }

    private static func checkTexts(_ formats: PageFormats) {
        for name in formats.names {
            guard case .text(let text)? = formats.source(of: name) else { fail("\(name) is no text") }
            require(String(validating: PageText.utf8(text), as: UTF8.self) != nil, "the text is not UTF-8")
        }
    }
}
