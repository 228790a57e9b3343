import CoreTransferable
import TransferKit

/// A window of the app, for code that has no view: what it presents comes over the window.
@MainActor
package struct OpenWindow: Identifiable {
    private let sheets: ShareSheets
    private let environment: () -> EnvironmentValues?

    package nonisolated var id: ObjectIdentifier { ObjectIdentifier(sheets) }

    /// A Boolean value that indicates whether the window has the keyboard.
    package var hasKeyboard: Bool { environment()?.windowState?.controlActiveState == .key }
    /// A value that indicates whether the window is seen, and whether the user works in it.
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

    /// Presents a sheet of the caller's over the window.
    /// - Parameters:
    ///   - content: The contents of the sheet.
    ///   - onDismiss: Called when the sheet is gone.
    package func present(_ content: some View, onDismiss: @escaping @MainActor () -> Void) {
        sheets.present(GuestSheet(content: AnyView(content), onDismiss: onDismiss))
    }

    /// Takes away the sheet that was presented here.
    package func dismissSheet() { sheets.dismiss() }

    // MARK: - The windows of the app

    private struct Entry {
        weak var sheets: ShareSheets?
        let environment: () -> EnvironmentValues?
    }

    private static var entries: [Entry] = []

    /// Adds a window that opens. It is forgotten when its sheets are released.
    static func add(_ sheets: ShareSheets, environment: @escaping () -> EnvironmentValues?) {
        entries.removeAll { $0.sheets == nil }
        entries.append(Entry(sheets: sheets, environment: environment))
    }

    /// The windows that are open, in the order in which they were opened.
    package static var all: [OpenWindow] {
        entries.compactMap { entry in
            entry.sheets.map { OpenWindow(sheets: $0, environment: entry.environment) }
        }
    }

    /// The window with the keyboard, or else the one that was opened last; nil where none is open.
    package static var active: OpenWindow? {
        let open = all
        return open.last(where: \.hasKeyboard) ?? open.last
    }
}
