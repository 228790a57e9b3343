import CGTK
import Foundation

/// The bars of a scrolled window, which are left out where the window is smaller than they are.
///
/// GTK gives a scrolled window at least the room that its bars need. In a smaller place the end of the window would be cut off, and the user
/// could not scroll to it.
@MainActor
final class ScrollBars {
    // Lifetime: that of the widget that has this object.
    private let window: UnsafeMutablePointer<GtkWidget>
    private var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    /// The least size of the window with its bars, while they are left out.
    private var least: CGSize?
    /// A length that no bars need.
    private static let longestBar: CGFloat = 200

    /// - Parameter window: A `GtkScrolledWindow`, which outlives this object.
    init(of window: UnsafeMutablePointer<GtkWidget>) { self.window = window }

    /// Sets when the bars are shown where they have room.
    func set(_ horizontal: GtkPolicyType, _ vertical: GtkPolicyType) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        apply()
    }

    /// Leaves the bars out where they have no room, before the window is given a size.
    func fit(into size: CGSize) {
        if let least {
            guard hasRoom(for: least, in: size) else { return }
            self.least = nil
        } else {
            guard size.height < Self.longestBar || size.width < Self.longestBar else { return }
            let least = CGSize(width: length(GTK_ORIENTATION_HORIZONTAL), height: length(GTK_ORIENTATION_VERTICAL))
            guard !hasRoom(for: least, in: size) else { return }
            self.least = least
        }
        apply()
    }

    private func hasRoom(for least: CGSize, in size: CGSize) -> Bool {
        (vertical != GTK_POLICY_AUTOMATIC || size.height.rounded() >= least.height)
            && (horizontal != GTK_POLICY_AUTOMATIC || size.width.rounded() >= least.width)
    }

    private func length(_ orientation: GtkOrientation) -> CGFloat {
        var length: Int32 = 0
        gtk_widget_measure(window, orientation, -1, &length, nil, nil, nil)
        return CGFloat(length)
    }

    private func apply() {
        func policy(_ policy: GtkPolicyType) -> GtkPolicyType {
            least != nil && policy == GTK_POLICY_AUTOMATIC ? GTK_POLICY_EXTERNAL : policy
        }
        gtk_scrolled_window_set_policy(OpaquePointer(window), policy(horizontal), policy(vertical))
    }
}
