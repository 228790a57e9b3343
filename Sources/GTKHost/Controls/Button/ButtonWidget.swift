import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A button around a label.
@MainActor
final class ButtonWidget: GTKWidget, RegisteredWidget {
    private var content: ButtonContent
    private let label: ContainerWidget
    private unowned let host: GTKHost
    private var classes: [String] = []

    init(_ content: ButtonContent, host: GTKHost) {
        self.content = content
        self.host = host
        label = ContainerWidget(around: content.label, host: host)
        super.init(gtk_button_new())
        gtk_button_set_child(pointer.cast(), label.pointer)
        // The button is named by its label.
        label.accessible.leaveOut()
        Signal.connect(raw, "clicked") { [weak self] in self?.clicked() }
        if content.paste != nil { host.addPasteButton(self) }
        apply()
    }

    func update(_ content: ButtonContent) -> Bool {
        let isSameLook = content.appearance == self.content.appearance && content.role == self.content.role
        self.content = content
        apply()
        return !isSameLook
    }

    override func setChildren(_ children: [any HostWidget]) { label.setChildren(children) }

    /// The label's size, and the room that the button's border takes.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = content.label.size(.unspecified)
        let width = CGFloat(measured(GTK_ORIENTATION_HORIZONTAL, for: -1).natural)
        let height = CGFloat(measured(GTK_ORIENTATION_VERTICAL, for: -1).natural)
        let border = CGSize(width: max(0, width - ideal.width), height: max(0, height - ideal.height))
        let size = content.label.size(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - border.width) },
                height: proposal.height.map { max(0, $0 - border.height) }
            )
        )
        return CGSize(width: size.width + border.width, height: size.height + border.height)
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        let inner = content.label.size(.unspecified)
        let border = (size.height - inner.height) / 2
        return content.label.baselines(in: inner).map {
            TextBaselines(first: $0.first + border, last: $0.last + border)
        }
    }

    private func apply() {
        let wanted: [String] =
            switch (content.appearance, content.role) {
            case (.plain, _): ["flat", "swiftui-plain"]
            case (.borderless, _): ["flat"]
            case (.link, _): ["flat", "swiftui-plain", "swiftui-link"]
            case (.borderedProminent, .destructive?): ["destructive-action"]
            case (.borderedProminent, _): ["suggested-action"]
            default: []
            }
        for name in classes where !wanted.contains(name) { gtk_widget_remove_css_class(pointer, name) }
        for name in wanted where !classes.contains(name) { gtk_widget_add_css_class(pointer, name) }
        classes = wanted
        updateSensitivity()
    }

    /// Enables the button, if it pastes, only while the pasteboard has something it takes.
    ///
    /// Where that is not known it stays enabled: on Wayland a window learns of the clipboard's contents when it is
    /// clicked, and a button that is enabled only then has missed the click.
    func updateSensitivity() {
        let canPaste = content.paste.map { paste in
            !host.pasteboard.isKnown || host.pasteboard.contents().mayHave(anyOf: paste.contentTypes)
        }
        gtk_widget_set_sensitive(pointer, content.isEnabled && canPaste ?? true ? 1 : 0)
    }

    private func clicked() {
        guard let paste = content.paste else { return content.action() }
        let contents = host.pasteboard.contents()
        Task { await paste.perform(contents.items(for: paste.contentTypes)) }
    }
}
