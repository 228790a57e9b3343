/// The contents of a transfer: bytes in memory, or a file on disk.
enum Payload: Sendable {
    case data(Data)

    /// A file, and whether the receiver may get the original rather than a copy.
    case file(URL, isOriginalAllowed: Bool)

    /// Data up to this size is written where its task runs, as that takes no longer than to change threads.
    private static let smallWrite = 1 << 20

    /// Returns the bytes. Those of a large file are mapped.
    func data() async throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _):
            try await blocking { cancellation in try FileContents.data(of: url, cancellation: cancellation) }
        }
    }

    /// Writes the payload into a directory.
    ///
    /// - Parameters:
    ///   - directory: An existing directory. Nothing in it is overwritten.
    ///   - name: Returns the file's name, given the sender's name for it if the payload is a file.
    ///   - allowance: The bounds that the copy of a file counts against, if it is bounded.
    ///   - report: Called with the number of copied bytes and the total number of bytes of a file.
    /// - Returns: The URL of the file.
    func write(
        into directory: URL,
        naming name: (String?) -> String,
        within allowance: CopyAllowance? = nil,
        report: @escaping FileCopy.Report = { _, _ in }
    ) async throws -> URL {
        switch self {
        case .data(let data):
            let name = name(nil)
            if data.count <= Payload.smallWrite { return try FileCopy.write(data, into: directory, as: name) }
            return try await blocking { _ in try FileCopy.write(data, into: directory, as: name) }
        case .file(let url, _):
            let name = name(url.lastPathComponent)
            return try await blocking { cancellation in
                try FileCopy(cancellation: cancellation, allowance: allowance, report: report)
                    .copy(url, into: directory, as: name)
            }
        }
    }
}

extension Exporter {
    /// Exports an item.
    func payload(of item: any Sendable) async throws -> Payload {
        switch production {
        case .encoding(let encoding):
            return .data(try encoding.data(of: item))
        case .data(let export):
            return .data(try await export(item))
        case .file(let openInPlace, let export):
            let sent = try await export(item)
            return .file(sent.file, isOriginalAllowed: openInPlace && sent.allowAccessingOriginalFile)
        }
    }
}

extension Importer {
    /// Imports an item.
    ///
    /// - Parameters:
    ///   - type: The accepted type of this importer.
    ///   - payload: The received payload.
    ///   - name: Returns the name for the received file, given its current name if the payload is a file.
    ///   - report: Called with the number of copied bytes and the total number of bytes of a file.
    func item<Item: Transferable>(
        _ type: Item.Type,
        from payload: Payload,
        naming name: @Sendable (String?) -> String,
        report: @escaping FileCopy.Report = { _, _ in }
    ) async throws -> Item {
        switch consumption {
        case .decoding(let decoding):
            return try decoding.item(Item.self, from: try await payload.data())
        case .data(let read):
            return try await read(try await payload.data()) as! Item
        case .file(let openInPlace, let read):
            if openInPlace, case .file(let url, isOriginalAllowed: true) = payload {
                return try await read(ReceivedTransferredFile(file: url, isOriginalFile: true)) as! Item
            }
            return try await PrivateDirectory.with { directory in
                let file = try await payload.write(into: directory, naming: name, report: report)
                let item = try await read(ReceivedTransferredFile(file: file, isOriginalFile: false)) as! Item
                KeptReceivedFile.check(item, within: directory, label: label)
                return item
            }
        }
    }
}
