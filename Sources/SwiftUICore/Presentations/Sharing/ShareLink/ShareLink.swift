import CoreTransferable
import Foundation

/// A button that presents the share sheet for items: their previews, and the places where they can go.
///
/// ```swift
/// ShareLink(item: photo, preview: SharePreview(photo.caption, image: photo.image))
/// ShareLink(items: notes) { SharePreview($0.title) }
/// ShareLink(item: URL(string: "https://example.com")!, subject: Text("A site"), message: Text("Have a look."))
/// ```
///
/// Nothing of an item is exported before the user has chosen where it goes.
@_weakLinked
public struct ShareLink<
    Data: RandomAccessCollection,
    PreviewImage: Transferable,
    PreviewIcon: Transferable,
    Label: View
>
where Data.Element: Transferable {
    @Environment(\.shareSheets) private var sheets
    @Environment(\.shareService) private var service
    @Environment(\.shareDestinationOptions) private var options

    let items: Data
    let subject: Text?
    let message: Text?
    let summary: (Data.Element, NSItemProvider) -> ItemSummary
    let label: Label

    /// Creates a link from what the sheet shows of an item.
    nonisolated init(
        _ items: Data,
        _ subject: Text?,
        _ message: Text?,
        summary: @escaping (Data.Element, NSItemProvider) -> ItemSummary,
        label: Label
    ) {
        (self.items, self.subject, self.message) = (items, subject, message)
        (self.summary, self.label) = (summary, label)
    }
}

extension ShareLink: View {
    public var body: some View {
        Button {
            share()
        } label: {
            label
        }
    }

    @MainActor private func share() {
        guard let sheets else { return }
        let items = items.map { item in
            let provider = provider(of: item)
            return SharedItem(provider: provider, summary: summary(item, provider))
        }
        sheets.present(items, subject: subject?.string, message: message?.string, with: options.applied(to: service))
    }
}
