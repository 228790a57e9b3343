/// What travels: bytes in memory, or a file on disk.
enum Payload: Sendable {
    case data(Data)

    /// A file, and whether it may be handed over itself rather than as a copy.
    case file(URL, isOriginalAllowed: Bool)

    /// The bytes; those of a large file are mapped.
    func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try FileContents.data(of: url)
        }
    }

    /// Writes the payload into a directory.
    ///
    /// - Parameters:
    ///   - directory: An existing directory. Nothing in it is overwritten.
    ///   - name: Makes the file's name, given the name that the file has on the sending side if it is one.
    ///   - report: Called with the bytes of a file copied so far, and those that it has.
    /// - Returns: Where the file is.
    func write(
        into directory: URL,
        naming name: (String?) -> String,
        report: @escaping (_ copied: Int64, _ size: Int64) -> Void = { _, _ in }
    ) throws -> URL {
        switch self {
        case .data(let data):
            try FileCopy.write(data, into: directory, as: name(nil))
        case .file(let url, _):
            try FileCopy(report: report).copy(url, into: directory, as: name(url.lastPathComponent))
        }
    }
}

extension Exporter {
    /// Exports an item.
    func payload(of item: Item) async throws -> Payload {
        switch production {
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
    ///   - payload: What arrived.
    ///   - name: Makes the name that the received file is given, from the name it has so far if it is one.
    func item(from payload: Payload, naming name: @Sendable (String?) -> String) async throws -> Item {
        switch consumption {
        case .data(let read):
            return try await read(try payload.data())
        case .file(let openInPlace, let read):
            if openInPlace, case .file(let url, isOriginalAllowed: true) = payload {
                return try await read(ReceivedTransferredFile(file: url, isOriginalFile: true))
            }
            return try await PrivateDirectory.with { directory in
                let file = try payload.write(into: directory, naming: name)
                let item = try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))
                KeptReceivedFile.check(item, within: directory, label: label)
                return item
            }
        }
    }
}
