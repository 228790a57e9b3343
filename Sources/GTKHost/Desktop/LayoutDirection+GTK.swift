import CGTK
import SwiftUICore

extension LayoutDirection {
    /// The direction as GTK names it.
    var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}
