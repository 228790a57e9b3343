import CoreTransferable
import TransferKit
import UniformTypeIdentifiers

/// Presents the share sheet over a window.
///
/// The window presents it, not the requesting view, because the item of a menu is removed when its menu closes.
@MainActor
final class ShareSheets {
    private(set) var session: ShareSession? { didSet { if session !== oldValue { didChange() } } }
    /// Called when another sheet is presented, or the sheet ends.
    var didChange: () -> Void = {}
    /// The page that the user reads in the window; nil for none.
    var page: () -> NSUserActivity? = { nil }

    /// Presents the sheet for items.
    /// - Parameters:
    ///   - items: The items. Without items no sheet is presented.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    ///   - service: The service that finds the destinations; nil for a window without one.
    ///   - onEnd: Called when the sheet ends.
    func present(
        _ items: [SharedItem],
        subject: String?,
        message: String?,
        with service: (any ShareService)?,
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void = { _ in }
    ) {
        guard !items.isEmpty else { return onEnd(.cancelled) }
        guard let service else {
            if ReportedOnce.first("shareService") {
                transferLogger.warning("A share sheet is not shown, because its window has no places to share with.")
            }
            return onEnd(.cancelled)
        }
        var (summaries, subject) = (items.map(\.summary), subject)
        if let page = page(), let address = page.webpageURL, let title = page.title, !title.isEmpty {
            for index in summaries.indices where summaries[index].webpage == address { summaries[index].title = title }
            if summaries.contains(where: { $0.webpage == address }) { subject = subject ?? title }
        }
        session = ShareSession(
            ShareRequest(items.map(\.provider), subject: subject, message: message),
            summaries: summaries,
            with: service,
            sources: items.contains { $0.source != nil } ? items : []
        ) { [weak self] outcome in
            self?.session = nil
            onEnd(outcome)
        }
    }

    /// Takes the sheet away.
    func dismiss() { session = nil }
}

/// Presents the share sheet of a window.
@_weakLinked
struct ShareSheetPresentation {
    let sheets: ShareSheets
    let session: ShareSession?
}

extension ShareSheetPresentation: PresentationModifier {
    typealias Body = Never

    var style: Presentation.Style { .sheet }
    var onDismiss: (() -> Void)? { nil }

    func request() -> PresentationRequest<ShareSheet>? {
        session.map { session in
            PresentationRequest(identity: ObjectIdentifier(session)) { ShareSheet(session: session) }
        }
    }

    func dismiss() { sheets.dismiss() }
}
