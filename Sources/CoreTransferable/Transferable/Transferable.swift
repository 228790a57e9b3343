/// A type whose values can be sent to and received from other views, programs and files.
///
/// A conformance describes once how a value becomes bytes or a file and how it is made again. Copy and paste, drag and
/// drop, sharing, opening and saving all use it.
///
/// ```swift
/// struct Note: Codable, Transferable {
///     var title: String
///     var text: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .note)
///         ProxyRepresentation(exporting: \.title)
///     }
/// }
/// ```
///
/// The order of the representations is the order of preference: a receiver takes the first that it understands, so the
/// richest comes first and plain text last.
@preconcurrency
@_weakLinked
public protocol Transferable: Sendable {
    /// The type of the representation, which is inferred from ``transferRepresentation``.
    associatedtype Representation: TransferRepresentation

    /// The ways in which values of this type are exported and imported, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
