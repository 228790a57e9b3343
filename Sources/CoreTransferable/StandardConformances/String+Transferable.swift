@_weakLinked
extension String: Transferable {
    /// Plain text: exported as UTF-8, imported from all encodings that a type or a byte order mark tells.
    ///
    /// All kinds of plain text are imported, tables and source code among them, but not those that are text for programs:
    /// of JSON, HTML or RTF the receiver would see the markup.
    public static var transferRepresentation: some TransferRepresentation {
        PlainTextRepresentation()
    }
}

/// Text in the encodings that have a type each, and in those that have not.
@_weakLinked
struct PlainTextRepresentation: TransferRepresentation {
    typealias Item = String
    typealias Body = Never
}

extension PlainTextRepresentation {
    func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        if resolution.directions.contains(.export) {
            resolution.add(Exporter(.utf8PlainText, origin: "DataRepresentation", encoding: UTF8Encoding()))
        }
        if resolution.directions.contains(.import) { Self.importers.forEach(resolution.add) }
    }

    private static let importers = TextEncodings.contentTypes.enumerated().map { index, type in
        var importer = Importer(type, origin: "DataRepresentation", decoding: TextDecoding(contentType: type))
        // Text that is not in the encoding that its type tells is an error, and not to be guessed at.
        importer.exceptions = Array(TextEncodings.contentTypes[..<index])
        return importer
    }

    private struct UTF8Encoding: ImmediateEncoding {
        func data<Value: Sendable>(of item: Value) throws -> Data {
            Data(restored(item, as: String.self).utf8)
        }
    }

    private struct TextDecoding: ImmediateDecoding {
        let contentType: UTType

        func item<Value: Sendable>(_ type: Value.Type, from data: Data) throws -> Value {
            restored(try TextEncodings.text(from: data, as: contentType), as: Value.self)
        }
    }
}
