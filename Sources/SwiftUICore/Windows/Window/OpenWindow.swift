import CoreTransferable
import TransferKit

/// An open window of the app, for code without views that presents something over it.
@MainActor
package struct OpenWindow: Identifiable {
    private let sheets: ShareSheets
    private let environment: () -> EnvironmentValues?

    /// The number of the window, which no other window of the process has, before or after it.
    package let id: Int

    /// A Boolean value that indicates whether the window has keyboard focus.
    package var hasKeyboard: Bool { environment()?.windowState?.controlActiveState == .key }
    /// The state of the window; nil for one without a host's window.
    package var state: WindowState? { environment()?.windowState }
    /// The phase of the window, which indicates whether it is visible and in use.
    package var phase: ScenePhase { environment()?.scenePhase ?? .background }
    /// A Boolean value that indicates whether a sheet that was presented here is open.
    package var hasSheet: Bool { sheets.sheet != nil }

    /// Presents the share sheet over the window.
    /// - Parameters:
    ///   - items: The items, with the values of which the sheet shows previews.
    ///   - onEnd: Called when the sheet ends.
    package func share(
        _ items: [(provider: NSItemProvider, value: any Transferable)],
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void
    ) {
        let shared = items.map { SharedItem(provider: $0.provider, summary: ItemSummary(of: $0.value, $0.provider)) }
        sheets.present(shared, subject: nil, message: nil, with: environment()?.shareService, onEnd: onEnd)
    }

    /// Presents a sheet over the window.
    /// - Parameters:
    ///   - content: The contents of the sheet.
    ///   - onDismiss: Called when the sheet is gone.
    package func present(_ content: some View, onDismiss: @escaping @MainActor () -> Void) {
        sheets.present(GuestSheet(content: AnyView(content), onDismiss: onDismiss))
    }

    /// Dismisses the sheet.
    package func dismissSheet() { sheets.dismiss() }

    // MARK: - The windows of the app

    private struct Entry {
        let id: Int
        weak var sheets: ShareSheets?
        let environment: () -> EnvironmentValues?
    }

    private static var entries: [Entry] = []
    private static var count = 0

    /// Adds a window that opens. It is forgotten when its sheets are released.
    static func add(_ sheets: ShareSheets, environment: @escaping () -> EnvironmentValues?) {
        entries.removeAll { $0.sheets == nil }
        count += 1
        entries.append(Entry(id: count, sheets: sheets, environment: environment))
    }

    /// The open windows, in the order in which they were opened.
    package static var all: [OpenWindow] {
        entries.compactMap { entry in
            entry.sheets.map { OpenWindow(sheets: $0, environment: entry.environment, id: entry.id) }
        }
    }

    /// The window with keyboard focus, or else the one that was opened last; nil if none is open.
    package static var active: OpenWindow? {
        let open = all
        return open.last(where: \.hasKeyboard) ?? open.last
    }
}
