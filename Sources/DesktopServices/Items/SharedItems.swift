import CoreTransferable
import Foundation
import TransferKit

/// The items of a request with the forms in which they can be handed to a program.
struct SharedItems: Sendable {
    struct Item: Sendable {
        let provider: NSItemProvider
        let forms: [ItemForm]

        /// The best form that is one file, not a link and not a folder.
        var fileForm: ItemForm? { forms.first { $0.link == nil && !$0.isFolder } }
    }

    let request: ShareRequest
    let items: [Item]

    init(_ request: ShareRequest) async {
        self.request = request
        var items: [Item] = []
        for item in request.items { items.append(Item(provider: item, forms: await ItemForm.all(of: item))) }
        self.items = items
    }

    /// Returns the text of a message: the program's text, and the links and texts among the items.
    func messageText() async throws -> String {
        var parts = request.message.map { [$0] } ?? []
        for item in items {
            if let link = item.forms.first?.link {
                parts.append(link.absoluteString)
            } else if let form = item.forms.first, form.isText {
                parts.append(try await form.text(of: item.provider))
            }
        }
        return parts.joined(separator: "\n\n")
    }

    /// Returns the files of a message: the items that are not in its text.
    func attachments(_ files: ExportedFiles) async throws -> [URL] {
        var urls: [URL] = []
        for item in items {
            guard let form = item.forms.first, form.link == nil, !form.isText else { continue }
            urls.append(try await form.url(of: item.provider, files))
        }
        return urls
    }
}
