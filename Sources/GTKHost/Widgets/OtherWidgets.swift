import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A thin line.
@MainActor
final class DividerWidget: GTKWidget, RegisteredWidget {
    private var axis: Axis

    init(_ content: DividerContent, host: GTKHost) {
        axis = content.axis
        super.init(gtk_separator_new(axis.orientation))
    }

    func update(_ content: DividerContent) -> Bool {
        guard content.axis != axis else { return false }
        axis = content.axis
        gtk_orientable_set_orientation(OpaquePointer(pointer), axis.orientation)
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal ? CGSize(width: size.width, height: 1) : CGSize(width: 1, height: size.height)
    }
}

extension Axis {
    /// The direction as GTK has it.
    var orientation: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}

/// One line of text that can be edited.
@MainActor
final class TextFieldWidget: GTKWidget, RegisteredWidget {
    private var content: TextFieldContent

    init(_ content: TextFieldContent, host: GTKHost) {
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

    func update(_ content: TextFieldContent) -> Bool {
        self.content = content
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
final class ScrollWidget: GTKWidget, RegisteredWidget {
    private let container: ContainerWidget

    init(_ content: ScrollContent, host: GTKHost) {
        container = ContainerWidget(around: content.content, host: host, alignment: .top)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(OpaquePointer(pointer), container.pointer)
        reportScrolling(to: host)
        apply(content)
    }

    func update(_ content: ScrollContent) -> Bool {
        apply(content)
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
