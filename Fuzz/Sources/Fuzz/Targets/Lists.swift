import Foundation

@testable import TransferKit

extension FuzzTarget {
    /// Lists of URLs and files.
    static let lists: [FuzzTarget] = [
        FuzzTarget(name: "uri-list") { data in
            let urls = URIList.decode(data)
            urls.forEach(requireSafe)
            require(URIList.decode((Data([7]) + data).dropFirst()) == urls, "a slice is read in another way")
            require(places(URIList.decode(URIList.encode(urls))) == places(urls), "\(urls) do not come back")
        },
        FuzzTarget(name: "gnome-copied-files") { data in
            let urls = URIList.decode(data)
            urls.forEach(requireSafe)
            let name = WireType.gnomeCopiedFiles
            let operation = TransferOperation(data, receivedAs: name)
            let written = URIList.encodeGnomeCopiedFiles(urls, operation ?? .copy)
            require(places(URIList.decode(written)) == places(urls), "\(urls) do not come back")
            require(TransferOperation(written, receivedAs: name) == operation ?? .copy, "what to do with them is lost")
            _ = TransferOperation(data, receivedAs: WireType.kdeCutSelection)
        },
        FuzzTarget(name: "moz-url") { data in
            guard let (url, title) = URIList.decodeMozillaURL(data) else { return }
            requireSafe(url)
            require(title?.contains { $0.isNewline || $0 == "\0" } != true, "the title has more than one line")
        },
        FuzzTarget(name: "url") { data in
            guard let url = URIList.url(of: data) else { return }
            require(url.scheme != nil, "\(url) is not complete")
            require(URIList.url(of: URIList.text(of: url)) == url, "\(url) does not come back")
        },
    ]

    /// Where URLs lead. Those of folders are written without a slash behind them.
    private static func places(_ urls: [URL]) -> [String] {
        let slash = CharacterSet(charactersIn: "/")
        return urls.map { url in
            url.isFileURL ? url.path(percentEncoded: false).trimmingCharacters(in: slash) : url.absoluteString
        }
    }

    /// Requires that a URL is complete, and that one of a file leads to a path of this machine.
    private static func requireSafe(_ url: URL) {
        require(url.scheme?.isEmpty == false, "\(url) is not complete")
        guard url.isFileURL else { return }
        require(url.path.utf8.first == UInt8(ascii: "/") && !url.path.utf8.contains(0), "\(url) is no path")
        require((url.host() ?? "").isEmpty, "\(url) is on another machine")
    }
}
