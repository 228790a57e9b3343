import CoreTransferable
import TransferKit

/// A share sheet that is the only content of a window.
@_weakLinked
package struct StandaloneShareSheet {
    let request: ShareRequest
    let values: [any Transferable]
    let previews: [GivenPreview]
    let sources: [ShareItemMaker?]
    let onEnd: @MainActor (ShareSheetOutcome) -> Void
    @Environment(\.shareService) private var service
    @Environment(\.shareDestinationOptions) private var options
    @State private var session: ShareSession?

    /// - Parameters:
    ///   - request: The item to share.
    ///   - values: The values behind the request's items, of which the sheet shows previews.
    ///   - previews: What a program gives for previews of the first items.
    ///   - sources: Closures that make items after a destination is chosen; nil for those of the request.
    ///   - onEnd: Called once, when a destination has the items or the sheet ends.
    package init(
        _ request: ShareRequest,
        showing values: [any Transferable],
        previews: [GivenPreview] = [],
        sources: [ShareItemMaker?] = [],
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void
    ) {
        (self.request, self.values, self.previews, self.onEnd) = (request, values, previews, onEnd)
        self.sources = sources
    }
}

/// A closure that makes an item for a destination; nil for one that gets the other items without it.
package typealias ShareItemMaker = @MainActor (ShareDestination) async throws -> NSItemProvider?

extension StandaloneShareSheet: View {
    package var body: some View {
        if let session {
            ShareSheet(session: session)
        } else {
            ProgressView().onAppear { begin() }
        }
    }

    @MainActor private func begin() {
        guard let service = options.applied(to: service) else { return onEnd(.cancelled) }
        var summaries = zip(values, request.items).map { ItemSummary(of: $0, $1) }
        for (index, preview) in zip(summaries.indices, previews) { summaries[index] = summaries[index].with(preview) }
        session = ShareSession(
            request,
            summaries: summaries,
            with: service,
            sources: sharedItems(summaries),
            onEnd: onEnd
        )
    }

    /// The items, if one of them is made for a destination.
    private func sharedItems(_ summaries: [ItemSummary]) -> [SharedItem] {
        guard sources.contains(where: { $0 != nil }) else { return [] }
        return request.items.indices.map { index in
            SharedItem(
                provider: request.items[index],
                summary: summaries[index],
                source: index < sources.count ? sources[index] : nil
            )
        }
    }
}
