import CoreTransferable
import Foundation

/// A button that presents the share sheet, with previews of the items and the available destinations.
///
/// ```swift
/// ShareLink(item: photo, preview: SharePreview(photo.caption, image: photo.image))
/// ShareLink(items: notes) { SharePreview($0.title) }
/// ShareLink(item: URL(string: "https://example.com")!, subject: Text("A site"), message: Text("Have a look."))
/// ```
///
/// No item is exported before the user has chosen a destination.
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
    let shared: (Data.Element) -> SharedItem
    let label: Label

    /// Creates a link from the data of its items and their previews.
    nonisolated init(
        _ items: Data,
        _ subject: Text?,
        _ message: Text?,
        shared: @escaping (Data.Element) -> SharedItem,
        label: Label
    ) {
        (self.items, self.subject, self.message) = (items, subject, message)
        (self.shared, self.label) = (shared, label)
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
        sheets.present(
            items.map(shared),
            subject: subject?.string,
            message: message?.string,
            with: options.applied(to: service)
        )
    }
}
