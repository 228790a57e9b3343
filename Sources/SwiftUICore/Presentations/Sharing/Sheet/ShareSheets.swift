import CoreTransferable
import TransferKit
import UniformTypeIdentifiers

/// An object that presents the share sheet, or a sheet of code without a view, over a window. Only one sheet is shown at a time.
///
/// The window presents it, not the requesting view, because the item of a menu is removed when its menu closes.
@MainActor
final class ShareSheets {
    /// A sheet over the window.
    enum Sheet {
        case items(ShareSession)
        /// A sheet of code without a view.
        case guest(GuestSheet)

        var id: ObjectIdentifier {
            switch self {
            case .items(let session): ObjectIdentifier(session)
            case .guest(let guest): ObjectIdentifier(guest)
            }
        }
    }

    /// The sheet that is presented; nil for none.
    private(set) var sheet: Sheet?
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
    /// - Returns: The sheet, for ``dismiss(_:)``; nil where none is presented.
    @discardableResult
    func present(
        _ items: [SharedItem],
        subject: String?,
        message: String?,
        with service: (any ShareService)?,
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void = { _ in }
    ) -> ObjectIdentifier? {
        guard !items.isEmpty else {
            onEnd(.cancelled)
            return nil
        }
        guard let service else {
            if ReportedOnce.first("shareService") {
                transferLogger.warning("A share sheet is not shown, because its window has no places to share with.")
            }
            onEnd(.cancelled)
            return nil
        }
        var (summaries, subject) = (items.map(\.summary), subject)
        if let page = page(), let address = page.webpageURL, let title = page.title, !title.isEmpty {
            for index in summaries.indices where summaries[index].webpage == address { summaries[index].title = title }
            if summaries.contains(where: { $0.webpage == address }) { subject = subject ?? title }
        }
        let session = ShareSession(
            ShareRequest(items.map(\.provider), subject: subject, message: message),
            summaries: summaries,
            with: service,
            sources: items.contains { $0.source != nil } ? items : []
        ) { [weak self] outcome in
            self?.dismissEnded()
            onEnd(outcome)
        }
        replace(with: .items(session))
        return ObjectIdentifier(session)
    }

    /// Presents a sheet of code without a view, in the place of the one before.
    func present(_ guest: GuestSheet) { replace(with: .guest(guest)) }

    /// Takes a sheet away.
    /// - Parameter id: The sheet, where it may have ended and another may be there.
    func dismiss(_ id: ObjectIdentifier) {
        if sheet?.id == id { dismiss() }
    }

    /// Takes the sheet away.
    func dismiss() { replace(with: nil) }

    private func dismissEnded() {
        if case .items(let session) = sheet, session.hasEnded { dismiss() }
    }

    private func replace(with new: Sheet?) {
        let old = sheet
        guard old?.id != new?.id else { return }
        sheet = new
        didChange()
        switch old {
        case .items(let session): session.end()
        case .guest(let guest): guest.onDismiss()
        case nil: break
        }
    }
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

/// A presentation of the share sheet of a window, or the sheet of code without a view.
@_weakLinked
struct ShareSheetPresentation {
    let sheets: ShareSheets
    let sheet: ShareSheets.Sheet?
}

extension ShareSheetPresentation: PresentationModifier {
    typealias Body = Never

    var style: Presentation.Style { .sheet }
    var onDismiss: (() -> Void)? { nil }

    func request() -> PresentationRequest<WindowSheet>? {
        sheet.map { sheet in
            PresentationRequest(identity: sheet.id) {
                switch sheet {
                case .items(let session): .items(ShareSheet(session: session))
                case .guest(let guest): .guest(guest.content)
                }
            }
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
