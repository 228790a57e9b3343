import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A thin line.
@MainActor
final class DividerWidget: GTKWidget {
    private let axis: Axis

    init(_ axis: Axis) {
        self.axis = axis
        super.init(
            gtk_separator_new(axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal ? CGSize(width: size.width, height: 1) : CGSize(width: 1, height: size.height)
    }
}

/// One line of text that can be edited.
@MainActor
final class TextFieldWidget: GTKWidget {
    private var content: TextFieldContent

    init(_ content: TextFieldContent) {
        self.content = content
        super.init(gtk_entry_new())
        Signal.connect(raw, "changed") { [weak self] in
            guard let self else { return }
            let text = String(cString: gtk_editable_get_text(OpaquePointer(self.pointer)))
            if text != self.content.text { self.content.setText(text) }
        }
        Signal.connect(raw, "activate") { [weak self] in self?.content.onSubmit?() }
        apply()
    }

    override func update(_ content: WidgetContent) -> Bool {
        guard case .textField(let field) = content else { return false }
        self.content = field
        apply()
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (minimum, natural) = measured(GTK_ORIENTATION_HORIZONTAL, for: -1)
        let width = max(CGFloat(minimum), proposal.width ?? CGFloat(natural))
        return CGSize(width: width, height: CGFloat(measured(GTK_ORIENTATION_VERTICAL, for: -1).natural))
    }

    private func apply() {
        let editable = OpaquePointer(pointer)
        let text = content.text
        if String(cString: gtk_editable_get_text(editable)) != text { gtk_editable_set_text(editable, text) }
        gtk_entry_set_placeholder_text(pointer.cast(), content.prompt)
        gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0)
    }
}

/// A place that shows a part of content that may be larger.
@MainActor
final class ScrollWidget: GTKWidget {
    private let container: ContainerWidget

    init(_ content: ScrollContent, host: GTKHost) {
        container = ContainerWidget(around: content.content, host: host, alignment: .top)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(OpaquePointer(pointer), container.pointer)
        reportScrolling(to: host)
        apply(content)
    }

    override func update(_ content: WidgetContent) -> Bool {
        if case .scroll(let scroll) = content { apply(scroll) }
        return false
    }

    override func setChildren(_ children: [any HostWidget]) { container.setChildren(children) }

    private func apply(_ content: ScrollContent) {
        gtk_scrolled_window_set_policy(
            OpaquePointer(pointer),
            content.axes.contains(.horizontal) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
            content.axes.contains(.vertical) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER
        )
    }
}
