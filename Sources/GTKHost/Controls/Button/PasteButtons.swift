import SwiftUICore

/// The buttons that are enabled depending on the pasteboard's contents.
final class PasteButtons: WidgetService {
    private var buttons: [WidgetLink] = []

    func add(_ button: ButtonWidget) {
        buttons.removeAll { $0.widget == nil }
        buttons.append(button.link)
    }

    /// Follows other contents of the pasteboard, and that they became known or unknown.
    func update() {
        for link in buttons { (link.widget as? ButtonWidget)?.updateSensitivity() }
    }
}
