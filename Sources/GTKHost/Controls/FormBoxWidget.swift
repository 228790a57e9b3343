import CGTK
import SwiftUICore

/// The box behind the rows of a section of a form.
@MainActor
final class FormBoxWidget: GTKWidget, RegisteredWidget {
    static let styleRules = """
        .swiftui-form-box { background: @swiftui_group_color; border: 1px solid @borders; border-radius: 9px; }
        """

    init(_ content: FormBoxContent, host: any WidgetHost) {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        styleClasses = ["swiftui-form-box"]
        gtk_widget_set_can_target(pointer, 0)
        accessible.leaveOut()
    }

    func update(_ content: FormBoxContent) -> Bool { false }

    override var isLeaf: Bool { true }
}
