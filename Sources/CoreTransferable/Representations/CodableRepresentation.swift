/// A representation that transfers a `Codable` item as the output of an encoder, which is JSON by default.
///
/// ```swift
/// struct Todo: Codable, Transferable {
///     var text: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .todo)
///     }
/// }
/// ```
@_weakLinked
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
    Encoder.Output == Data, Decoder.Input == Data
{
    public typealias Body = Never

    let contentType: UTType
    let encoder: Encoder
    let decoder: Decoder

    /// Creates a representation that uses an encoder and a decoder of your choice.
    ///
    /// - Parameters:
    ///   - itemType: The type of the items, inferred if the context determines it.
    ///   - contentType: The type of the encoded data, such as `.todo`, a type that your application declares.
    ///   - encoder: Makes the bytes. It may be used from several threads at once.
    ///   - decoder: Reads them, under the same condition.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation that transfers JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the items, inferred if the context determines it.
    ///   - contentType: The type that the receiver gets for the bytes.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: sharedEncoder, decoder: sharedDecoder)
    }
}

// Representations are made for every transfer. These two are shared, because no other code gets them and they never
// change.
private let sharedEncoder = JSONEncoder()
private let sharedDecoder = JSONDecoder()

extension CodableRepresentation {
    public func _resolve(into target: _ResolutionTarget) {
        let resolution = target.resolution
        if resolution.directions.contains(.export) {
            resolution.add(Exporter(contentType, origin: "CodableRepresentation", encoding: self))
        }
        if resolution.directions.contains(.import) {
            resolution.add(Importer(contentType, origin: "CodableRepresentation", decoding: self))
        }
    }
}

extension CodableRepresentation: ImmediateEncoding, ImmediateDecoding {
    func data<Value: Sendable>(of item: Value) throws -> Data {
        try encoder.encode(restored(item, as: Item.self))
    }

    func item<Value: Sendable>(_ type: Value.Type, from data: Data) throws -> Value {
        // Foundation's decoder ends the process at lists with wrong lengths or deep nesting, which another program may send.
        if decoder is PropertyListDecoder { _ = try PropertyList(reading: data, mostValues: .max) }
        return restored(try decoder.decode(Item.self, from: data), as: Value.self)
    }
}
