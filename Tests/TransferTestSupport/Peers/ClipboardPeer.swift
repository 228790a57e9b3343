import Foundation

/// A clipboard as another program has it, one that shares no code with this package: it offers and asks.
///
/// Types are the display's own names: targets on X11 (`UTF8_STRING`, `image/png`), MIME types on Wayland.
package protocol ClipboardPeer: AnyObject, Sendable {
    /// The type that stands for text in UTF-8.
    static var textType: String { get }

    /// Offers the contents of a file under one type, until another program takes the clipboard or ``releaseOwnership()``.
    func set(contentsOf path: String, as type: String) async throws

    /// Ends the program that offers what `set…` was given. On X11 nobody owns the clipboard afterwards, unless another took
    /// it; weston keeps a copy and continues to offer it.
    func releaseOwnership() async

    /// The types that the owner lists; none when there is no owner.
    func types() async throws -> [String]

    /// Returns the owner's data for a type.
    ///
    /// - Throws: ``TestSupportError`` when there is no owner, it has no such type, or it does not answer in time.
    func data(as type: String, timeout: Duration) async throws -> Data

    /// The directory in which `set…` keeps the data that it offers.
    var directory: TemporaryDirectory { get }
}

extension ClipboardPeer {
    /// Offers text. See ``set(contentsOf:as:)``.
    package func setText(_ text: String) async throws {
        try await set(Data(text.utf8), as: Self.textType)
    }

    /// Offers bytes under one type. See ``set(contentsOf:as:)``.
    package func set(_ data: Data, as type: String) async throws {
        try await set(contentsOf: directory.write(data, to: "clipboard-\(UUID().uuidString)"), as: type)
    }

    /// Returns the owner's data for a type, if the owner answers in time.
    package func data(as type: String) async throws -> Data {
        try await data(as: type, timeout: .patience)
    }

    /// Returns the owner's text for a type; for text in UTF-8 when `nil`.
    package func text(as type: String? = nil) async throws -> String {
        String(decoding: try await data(as: type ?? Self.textType), as: UTF8.self)
    }
}
