import CoreTransferable
import DesktopBus
import Foundation
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// A function that draws pages as a PDF document.
package typealias PageDrawer = @Sendable ([PrintedContent], PageSetup) throws -> Data

/// A printer, where the desktop's portal offers one: a PDF document, or pictures and words that are drawn on pages.
struct PrintTarget: ShareTarget {
    private static let destination = ShareDestination(
        id: "print",
        title: "Print",
        kind: .printer,
        icon: .named(["printer", "document-print"])
    )
    /// More is not read into memory to be drawn, in bytes.
    private static let (largestPicture, largestText) = (256 << 20, 2 << 20)

    /// Draws contents that are not a document; nil if drawing is not available.
    let draw: PageDrawer?

    func destinations(for items: SharedItems) async -> [ShareDestination] {
        guard printed(items) != nil else { return [] }
        let isPossible = try? await blockingCall { PrintJob.isPossible($0) }
        return isPossible ?? false ? [Self.destination] : []
    }

    func send(_ items: SharedItems, to destination: ShareDestination) async throws -> ShareOutcome? {
        guard destination.id == Self.destination.id else { return nil }
        guard let printed = printed(items) else { throw ShareError.notTaken(destination.title) }
        let title = items.request.subject ?? items.items.first?.provider.suggestedName ?? "Shared Items"
        let job = PrintJob(title: title)
        guard let choice = try await blockingCall({ try job.prepare($0) }) else { return .cancelled }
        let document = try await document(of: printed, on: choice.page)
        return try await blockingCall { try job.print(document, choice, $0) } ? .sent : .cancelled
    }

    /// The printed form of the items.
    private enum Printed {
        case document(SharedItems.Item, ItemForm)
        case pages([(item: SharedItems.Item, form: ItemForm, isPicture: Bool)])
    }

    private func printed(_ items: SharedItems) -> Printed? {
        if items.items.count == 1, let form = items.items[0].form(conformingTo: .pdf) {
            return .document(items.items[0], form)
        }
        guard draw != nil else { return nil }
        var pages: [(item: SharedItems.Item, form: ItemForm, isPicture: Bool)] = []
        for item in items.items {
            if let form = item.form(conformingTo: .image) {
                pages.append((item, form, true))
            } else if let form = item.form(conformingTo: .plainText) {
                pages.append((item, form, false))
            } else {
                return nil
            }
        }
        return .pages(pages)
    }

    private func document(of printed: Printed, on page: PageSetup) async throws -> Descriptor {
        let files = ExportedFiles()
        switch printed {
        case .document(let item, let form):
            return try Descriptor.reading(try await form.url(of: item.provider, files).path)
        case .pages(let pages):
            var contents: [PrintedContent] = []
            for (item, form, isPicture) in pages {
                let file = try await form.url(of: item.provider, files)
                let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
                guard size <= (isPicture ? Self.largestPicture : Self.largestText) else {
                    throw PrintError.tooLarge(file.lastPathComponent)
                }
                let data = try Data(contentsOf: file)
                contents.append(isPicture ? .picture(data) : .text(String(decoding: data, as: UTF8.self)))
            }
            guard let draw else { throw PrintError.noPages }
            let data = try draw(contents, page)
            let document = try Descriptor.memoryFile("print.pdf")
            try data.withUnsafeBytes { try document.write($0, at: 0) }
            return document
        }
    }
}

extension SharedItems.Item {
    /// Returns the first form of a type.
    fileprivate func form(conformingTo type: UTType) -> ItemForm? {
        forms.first { $0.link == nil && $0.contentType?.conforms(to: type) ?? false }
    }
}

/// The reason why the items were not printed.
enum PrintError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case tooLarge(String)
    case noPages

    var description: String {
        switch self {
        case .tooLarge(let name): "“\(name)” is too large to be drawn on pages. Print it from an app that opens it."
        case .noPages: "Only PDF documents can be printed without a window."
        }
    }
}
