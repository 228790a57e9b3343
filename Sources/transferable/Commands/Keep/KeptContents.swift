import CommandSupport
import CoreTransferable
import Foundation
import SystemPasteboard
import TransferKit

/// A copy of the contents of a clipboard.
enum KeptContents {
    /// Reads all forms of the contents.
    /// - Returns: The offer to replace the contents; nil if the clipboard is empty.
    /// - Throws: ``CommandFailure`` if the contents may not be kept or no form can be read.
    static func read(from clipboard: ClipboardTarget, limits: TransferLimits) async throws -> TransferOffer? {
        let contents = try await clipboard.transport(limits: limits).contents()
        guard contents.marks.isEmpty else {
            throw CommandFailure("What is on the clipboard is marked as not to be kept.")
        }
        if let files = try await contents.files() {
            let items = files.compactMap { NSItemProvider(contentsOf: $0) }
            guard items.count == files.count else {
                throw CommandFailure("A file that was copied is gone, so the clipboard is left as it is.")
            }
            return TransferOffer(items, operation: await contents.requestedOperation())
        }
        let items = await contents.items()
        guard !items.isEmpty else { return nil }
        var kept: [NSItemProvider] = []
        for item in items { kept.append(try await copy(of: item)) }
        return TransferOffer(kept, marks: [], writesFiles: false, pageTypes: await pageTypes(of: contents))
    }

    /// Returns the types that web pages are offered: those of the page that copied the contents.
    private static func pageTypes(of contents: PasteboardContents) async -> PageTypes {
        guard case .other(let offer) = contents else { return .declared }
        return .named(await offer.withPageFormats().pageNames)
    }

    /// Returns an item with the data of another's representations.
    private static func copy(of item: NSItemProvider) async throws -> NSItemProvider {
        let copy = NSItemProvider()
        copy.suggestedName = item.suggestedName
        var failures: [String] = []
        for type in item.registeredContentTypes {
            do {
                let data = try await item.loadDataRepresentation(for: type)
                copy.registerDataRepresentation(for: type) { completion in
                    completion(data, nil)
                    return nil
                }
            } catch {
                failures.append("\(type.spokenName.printable): \(FailureText.describing(error))")
            }
        }
        guard !copy.registeredContentTypes.isEmpty else {
            throw CommandFailure("What is on the clipboard cannot be read. \(failures.joined(separator: "\n"))")
        }
        for failure in failures { StandardError.writeWarning("A form is not kept: \(failure)") }
        return copy
    }
}
