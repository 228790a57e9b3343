import CoreTransferable
import UniformTypeIdentifiers

// The properties of an offer for a store that keeps all payloads after this process ends.
extension TransferOffer {
    /// A payload in the form in which it is stored.
    package enum StoredForm {
        /// The bytes that would be sent.
        case bytes
        /// The file of the first item's representation of a type, which has a URI or could have been sent as a file. The file is stored or
        /// referenced without being read.
        case file(UTType)
        /// The bytes of the items whose files are not in the list of URIs.
        case unlinkedSequence(UTType)
    }

    /// Returns the stored form of a payload; nil if other payloads contain everything in it.
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
        case .pageText:
            // The formats themselves are stored.
            return nil
        default:
            return .bytes
        }
    }
}

extension SentItem {
    /// Returns a Boolean value that indicates whether the item's representation of a type is the file to which its entry in the list of
    /// URIs leads.
    package func isLinkedFile(_ type: UTType) -> Bool {
        guard let file, file.kind != .data else { return false }
        return file.contentType == type
    }
}
