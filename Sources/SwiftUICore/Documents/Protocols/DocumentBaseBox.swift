/// A class that holds a document of a type.
@_weakLinked
public protocol DocumentBaseBox<Document>: AnyObject {
    /// The type of the document.
    associatedtype Document

    /// The document; nil for none.
    var base: Document? { get set }
}
