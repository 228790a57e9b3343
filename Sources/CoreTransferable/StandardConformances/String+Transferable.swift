@_weakLinked
extension String: Transferable {
    /// Plain text in UTF-8, as on Apple's systems. Links, files and other kinds of text are not imported as strings.
    ///
    /// Text that other programs of a desktop offer in other encodings arrives as UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        StringRepresentation()
    }
}

/// Text in UTF-8.
@_weakLinked
struct StringRepresentation: TransferRepresentation {
    typealias Item = String
    typealias Body = Never
}

extension StringRepresentation {
    func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        if resolution.directions.contains(.export) {
            resolution.add(Exporter(.utf8PlainText, origin: "DataRepresentation", encoding: UTF8Coding()))
        }
        if resolution.directions.contains(.import) {
            resolution.add(Importer(.utf8PlainText, origin: "DataRepresentation", decoding: UTF8Coding()))
        }
    }

    private struct UTF8Coding: ImmediateEncoding, ImmediateDecoding {
        func data<Value: Sendable>(of item: Value) throws -> Data {
            Data(restored(item, as: String.self).utf8)
        }

        func item<Value: Sendable>(_ type: Value.Type, from data: Data) throws -> Value {
            restored(try TextEncodings.text(from: data, as: .utf8PlainText), as: Value.self)
        }
    }
}
