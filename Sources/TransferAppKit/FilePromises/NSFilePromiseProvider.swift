import Foundation
import KitSupport
import SystemSupport
import UniformTypeIdentifiers

/// A promise of a file, which its delegate writes when a receiver requests it.
///
/// ```swift
/// let promise = NSFilePromiseProvider(fileType: UTType.png.identifier, delegate: exporter)
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.writeObjects([promise])
/// ```
///
/// The file is written once, whichever programs request it, into a directory that only this user can read, from which receivers have
/// copies. A file manager that the user pastes in gets the file, and a program that takes the bytes of its type gets those. A file that the
/// delegate fails to write is requested again by the next receiver.
///
/// Other pasteboards than the general one are files, which nobody can ask for anything. The delegate writes the file as soon as the promise
/// is on such a pasteboard, in the background, and other programs find it there when it is written.
open class NSFilePromiseProvider: NSObject, NSPasteboardWriting {
    /// The identifier of the file's type.
    open var fileType: String
    /// The object that names the file and writes it.
    open weak var delegate: (any NSFilePromiseProviderDelegate)?
    /// Anything that the delegate needs to know the file by.
    open var userInfo: Any?

    /// Creates a promise without a type, which it needs to be written to a pasteboard.
    public override init() {
        fileType = ""
        super.init()
    }

    /// Creates a promise.
    /// - Parameters:
    ///   - fileType: The identifier of the file's type.
    ///   - delegate: The object that names the file and writes it. It is not kept.
    public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
        self.init()
        self.fileType = fileType
        self.delegate = delegate
    }

    /// Returns the types that stand for a promised file. A subclass may add types whose data it has.
    open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { .promisedFile }

    /// Returns options for writing a type.
    open func writingOptions(
        forType type: NSPasteboard.PasteboardType,
        pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions {
        []
    }

    /// Returns the type of the file for the type that stands for that, and nil for others.
    open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        type == .promisedFileType ? fileType : nil
    }

    /// Returns the promise as it is on a pasteboard; nil where it has no type.
    func makePromise() -> FilePromise? {
        guard !fileType.isEmpty else { return nil }
        let contentType = UTType(fileType) ?? UTType(importedAs: fileType)
        // The delegate is asked on the main actor for all but the file itself, as AppKit asks it.
        let provider = UncheckedBox(self)
        return FilePromise(contentType) {
            provider.value.delegate?.filePromiseProvider(provider.value, fileNameForType: provider.value.fileType)
        } write: { file in
            try await PromisedWriting.write(provider.value, to: file)
        }
    }
}

/// An object that names and writes the file of a promise.
///
/// It has one of the two methods that write the file: the one with a completion handler, or the asynchronous one. The file of a delegate with
/// neither is not written.
public protocol NSFilePromiseProviderDelegate: NSObjectProtocol {
    /// Returns the name of the file, with its extension. Directories in the name are dropped.
    /// - Parameters:
    ///   - filePromiseProvider: The promise.
    ///   - fileType: The identifier of the file's type.
    @MainActor @preconcurrency
    func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider,
        fileNameForType fileType: String
    ) -> String

    /// Writes the file. It is called by the queue of ``operationQueue(for:)``.
    /// - Parameters:
    ///   - filePromiseProvider: The promise.
    ///   - url: The place of the file, where nothing is yet.
    ///   - completionHandler: A closure to call once, when the file is there, or with the reason why it is not.
    func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider,
        writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
    )

    /// Writes the file. The queue of ``operationQueue(for:)`` begins the call, which runs wherever the method is isolated.
    /// - Parameters:
    ///   - filePromiseProvider: The promise.
    ///   - url: The place of the file, where nothing is yet.
    /// - Throws: The reason why the file is not written.
    func filePromiseProvider(_ filePromiseProvider: sending NSFilePromiseProvider, writePromiseTo url: URL) async throws

    /// Returns the queue that the file is written by.
    @MainActor @preconcurrency
    func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
}

extension NSFilePromiseProviderDelegate {
    /// Writes the file by the asynchronous method.
    /// - Parameters:
    ///   - filePromiseProvider: The promise.
    ///   - url: The place of the file.
    ///   - completionHandler: Called when the method has returned, with the error that it throws.
    public func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider,
        writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        let delegate = UncheckedBox(self as any NSFilePromiseProviderDelegate)
        let answer = UncheckedBox(completionHandler)
        // The caller has handed the promise over until it is called back.
        let promise = UncheckedBox(filePromiseProvider)
        // Boxes of their own: Swift 6.3 releases the parts of a tuple once too often that a task takes apart.
        Task {
            do {
                try await delegate.value.filePromiseProvider(promise.value, writePromiseTo: url)
                answer.value(nil)
            } catch {
                answer.value(error)
            }
        }
    }

    /// Writes nothing.
    /// - Parameters:
    ///   - filePromiseProvider: The promise.
    ///   - url: The place of the file.
    /// - Throws: `CocoaError.featureUnsupported`.
    public func filePromiseProvider(
        _ filePromiseProvider: sending NSFilePromiseProvider,
        writePromiseTo url: URL
    ) async throws {
        throw CocoaError(.featureUnsupported)
    }

    /// Returns the main queue.
    public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue { .main }
}

extension [NSPasteboard.PasteboardType] {
    /// The types that stand for a promised file.
    static let promisedFile = [
        NSPasteboard.PasteboardType("com.apple.NSFilePromiseItemMetaData"), .promisedFileType,
        NSPasteboard.PasteboardType("com.apple.pasteboard.promised-file-url"),
    ]
}

extension NSPasteboard.PasteboardType {
    /// The type whose text is the identifier of a promised file's type.
    static let promisedFileType = NSPasteboard.PasteboardType("com.apple.pasteboard.promised-file-content-type")
}
