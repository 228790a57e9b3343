@_weakLinked
extension String: Transferable {
    /// Plain text, exported as UTF-8 and imported from every encoding that its type or a byte order mark names.
    ///
    /// All kinds of plain text are imported, such as tables and source code. JSON, HTML and RTF are not, since the
    /// receiver would get their markup.
    public static var transferRepresentation: some TransferRepresentation {
        PlainTextRepresentation()
    }
}

/// Text in encodings with and without a type.
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
        // Text that is not in the encoding of its type is an error; the encoding is not guessed.
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
