import CoreTransferable
import Foundation
import KitSupport
import Synchronization
import SystemSupport
import UniformTypeIdentifiers

/// A file that the sender of an item has promised, for a receiver that says where it wants it.
///
/// ```swift
/// let receivers = pasteboard.readObjects(forClasses: [NSFilePromiseReceiver.self]) as? [NSFilePromiseReceiver] ?? []
/// for receiver in receivers {
///     receiver.receivePromisedFiles(atDestination: folder, operationQueue: queue) { file, error in … }
/// }
/// ```
///
/// The items that have one are those of this program whose file is written on request, be it by ``NSFilePromiseProvider`` or by a file
/// representation, and those of several items of another program that uses this library. A single file that another program promises is
/// written when its URL is read, so it is an `NSURL` here.
public final class NSFilePromiseReceiver: NSObject, NSPasteboardReading, StandardReading, Sendable {
    private let provider: NSItemProvider
    private let names = Mutex<[String]>([])
    /// The identifier of the promised file's type.
    public let fileTypes: [String]

    private init?(_ provider: NSItemProvider, _ types: [String]) {
        guard let type = types.first else { return nil }
        (self.provider, fileTypes) = (provider, [type])
    }

    /// The identifiers of the types that stand for promised files on pasteboards.
    public class var readableDraggedTypes: [String] { [NSPasteboard.PasteboardType].promisedFile.map(\.rawValue) }

    /// The names of the files that have been received.
    public var fileNames: [String] { names.withLock { $0 } }

    /// Receives the promised file into a directory.
    ///
    /// The file is placed directly in the directory, whatever name the sender gives it, when it is complete. Nothing is overwritten: a
    /// number is added to a name that is taken.
    /// - Parameters:
    ///   - destinationDir: An existing directory.
    ///   - options: Options, of which there are none.
    ///   - operationQueue: The queue that calls `reader`.
    ///   - reader: A closure that is called with the file, or with the directory and an error if the file was not received.
    public func receivePromisedFiles(
        atDestination destinationDir: URL,
        options: [AnyHashable: Any] = [:],
        operationQueue: OperationQueue,
        reader: @escaping (URL, (any Error)?) -> Void
    ) {
        let reader = UncheckedBox(reader)
        let contentType = UTType(fileTypes[0]) ?? UTType(importedAs: fileTypes[0])
        _ = OwnThreads.shared.detached { [self] in
            do {
                let file = try await provider.save(as: contentType, in: destinationDir)
                names.withLock { $0.append(file.lastPathComponent) }
                operationQueue.addOperation { reader.value(file, nil) }
            } catch {
                operationQueue.addOperation { reader.value(destinationDir, error) }
            }
        }
    }

    // MARK: Reading

    /// Returns the types that stand for promised files.
    public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { .promisedFile }

    /// Returns nil: receivers are read with `readObjects(forClasses:options:)`.
    public convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        return nil
    }

    static func standardObject(of item: NSPasteboardItem) -> Any? {
        NSFilePromiseReceiver(item.item.asProvider, item.item.promisedFileTypes)
    }
}
