import Foundation

@testable import FilePasteboard
@testable import GroupSharing
@testable import TransferKit

extension FuzzTarget {
    /// What programs that use this library tell each other, and what a pasteboard in files keeps.
    static let messages: [FuzzTarget] = [
        FuzzTarget(name: "item-index") { data in
            guard let index = try? ItemIndex.decode(data) else { return }
            require(index.items.count <= ItemIndex.maximumCount, "\(index.items.count) items")
            require((try? ItemIndex.decode(index.encoded())) == index, "the index does not come back")
        },
        FuzzTarget(name: "item-sequence") { data in
            guard let parts = try? ItemSequence.parts(of: data) else { return }
            var again = Data()
            for part in parts {
                again += ItemSequence.header(length: part?.count)
                if let part { again += data[part] }
            }
            require(again == data, "the parts are not all there is")
            let slice = (Data([7]) + data).dropFirst()
            require((try? ItemSequence.parts(of: slice)) == parts, "a slice is read in another way")
        },
        FuzzTarget(name: "group-message") { data in
            let bytes = [UInt8](data)
            if let request = GroupRequest(bytes) {
                require(GroupRequest(request.encoded()) == request, "\(request) does not come back")
            }
            if let (kind, count) = SocketFrame.parse(bytes) {
                require([UInt8](SocketFrame.header(kind, count: count)) == bytes, "the header does not come back")
            }
            if let listing = GroupListing(bytes) {
                require(listing.encoded() == bytes, "the listing does not come back")
            }
            if let announcement = ShareAnnouncement(bytes) {
                require(announcement.encoded() == bytes, "the announcement does not come back")
            }
        },
        // The header, and the index behind it.
        FuzzTarget(name: "stored-contents") { data in
            let bytes = [UInt8](data)
            guard let header = StoredHeader(Array(bytes.prefix(StoredHeader.size)), fileOf: bytes.count) else { return }
            require(header.encoded() == Array(bytes.prefix(StoredHeader.size)), "the header does not come back")
            require(Token.isText(header.token.text[...]), header.token.text)
            require(header.indexOffset + header.indexCount <= bytes.count, "the index is behind the end")
            let stored = Array(bytes[header.indexOffset..<header.indexOffset + header.indexCount])
            let payloads = StoredHeader.size..<header.indexOffset
            guard let index = StoredIndex(stored, payloads: payloads) else { return }
            require(index.encoded() == stored, "the index does not come back")
            for entry in index.entries {
                switch entry.place {
                case .inside(let offset, let count):
                    require(
                        count >= 0 && offset >= payloads.lowerBound && offset + count <= payloads.upperBound,
                        "\(entry)"
                    )
                case .kept(_, let name): require(!name.contains("/") && name != "..", "\(entry)")
                case .reference(let path): require(path.hasPrefix("/"), "\(entry)")
                }
            }
        },
    ]
}
