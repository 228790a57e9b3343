extension IncomingOffer {
    /// Returns the operation that the sender requests for its files, which is a copy unless the sender requests another. If files are
    /// offered, this reads a few bytes.
    public func requestedOperation() async -> TransferOperation {
        for name in TransferOperation.names(among: names) {
            if let data = try? await data(for: name), let operation = TransferOperation(data, receivedAs: name) {
                return operation
            }
        }
        return .copy
    }
}

extension PasteboardContents {
    /// Returns the operation that the program that wrote the clipboard's contents requests for its files.
    public func requestedOperation() async -> TransferOperation {
        switch self {
        case .empty: .copy
        case .own(let offer): offer.operation
        case .other(let offer): await offer.requestedOperation()
        }
    }
}
