import CoreTransferable
import TransferKit

/// Presents the share sheet over the window that the user works in, for code that has no view.
@MainActor
package enum OpenShareSheets {
    private struct Window {
        weak var sheets: ShareSheets?
        let environment: () -> EnvironmentValues?

        var hasKeyboard: Bool { environment()?.windowState?.controlActiveState == .key }
    }

    private static var windows: [Window] = []

    /// Adds a window that opens.
    static func add(_ sheets: ShareSheets, environment: @escaping () -> EnvironmentValues?) {
        windows.removeAll { $0.sheets == nil }
        windows.append(Window(sheets: sheets, environment: environment))
    }

    /// Presents the share sheet over the window with the keyboard, or over the one that was opened last.
    /// - Parameters:
    ///   - items: The items, with the values of which the sheet shows previews.
    ///   - onEnd: Called when the sheet ends.
    /// - Returns: False where no window is open.
    package static func present(
        _ items: [(provider: NSItemProvider, value: any Transferable)],
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void
    ) -> Bool {
        let open = windows.filter { $0.sheets != nil }
        guard let window = open.last(where: \.hasKeyboard) ?? open.last else { return false }
        let shared = items.map { SharedItem(provider: $0.provider, summary: ItemSummary(of: $0.value, $0.provider)) }
        window.sheets?.present(
            shared,
            subject: nil,
            message: nil,
            with: window.environment()?.shareService,
            onEnd: onEnd
        )
        return true
    }
}
