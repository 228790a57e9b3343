import CoreTransferable
import TransferKit
import UniformTypeIdentifiers

/// Presents the share sheet over a window.
///
/// The window presents it, not the requesting view, because the item of a menu is removed when its menu closes.
@MainActor
final class ShareSheets {
    private(set) var session: ShareSession? { didSet { if session !== oldValue { didChange() } } }
    /// A sheet of code without a view; nil for none.
    private(set) var guest: GuestSheet? {
        didSet {
            guard guest !== oldValue else { return }
            didChange()
            oldValue?.onDismiss()
        }
    }
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
        // It would be shown again when this sheet has ended.
        guest = nil
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

    /// Presents a sheet of code without a view, in the place of the one before.
    func present(_ sheet: GuestSheet) { guest = sheet }

    /// Takes the sheet away.
    func dismiss() { (session, guest) = (nil, nil) }
}

/// A sheet that code without a view presents over a window.
@MainActor
final class GuestSheet {
    let content: AnyView
    let onDismiss: @MainActor () -> Void

    init(content: AnyView, onDismiss: @escaping @MainActor () -> Void) {
        (self.content, self.onDismiss) = (content, onDismiss)
    }
}

/// Presents the share sheet of a window, or the sheet of code without a view.
@_weakLinked
struct ShareSheetPresentation {
    let sheets: ShareSheets
    let session: ShareSession?
    let guest: GuestSheet?
}

extension ShareSheetPresentation: PresentationModifier {
    typealias Body = Never

    var style: Presentation.Style { .sheet }
    var onDismiss: (() -> Void)? { nil }

    func request() -> PresentationRequest<WindowSheet>? {
        if let session {
            return PresentationRequest(identity: ObjectIdentifier(session)) { .items(ShareSheet(session: session)) }
        }
        return guest.map { guest in
            PresentationRequest(identity: ObjectIdentifier(guest)) { .guest(guest.content) }
        }
    }

    func dismiss() { sheets.dismiss() }
}

/// The contents of a sheet over a window.
@_weakLinked
enum WindowSheet: View {
    case items(ShareSheet)
    case guest(AnyView)

    var body: some View {
        switch self {
        case .items(let sheet): sheet
        case .guest(let content): content
        }
    }
}
