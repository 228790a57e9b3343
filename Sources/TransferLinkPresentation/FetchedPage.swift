import CoreTransferable
import Foundation
import RichText
import SwiftUICore
import TransferKit
import UniformTypeIdentifiers

/// A page that is loaded for its metadata, with the pictures that it names.
struct FetchedPage: Sendable {
    /// The beginning of a page that is read.
    private static let mostBytesOfPage = 1 << 20
    private static let mostBytesOfPicture = 16 << 20

    private let url: URL
    private let fetchesSubresources: Bool

    init(_ url: URL, fetchesSubresources: Bool) {
        (self.url, self.fetchesSubresources) = (url, fetchesSubresources)
    }

    /// Loads the page.
    /// - Throws: `URLError`, or `CancellationError`.
    func metadata() async throws -> LPLinkMetadata {
        let contents = try await WebDownload(of: url, mostBytes: Self.mostBytesOfPage, takesBeginning: true).run()
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, contents.url)
        guard contents.isPage else {
            metadata.title = contents.url.lastPathComponent.removingPercentEncoding ?? contents.url.host
            let isPicture = contents.mediaType.flatMap { UTType(mimeType: $0) }?.conforms(to: .image) ?? false
            if isPicture, fetchesSubresources { metadata.imageProvider = try await picture(at: contents.url) }
            return metadata
        }
        let page = PageDescription(of: contents.data, charset: WireText.charset(of: contents.contentType ?? ""))
        let base = page.base.flatMap { URL(string: $0, relativeTo: contents.url) } ?? contents.url
        metadata.title =
            page.properties["og:title"] ?? page.properties["twitter:title"] ?? page.title ?? contents.url.host
        metadata.remoteVideoURL = address(page.properties["og:video:secure_url"] ?? page.properties["og:video"], base)
        guard fetchesSubresources else { return metadata }
        let image =
            page.properties["og:image:secure_url"] ?? page.properties["og:image"] ?? page.properties["twitter:image"]
        async let picture = optionalPicture(address(image, base))
        async let icon = optionalPicture(iconAddress(page, base))
        (metadata.imageProvider, metadata.iconProvider) = await (picture, icon)
        try Task.checkCancellation()
        return metadata
    }

    /// Returns the address that a page names; nil for one that a page of this place may not lead to.
    private func address(_ text: String?, _ base: URL) -> URL? {
        guard let found = text.flatMap({ URL(string: $0, relativeTo: base)?.absoluteURL }), found.isOfWeb,
            found.host == url.host || found.host.map(PrivateAddress.isPrivate) == false
        else { return nil }
        return found
    }

    /// Returns the address of the site's icon: the largest kind that the page names, or the one that sites have without naming it.
    private func iconAddress(_ page: PageDescription, _ base: URL) -> URL? {
        for relation in ["apple-touch-icon", "apple-touch-icon-precomposed", "icon"] {
            let link = page.links.first { $0.relations.contains(relation) }
            if let found = address(link?.address, base) { return found }
        }
        return address("/favicon.ico", base)
    }

    /// Loads a picture; nil where there is none.
    private func optionalPicture(_ url: URL?) async -> NSItemProvider? {
        guard let url else { return nil }
        return try? await picture(at: url)
    }

    private func picture(at url: URL) async throws -> NSItemProvider {
        let contents = try await WebDownload(of: url, mostBytes: Self.mostBytesOfPicture).run()
        let named = contents.mediaType.flatMap { UTType(mimeType: $0) }
        let type = UTType(ofContent: contents.data.prefix(20_000), fileName: contents.url.lastPathComponent)
        // What the bytes are counts, and not what the server says of them: apps hand pictures to decoders.
        guard let found = [type, named].lazy.compactMap({ $0 }).first(where: { $0.conforms(to: .image) }),
            contents.url.host == self.url.host || contents.url.host.map(PrivateAddress.isPrivate) == false
        else { throw URLError(.cannotDecodeContentData) }
        return NSItemProvider(data: contents.data, type: found.identifier)
    }
}

extension WebDownload.Contents {
    /// A Boolean value that indicates whether the contents are HTML.
    fileprivate var isPage: Bool {
        guard let mediaType else { return true }
        return ["text/html", "application/xhtml+xml"].contains(mediaType.lowercased())
    }
}

extension URL {
    /// A Boolean value that indicates whether the URL is one of HTTP or HTTPS, with a host.
    var isOfWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) && host?.isEmpty == false }
}

/// The addresses of this machine and of private networks, which a page of the web must not make an app ask.
enum PrivateAddress {
    /// Returns whether a host is named as one of this machine or of a private network, or as an address in an unusual spelling, which no
    /// public page needs.
    static func isPrivate(_ host: String) -> Bool {
        let host = host.lowercased().trimmingCharacters(in: ["[", "]", "."])
        var (address, number) = (in_addr(), in6_addr())
        if host.contains(":") {
            // All public addresses begin with the bits 001 (RFC 4291, section 2.4).
            guard inet_pton(AF_INET6, host, &number) == 1 else { return true }
            return withUnsafeBytes(of: number) { $0[0] & 0xE0 != 0x20 }
        }
        if inet_pton(AF_INET, host, &address) == 1 {
            let bytes = withUnsafeBytes(of: address) { Array($0) }
            switch (bytes[0], bytes[1]) {
            case (0, _), (10, _), (127, _), (169, 254), (192, 168), (172, 16...31), (100, 64...127): return true
            default: return bytes[0] >= 224
            }
        }
        // A name without a dot is one of this network, as `printer` is. libcurl asks the system, which takes `127.1`, `0x7f.0.0.1` and
        // `2130706433` for addresses, too; no name of the web ends in a number.
        let labels = host.split(separator: ".")
        return labels.count < 2 || ["local", "localhost"].contains(labels.last) || labels.last?.first?.isNumber == true
    }
}
