import CoreTransferable
import TransferKit

/// A share sheet that is all of a window's content.
@_weakLinked
package struct StandaloneShareSheet {
    let request: ShareRequest
    let values: [any Transferable]
    let previews: [GivenPreview]
    let onEnd: @MainActor (ShareSheetOutcome) -> Void
    @Environment(\.shareService) private var service
    @Environment(\.shareDestinationOptions) private var options
    @State private var session: ShareSession?

    /// - Parameters:
    ///   - request: The item to share.
    ///   - values: The values behind the request's items, of which the sheet shows previews.
    ///   - previews: What a program gives for previews of the first items.
    ///   - onEnd: Called once, when a destination has the items or the sheet ends.
    package init(
        _ request: ShareRequest,
        showing values: [any Transferable],
        previews: [GivenPreview] = [],
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void
    ) {
        (self.request, self.values, self.previews, self.onEnd) = (request, values, previews, onEnd)
    }
}

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
            onEnd: onEnd
        )
    }
}
