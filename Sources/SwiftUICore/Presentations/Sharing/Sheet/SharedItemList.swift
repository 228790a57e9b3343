import UniformTypeIdentifiers

/// The previews of the shared items.
@_weakLinked
struct SharedItemList {
    let summaries: [ItemSummary]
    /// More are counted, and not shown.
    private static let limit = 3
}

extension SharedItemList: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<min(Self.limit, summaries.count), id: \.self) { SharedItemRow(summary: summaries[$0]) }
            if summaries.count > Self.limit {
                Text("and \(summaries.count - Self.limit) more").foregroundStyle(.secondary)
            }
        }
    }
}

/// The preview of an item.
@_weakLinked
struct SharedItemRow {
    let summary: ItemSummary
}

extension SharedItemRow: View {
    var body: some View {
        HStack(spacing: 12) {
            SharedPicture(picture: summary.picture ?? summary.icon, fallback: summary.icon)
                .frame(width: SharedPicture.side, height: SharedPicture.side)
            VStack(alignment: .leading, spacing: 2) {
                Text(summary.title).font(.headline).lineLimit(2)
                if let detail = summary.detail {
                    Text(detail).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
            }
            if summary.showsIcon, summary.picture != nil {
                Spacer()
                SharedPicture(picture: summary.icon, fallback: summary.icon).frame(width: 24, height: 24)
            }
        }
    }
}

/// A picture of a preview; one that is not an `Image` is loaded when it is shown.
@_weakLinked
struct SharedPicture {
    let picture: ItemSummary.Picture
    /// The picture to show if the item's picture cannot be loaded.
    let fallback: ItemSummary.Picture
    @State private var loaded: Image?
    /// The length of a side of the picture in the sheet.
    static let side = 56.0

    init(picture: ItemSummary.Picture, fallback: ItemSummary.Picture) {
        (self.picture, self.fallback) = (picture, fallback)
    }
}

extension SharedPicture: View {
    var body: some View {
        switch picture {
        case .image(let image): image.resizable().scaledToFit().accessibilityHidden(true)
        case .file(let file, let icon): FileThumbnail(file, side: Self.side, icon: icon).accessibilityHidden(true)
        case .item(let provider):
            Group {
                if let loaded {
                    loaded.resizable().scaledToFit()
                } else if case .image(let image) = fallback {
                    image.resizable().scaledToFit()
                } else {
                    Color.clear
                }
            }
            .accessibilityHidden(true)
            .task { await load(provider) }
        }
    }

    private func load(_ provider: NSItemProvider) async {
        do {
            loaded = try await provider.loadTransferable(type: Image.self)
        } catch is CancellationError {
            return
        } catch {
            transferLogger.warning(
                "A picture of a SharePreview is not shown: \(error) Give an Image, or a type with a representation that is a picture."
            )
        }
    }
}
