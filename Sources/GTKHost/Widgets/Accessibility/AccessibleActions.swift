import CGTK
import GTKInterop
import SwiftUICore

/// The actions of an element that is not a GTK control. GTK reports a widget's action groups to AT-SPI.
@MainActor
final class AccessibleActions {
    /// The kind of an action in the group.
    enum Kind: Equatable {
        case perform(AccessibilityActionKind)
        case adjust(AccessibilityAdjustmentDirection)

        var name: String {
            switch self {
            case .perform(let kind): kind.name
            case .adjust(.increment): "increment"
            case .adjust(.decrement): "decrement"
            }
        }
    }

    let kinds: [Kind]
    /// The prefix that GTK puts before the names of the actions, separated by a point.
    private static let prefix = "action"

    /// Returns the actions of an element that its widget does not report by itself.
    static func kinds(of element: AccessibilityElement.Description) -> [Kind] {
        if element.actions.isEmpty, element.adjust == nil { return [] }
        let actions = element.staysWithWidget ? element.actions.filter { $0.kind != .default } : element.actions
        let adjustments: [Kind] = element.adjust == nil ? [] : [.adjust(.increment), .adjust(.decrement)]
        return actions.map { .perform($0.kind) } + adjustments
    }

    /// Replaces the widget's group of actions.
    /// - Parameter element: The element as it is when an action is called.
    init(_ kinds: [Kind], on widget: UnsafeMutablePointer<GtkWidget>, of element: @escaping () -> AccessibilityElement?)
    {
        self.kinds = kinds
        guard !kinds.isEmpty else {
            gtk_widget_insert_action_group(widget, Self.prefix, nil)
            return
        }
        let group = g_simple_action_group_new()!
        for kind in kinds {
            let action = g_simple_action_new(kind.name, nil)!
            Signal.connect(
                action.raw,
                "activate",
                object: { _ in
                    switch kind {
                    case .perform(let kind): element()?.action(kind)?.perform()
                    case .adjust(let direction): element()?.adjust?(direction)
                    }
                }
            )
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(action.raw)
        }
        gtk_widget_insert_action_group(widget, Self.prefix, OpaquePointer(group))
        g_object_unref(group)
    }
}
