import CoreTransferable
import Foundation

@testable import TransferKit

extension FuzzTarget {
    /// All that another program offers at once.
    static let offers: [FuzzTarget] = [
        // Payloads with a record separator between them, each with its name and a line break before it.
        FuzzTarget(name: "incoming-offer") { data in
            let records = data.split(separator: 0x1E, omittingEmptySubsequences: false).prefix(32).map { record in
                let name = String(decoding: record.prefix { $0 != 10 }, as: UTF8.self)
                return (name, Data(record.dropFirst(record.firstIndex(of: 10).map { $0 + 1 - record.startIndex } ?? 0)))
            }
            let payloads = Dictionary(records, uniquingKeysWith: { first, _ in first })
            let offer = IncomingOffer(names: records.map(\.0)) { name, sink in
                guard let payload = payloads[name] else { throw TransferWireError.notOffered(name) }
                try await sink.write(payload)
            }
            wait { await receive(offer) }
        }
    ]

    /// Receives the items as a program does that shows what it is given.
    private static func receive(_ offer: IncomingOffer) async {
        _ = (offer.contentTypes, offer.marks, offer.mayHave(anyOf: [.plainText, .image]))
        if let files = try? await offer.copiedFiles() {
            require(!files.isEmpty && files.allSatisfy(\.isFileURL), "\(files) are not files")
        }
        _ = await offer.requestedOperation()
        let items = await offer.items()
        for item in items.prefix(4) {
            for type in item.registeredContentTypes.prefix(8) {
                guard let payload = try? await item.loadDataRepresentation(for: type) else { continue }
                guard type == .utf8PlainText else { continue }
                require(String(validating: payload, as: UTF8.self) != nil, "the text is not UTF-8")
            }
            _ = try? await item.loadTransferable(type: AttributedString.self)
            if let url = try? await item.loadTransferable(type: URL.self) {
                require(url.scheme != nil, "\(url) is not complete")
            }
        }
    }

    /// Waits for work that is not done by this thread.
    private static func wait(_ work: @escaping @Sendable () async -> Void) {
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            await work()
            done.signal()
        }
        done.wait()
    }
}
