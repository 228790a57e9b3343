import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The icon of a window's document before the title, which can be dragged.
@_weakLinked
struct DocumentIcon {
    let picture: ItemSummary.Picture
    let name: String
    /// A closure that returns the item of a drag of the icon.
    let item: () -> NSItemProvider
    /// The length of a side of the icon.
    private static var side: CGFloat { 20 }

    nonisolated init(_ picture: ItemSummary.Picture, name: String, item: @escaping () -> NSItemProvider) {
        (self.picture, self.name, self.item) = (picture, name, item)
    }
}

extension DocumentIcon: View {
    var body: some View {
        SharedPicture(picture: picture, fallback: .image(Image(iconFor: .data)))
            .frame(width: Self.side, height: Self.side)
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: name))
            .accessibilityAddTraits(.isImage)
            .accessibilityIdentifier("navigation-document")
            .modifier(
                DragModifier<EmptyView>(
                    preview: nil,
                    payload: { _ in DragPayload(items: [item()]) },
                    takesPresses: true
                )
            )
            .help(Text(verbatim: name))
    }
}

/// The icon as an item of the window's bar.
@_weakLinked
struct DocumentItem {
    let icon: DocumentIcon
}

extension DocumentItem: PrimitiveToolbarContent {
    typealias Body = Never

    var view: any View { ToolbarEntryView(placement: .document, content: icon) }
}

extension View {
    /// Sets the file that the window represents, which appears as a draggable icon before the title.
    /// - Parameter url: The file.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        let summary = ItemSummary(of: url)
        return documentIcon(DocumentIcon(summary.icon, name: summary.title) { NSItemProvider(of: url) })
    }

    /// Sets the document that the window represents, which appears as a draggable icon of its type before the title.
    /// - Parameter document: The dragged value.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        let item = NSItemProvider(of: document)
        let type = item.registeredContentTypes.first ?? .data
        let name = item.suggestedName ?? type.localizedDescription ?? type.identifier
        return documentIcon(DocumentIcon(.image(Image(iconFor: type)), name: name) { NSItemProvider(of: document) })
    }

    /// Sets the document that the window represents, which appears before the title as the icon or image of a preview and can be dragged.
    /// - Parameters:
    ///   - document: The dragged value.
    ///   - preview: The preview of the document, whose title is spoken.
    nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D,
        preview: SharePreview<I1, I2>
    ) -> some View {
        let type = NSItemProvider(of: document).registeredContentTypes.first ?? .data
        let picture = preview.icon.map { ItemSummary.Picture($0) } ?? preview.image.map { ItemSummary.Picture($0) }
        let icon = DocumentIcon(picture ?? .image(Image(iconFor: type)), name: preview.title) {
            NSItemProvider(of: document)
        }
        return documentIcon(icon)
    }

    nonisolated private func documentIcon(_ icon: DocumentIcon) -> some View {
        toolbar { DocumentItem(icon: icon) }
    }
}
