import CoreTransferable
import UniformTypeIdentifiers

// What a store has to know that keeps all payloads, so that it can do without this process.
extension TransferOffer {
    /// A payload in the form in which it is stored.
    package enum StoredForm {
        /// As the bytes that would be sent.
        case bytes
        /// As the file of the first item's representation of a type, which has a URI or might have been sent as a file. The
        /// file is stored or referred to, and not read.
        case file(UTType)
        /// As the bytes of those items whose file is not in the list of URIs, from where it can be had already.
        case unlinkedSequence(UTType)
    }

    /// How a payload is to be stored; nil for one that has nothing which others have not.
    package func storedForm(of payload: Payload) -> StoredForm? {
        switch payload {
        case .data(let type):
            let first = sentItems.first
            let representation = first?.representations.first { $0.contentType == type }
            let isFile = representation.map { $0.kind != .data } ?? false
            let written = first?.writtenFile ?? first?.savedFile
            return isFile || written?.contentType == type ? .file(type) : .bytes
        case .sequence(let type):
            let hasUnlinked = sentItems.contains { item in
                item.representations.contains { $0.contentType == type } && !item.isLinkedFile(type)
            }
            return hasUnlinked ? .unlinkedSequence(type) : nil
        case .groupAddress:
            // The program that would have to answer has ended.
            return nil
        default:
            return .bytes
        }
    }
}

extension SentItem {
    /// Returns whether the item's representation of a type is the file that its entry in the list of URIs leads to.
    package func isLinkedFile(_ type: UTType) -> Bool {
        guard let file, file.kind != .data else { return false }
        return file.contentType == type
    }
}
